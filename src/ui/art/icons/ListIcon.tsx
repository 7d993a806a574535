import type { IconProps } from './Icon.tsx';
import { LineIcon } from './LineIcon.tsx';

/** Phosphor's list. */
export function ListIcon(props: IconProps) {
  return <LineIcon {...props} d="M40 128H216M40 64H216M40 192H216" />;
}
