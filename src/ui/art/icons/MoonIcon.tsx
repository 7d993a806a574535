import type { IconProps } from './Icon.tsx';
import { LineIcon } from './LineIcon.tsx';

/** Phosphor's moon. */
export function MoonIcon(props: IconProps) {
  return <LineIcon {...props} d="M108 28A96 96 0 0 0 228 148 96 96 0 1 1 108 28Z" />;
}
