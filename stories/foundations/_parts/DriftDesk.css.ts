import { style } from '@vanilla-extract/css';
import { vars } from '../../../src/ui/styles/theme.css.ts';

/** Receives drops anywhere on the page. */
export const desk = style({ display: 'contents' });

export const drop = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[4],
  padding: vars.space.panel,
  backgroundColor: vars.color.surface,
  border: `${vars.borderWidth.control} dashed ${vars.color.line}`,
  borderRadius: vars.radius.panel,
  selectors: {
    '&[data-over="true"]': {
      borderStyle: 'solid',
      borderColor: vars.color.action,
      backgroundColor: vars.color.wash,
    },
  },
});

export const chip = style({
  display: 'inline-block',
  verticalAlign: 'middle',
  marginInlineEnd: vars.space[2],
  width: vars.space[5],
  height: vars.space[5],
  border: `${vars.borderWidth.hair} solid ${vars.color.line}`,
  borderRadius: vars.radius.thin,
  forcedColorAdjust: 'none',
});

/** Wide enough for most names, on a phone too: the table scrolls in its frame. */
export const name = style({
  display: 'inline-block',
  minWidth: vars.size.picture,
  overflowWrap: 'anywhere',
});

export const line = style({ whiteSpace: 'nowrap' });
