import type { IconProps } from './Icon.tsx';
import { LineIcon } from './LineIcon.tsx';

/** Phosphor's sun. */
export function SunIcon(props: IconProps) {
  return (
    <LineIcon
      {...props}
      d="M72 128a56 56 0 1 0 112 0a56 56 0 1 0-112 0M128 40V16M64 64 48 48M40 128H16M64 192l-16 16M128 216v24M192 192l16 16M216 128h24M192 64l16-16"
    />
  );
}
