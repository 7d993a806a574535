import type { IconProps } from './Icon.tsx';
import { LineIcon } from './LineIcon.tsx';

/** Phosphor's caret, down. */
export function CaretDownIcon(props: IconProps) {
  return <LineIcon {...props} d="M208 96l-80 80-80-80" />;
}
