import { style } from '@vanilla-extract/css';
import { centred, code as codeFace, column, narrow, outlined, row } from '../../../ui/fragments.ts';
import { vars } from '../../../ui/theme.css.ts';

export const stack = style({ ...column(vars.space[4]), alignContent: 'start' });
export const title = style({ ...narrow('1.5rem'), lineHeight: vars.lineHeight.snug });
export const subtitle = style(narrow('1.15rem'));
export const lines = style({ display: 'grid', gap: vars.space[1], justifyItems: 'start' });
export const code = style({ ...codeFace, color: vars.color.muted, overflowWrap: 'anywhere' });

export const picture = style({
  width: '100%',
  maxWidth: '15rem',
  border: `1px solid ${vars.color.hairline}`,
  borderRadius: vars.radius.tile,
});

export const list = style(column(vars.space[2]));

export const transition = style({
  display: 'grid',
  gap: '2px',
  width: '100%',
  padding: `${vars.space[2]} ${vars.space[3]}`,
  border: `1px solid ${vars.color.hairline}`,
  borderRadius: vars.radius.chip,
  backgroundColor: vars.color.surface,
  lineHeight: vars.lineHeight.close,
  textAlign: 'start',
  ':hover': { backgroundColor: vars.color.wash },
});

export const strong = style({ fontWeight: vars.fontWeight.medium });
export const number = style({
  ...centred,
  display: 'inline-grid',
  minWidth: '1.5rem',
  height: '1.5rem',
  marginInlineEnd: vars.space[2],
  borderRadius: vars.radius.round,
  border: `1.5px solid ${vars.color.ink}`,
  fontSize: '0.8rem',
  fontWeight: vars.fontWeight.bold,
});

/* The real screen, and the path that it has taken. */
export const frame = style({
  ...outlined,
  display: 'block',
  width: '390px',
  maxWidth: '100%',
  height: 'min(36rem, 60vh)',
  backgroundColor: vars.color.paper,
});
export const steps = style(row(vars.space[1]));
