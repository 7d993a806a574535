// Fragments of styles, for `.css.ts` files.
import { vars } from './theme.css.ts';

/** One column, no wider than its container. */
export const column = (gap: string) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap,
});

/** Items side by side, in as many rows as they need. */
export const wrapping = (gap: string) => ({ display: 'flex', flexWrap: 'wrap', gap }) as const;

/** The same, centred in their row. */
export const row = (gap: string) => ({ ...wrapping(gap), alignItems: 'center' }) as const;

/** Content in the middle of its box. */
export const centred = { display: 'grid', placeItems: 'center' } as const;

/** Over all of the element that positions it. */
export const overlay = { position: 'absolute', inset: 0, width: '100%', height: '100%' } as const;

/** The part of a picture that fits its box. */
export const cropped = (objectPosition: 'top' | 'left top') =>
  ({ objectFit: 'cover', objectPosition }) as const;

/** For assistive technology alone. */
export const unseen = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;

/** Code and other text to compare character by character. */
export const code = { fontFamily: 'ui-monospace, Menlo, monospace', fontSize: '0.82rem' };

/** A surface with an outline. */
export const outlined = {
  border: `${vars.borderWidth.control} solid ${vars.color.ink}`,
  borderRadius: vars.radius.tile,
  backgroundColor: vars.color.surface,
};
