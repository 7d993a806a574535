import * as styles from './Glyph.css.ts';

export interface GlyphProps {
  /** A path on a 256 grid, from `glyphs.ts`. */
  path: string;
}

/**
 * A small sign inside a control, in the text's colour and size.
 *
 * Use inside buttons, links, notices and fields, beside words that say the same.
 * Not for features or decoration: those have the duotone icons of `src/ui/art`.
 */
export function Glyph({ path }: GlyphProps) {
  return (
    <svg className={styles.glyph} viewBox="0 0 256 256" aria-hidden="true" focusable="false">
      <path d={path} />
    </svg>
  );
}
