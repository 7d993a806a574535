import { labelled } from '../labelled.ts';
import { iconSizes, type IconProps } from './Icon.tsx';

/**
 * An icon drawn by one stroke, in the color of the text around it: Phosphor's regular weight before its
 * strokes are turned into outlines. A third of the letters, for icons that every document carries.
 */
export function LineIcon({ size = 'md', title, d }: IconProps & { readonly d: string }) {
  const side = typeof size === 'number' ? size : iconSizes[size];
  return (
    <svg
      viewBox="0 0 256 256"
      width={side}
      height={side}
      fill="none"
      stroke="currentColor"
      strokeWidth="16"
      strokeLinecap="round"
      strokeLinejoin="round"
      {...labelled(title)}
    >
      <path d={d} />
    </svg>
  );
}
