import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../src/ui/styles/theme.css.ts';

/* Space around the example for the numbers. */
export const frame = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  padding: vars.space[7],
  backgroundColor: vars.color.surface,
  border: `${vars.borderWidth.hair} solid ${vars.color.hairline}`,
  borderRadius: vars.radius.panel,
  overflow: 'hidden',
});

/* Centres an example narrower than the frame. */
export const stage = style({ justifySelf: 'center', minWidth: 0, maxWidth: '100%' });

/* Beside the part that is its anchor. */
export const mark = style({
  position: 'absolute',
  display: 'grid',
  placeItems: 'center',
  width: 26,
  height: 26,
  margin: vars.space[1],
  borderRadius: vars.radius.round,
  backgroundColor: vars.color.coral,
  color: vars.color.onCoral,
  fontSize: 14,
  fontWeight: vars.fontWeight.bold,
  lineHeight: 1,
  pointerEvents: 'none',
});

globalStyle(`${frame} + ol > li::marker`, {
  color: vars.color.coral,
  fontWeight: vars.fontWeight.bold,
});
