// Fragments of styles, for `.css.ts` files.
import { vars } from './theme.css.ts';

/** For assistive technology alone. */
export const unseen = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;

/** A surface with an outline. */
export const outlined = {
  border: `${vars.borderWidth.control} solid ${vars.color.ink}`,
  borderRadius: vars.radius.tile,
  backgroundColor: vars.color.surface,
};
