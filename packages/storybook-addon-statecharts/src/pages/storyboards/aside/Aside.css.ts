import { style } from '@vanilla-extract/css';
import { vars } from '../../../ui/theme.css.ts';

export const stack = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  alignContent: 'start',
});

export const title = style({
  margin: 0,
  fontFamily: vars.font.display,
  fontWeight: vars.fontWeight.display,
  fontStretch: '80%',
  fontSize: '1.5rem',
  lineHeight: vars.lineHeight.snug,
});

export const subtitle = style({
  margin: 0,
  fontFamily: vars.font.display,
  fontWeight: vars.fontWeight.display,
  fontStretch: '80%',
  fontSize: '1.15rem',
});

export const lines = style({ display: 'grid', gap: vars.space[1], justifyItems: 'start' });

export const muted = style({ margin: 0, color: vars.color.muted });
export const code = style({
  margin: 0,
  color: vars.color.muted,
  fontFamily: 'ui-monospace, Menlo, monospace',
  fontSize: '0.82rem',
  overflowWrap: 'anywhere',
});

export const picture = style({
  display: 'block',
  width: '100%',
  maxWidth: '15rem',
  height: 'auto',
  border: `1px solid ${vars.color.hairline}`,
  borderRadius: vars.radius.tile,
});

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const transition = style({
  display: 'grid',
  gap: '2px',
  width: '100%',
  padding: `${vars.space[2]} ${vars.space[3]}`,
  border: `1px solid ${vars.color.hairline}`,
  borderRadius: vars.radius.chip,
  backgroundColor: vars.color.surface,
  color: vars.color.ink,
  font: 'inherit',
  lineHeight: vars.lineHeight.close,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:hover': { backgroundColor: vars.color.wash },
  },
});

export const strong = style({ fontWeight: vars.fontWeight.medium });
export const number = style({
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: '1.5rem',
  height: '1.5rem',
  marginInlineEnd: vars.space[2],
  borderRadius: vars.radius.round,
  border: `1.5px solid ${vars.color.ink}`,
  fontSize: '0.8rem',
  fontWeight: vars.fontWeight.bold,
});
