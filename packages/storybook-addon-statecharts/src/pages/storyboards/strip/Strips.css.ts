import { style } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme.css.ts';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[6],
  padding: `${vars.space[5]} ${vars.space.gutter}`,
  color: vars.color.ink,
  backgroundColor: vars.color.paper,
  '@media': { print: { padding: 0, gap: '4mm' } },
});

export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  fontSize: vars.fontSize.xs,
  '@media': { print: { display: 'none' } },
});

export const flow = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[2],
  paddingTop: vars.space[4],
  borderTop: `${vars.borderWidth.double} double ${vars.color.hairline}`,
  '@media': { print: { breakInside: 'avoid', paddingTop: '2mm', gap: 0 } },
});

export const title = style({
  margin: 0,
  fontFamily: vars.font.display,
  fontWeight: vars.fontWeight.display,
  fontStretch: '80%',
  fontSize: '1.35rem',
  '@media': { print: { breakAfter: 'avoid' } },
});
