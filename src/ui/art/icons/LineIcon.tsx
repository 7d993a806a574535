import { iconSizes, type IconProps } from './Icon.tsx';

/**
 * An icon drawn as a stroke in the text's colour: Phosphor's regular weight before outlining. A third
 * of the markup, for icons in every document.
 */
export function LineIcon({ size = 'md', d }: IconProps & { readonly d: string }) {
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
      aria-hidden
    >
      <path d={d} />
    </svg>
  );
}
