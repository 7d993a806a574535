import { style } from '@vanilla-extract/css';
import { vars } from '../../styles/theme.css.ts';
import { target, wrapping } from '../../styles/rules.ts';

export const list = style({
  ...wrapping,
  alignItems: 'center',
  fontSize: vars.fontSize.sm,
  overflowWrap: 'anywhere',
});

export const crumb = style({
  display: 'inline-flex',
  alignItems: 'center',
  minWidth: 0,
  selectors: {
    /* The second part is the alternative text: empty. */
    '& + &::before': { content: '"/" / ""', paddingInline: vars.space[2], color: vars.color.muted },
  },
});

export const link = style({
  ...target,
  minWidth: vars.layout.target,
  color: vars.color.action,
  borderRadius: vars.radius.thin,
  ':hover': { color: vars.color.actionHover, textDecorationThickness: vars.underline.thick },
});

export const step = style({ color: vars.color.muted });

export const current = style({ ...target, fontWeight: vars.fontWeight.medium });
