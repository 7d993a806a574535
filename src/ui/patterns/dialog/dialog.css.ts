import { style } from '@vanilla-extract/css';
import { vars } from '../../styles/theme.css.ts';
import { edge, filled } from '../../styles/rules.ts';

export const dialog = style({
  position: 'fixed',
  zIndex: vars.zIndex.dialog,
  inset: 0,
  margin: 'auto',
  // Near the top, clear of a phone's keyboard.
  marginBlockStart: vars.layout.dialogTop,
  width: `min(${vars.layout.form}, calc(100vw - 2 * ${vars.space[4]}))`,
  // The margin of native dialogs: 1em and three pixels.
  maxWidth: `calc(100% - 2 * (${vars.fontSize.md} + ${vars.borderWidth.double}))`,
  height: 'fit-content',
  maxHeight: `calc(100dvh - ${vars.layout.dialogTop} - ${vars.space[4]})`,
  overflowY: 'auto',
  // Includes the focus ring of a field scrolled into view.
  scrollPaddingBlock: vars.space[5],
  // Large text on a phone leaves little room for margins.
  padding: `min(${vars.space.panel}, 6.25vw)`,
  ...filled(vars.color.surface, vars.color.ink),
  ...edge(vars.borderWidth.bold, vars.color.ink, vars.radius.panel),
});

/** Ariakit places it over the window, below the dialog. */
export const backdrop = style({ backgroundColor: vars.color.scrim });

export const head = style({
  display: 'grid',
  // The guide shrinks if enlarged text needs the room.
  gridTemplateColumns: `minmax(min(1.5 * ${vars.size.tile}, 100% - ${vars.space[4]}), 1fr) minmax(0, ${vars.size.tile})`,
  gap: vars.space[4],
  alignItems: 'end',
});

/** An email address may be longer than the line. */
export const facts = style({ overflowWrap: 'anywhere' });
