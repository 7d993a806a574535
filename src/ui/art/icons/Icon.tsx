/** In em, so that icons scale with the text. */
export const iconSizes = { sm: '1em', md: '1.25em', lg: '1.5em', xl: '2em' } as const;

/** One of {@link iconSizes}. */
export type IconSize = keyof typeof iconSizes;

/** Props of every icon. */
export interface IconProps {
  /** A size of the scale, or CSS pixels. Default `md`. */
  readonly size?: IconSize | number;
}

/**
 * An icon in the colour of the text around it, from path data on Phosphor's grid of 256 units. A duotone
 * icon also has a paler area behind.
 */
export function icon(d: string, area?: string) {
  return function PhosphorIcon({ size = 'md' }: IconProps) {
    const side = typeof size === 'number' ? size : iconSizes[size];
    return (
      <svg viewBox="0 0 256 256" width={side} height={side} fill="currentColor" aria-hidden>
        {area === undefined ? null : <path opacity="0.2" d={area} />}
        <path d={d} />
      </svg>
    );
  };
}
