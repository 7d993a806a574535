import { component } from '../../styles/layered.ts';
import { vars } from '../../styles/theme.css.ts';
import { rowInset } from '../menu/menu.css.ts';

export const root = component({ display: 'inline-block' });

export const button = component({
  display: 'inline-flex',
  alignItems: 'center',
  borderRadius: vars.radius.round,
});

/*
   Aligned to the end of the bar, which is always inside the window, wherever the avatar has
   wrapped.
*/
export const place = component({
  position: 'absolute',
  zIndex: vars.zIndex.menu,
  insetBlockStart: `calc(100% + ${vars.space[2]})`,
  insetInlineEnd: 0,
  width: 'max-content',
  maxWidth: '100%',
  selectors: { '&[hidden]': { display: 'none' } },
});

export const account = component({
  paddingInline: rowInset,
  paddingBlock: vars.space[2],
  lineHeight: vars.lineHeight.close,
  overflowWrap: 'anywhere',
  maxWidth: vars.size.rail,
});

export const name = component({ fontWeight: vars.fontWeight.bold });
export const email = component({ color: vars.color.muted, fontSize: vars.fontSize.sm });

/** As large as the avatar button. */
export const space = component({
  display: 'inline-block',
  width: vars.layout.target,
  height: vars.layout.target,
});
