import { style } from '@vanilla-extract/css';
import { vars } from '../../styles/theme.css.ts';
import { square } from '../../styles/rules.ts';
import { rowInset } from '../menu/menu.css.ts';

export const root = style({ display: 'inline-block' });

export const button = style({
  display: 'inline-flex',
  alignItems: 'center',
  borderRadius: vars.radius.round,
});

/*
   Aligned to the end of the bar, which is always inside the window, wherever the avatar has
   wrapped.
*/
export const place = style({
  position: 'absolute',
  zIndex: vars.zIndex.menu,
  insetBlockStart: `calc(100% + ${vars.space[2]})`,
  insetInlineEnd: 0,
  width: 'max-content',
  maxWidth: '100%',
  selectors: { '&[hidden]': { display: 'none' } },
});

export const account = style({
  paddingInline: rowInset,
  paddingBlock: vars.space[2],
  lineHeight: vars.lineHeight.close,
  overflowWrap: 'anywhere',
  maxWidth: vars.size.rail,
});

export const name = style({ fontWeight: vars.fontWeight.bold });
export const email = style({ color: vars.color.muted, fontSize: vars.fontSize.sm });

/** Reserves the space of the avatar button while its code loads. */
export const space = style({ display: 'inline-block', ...square(vars.layout.target) });
