import { style } from '@vanilla-extract/css';
import { vars } from '../../styles/theme.css.ts';
import { display, edge, grid, quiet } from '../../styles/rules.ts';

export const quote = style({
  ...grid(vars.space[4]),
  /* A long word breaks instead of widening its column. */
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  minWidth: 0,
});

export const text = style({
  fontSize: vars.fontSize.lg,
  lineHeight: vars.lineHeight.text,
  textWrap: 'pretty',
  '::before': {
    content: '"“" / ""',
    display: 'block',
    height: '0.5em',
    color: vars.color.action,
    ...display(vars.fontSize['5xl'], '0.85'),
  },
});

export const source = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  lineHeight: vars.lineHeight.snug,
});

export const portrait = style({
  flexShrink: 0,
  overflow: 'hidden',
  width: vars.space[8],
  ...edge(vars.borderWidth.bold, vars.color.outline, vars.radius.round),
});

export const person = style({ overflowWrap: 'anywhere' });
export const name = style({ display: 'block', fontWeight: vars.fontWeight.bold });
export const role = style({ display: 'block', ...quiet });
