// Fragments of styles, for `.css.ts` files.
import { vars } from './theme.css.ts';

/** One column, no wider than its container. */
export const column = (gap: string) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap,
});

/** Items side by side, in as many rows as they need. */
export const row = (gap: string) =>
  ({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap }) as const;

/** A surface with an outline. */
export const outlined = {
  border: `${vars.borderWidth.control} solid ${vars.color.ink}`,
  borderRadius: vars.radius.tile,
  backgroundColor: vars.color.surface,
};

/** Below something else, with a line between them. */
export const below = (line: string, space: string) => ({
  paddingTop: space,
  borderTop: `${line} ${vars.color.hairline}`,
});

/** A narrow heading. */
export const narrow = (fontSize: string) => ({ fontStretch: '80%', fontSize });
