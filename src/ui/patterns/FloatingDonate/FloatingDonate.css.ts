import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';

import {
  footerOffset,
  horizontal,
  marginEdge,
  heightOfShelf,
  shelfEdge,
  shelfHeight,
  twoLineHeader,
  upright,
} from '../../styles/donateEdges.ts';
import { component } from '../../styles/layered.ts';
import { layers } from '../../styles/layers.css.ts';
import { shelfRoomVar } from '../../styles/shelfRoom.css.ts';
import { vars } from '../../styles/theme.css.ts';

/* Below the header. */
const below = (edge: string) => `calc(${vars.layout.header} + ${vars.borderWidth.hair} + ${edge})`;

/** Longer than a press. */
const PRESS = '500ms';

/*
   Sticks to the window's lower edge, down to its place above the footer, then scrolls with the page
   up to the header, because a footer is taller than a phone's window. While a field has focus the
   shelf stays in that place, because a keyboard leaves little room. It returns only after the press
   that blurs the field, which it would otherwise intercept.
*/
export const room = component({
  position: 'sticky',
  zIndex: vars.zIndex.floating,
  insetBlockStart: below(`max(${shelfEdge}, ${footerOffset})`),
  insetBlockEnd: `max(${shelfEdge}, ${marginEdge})`,
  transition: `bottom 0s ${PRESS}`,
  containerType: 'inline-size',
  selectors: {
    '&:has(:focus-visible)': { insetBlockStart: below(`max(${twoLineHeader}, ${footerOffset})`) },
    ':root:has(form:focus-within) &, :root:has(form:active) &': {
      insetBlockStart: below(footerOffset),
      insetBlockEnd: marginEdge,
      transition: 'none',
    },
  },
  '@media': { print: { display: 'none' } },
});

export const shelf = component({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  minHeight: shelfHeight,
  // Aligns the text with the page's column.
  paddingInline: `max(${vars.space.gutter}, (100% - ${vars.layout.page}) / 2)`,
  paddingBlock: `${vars.space[1]} calc(${vars.space[1]} + env(safe-area-inset-bottom))`,
  backgroundColor: vars.color.paper,
  borderBlockStart: `${vars.borderWidth.hair} solid ${vars.color.hairline}`,
  // Not on the donation page itself.
  selectors: { '&:has([aria-current])': { display: 'none' } },
  '@container': {
    [upright]: {
      selectors: { '&, &:has([aria-current])': { display: 'block' } },
      minHeight: 0,
      padding: 0,
      backgroundColor: 'transparent',
      borderStyle: 'none',
    },
  },
});

function within(selector: string, rule: GlobalStyleRule): void {
  globalStyle(`${room} ${selector}`, { '@layer': { [layers.components]: rule } });
}

within('p', {
  fontSize: vars.fontSize.xs,
  lineHeight: vars.lineHeight.close,
  textWrap: 'balance',
  '@container': { [upright]: { display: 'none' } },
});

within('a', {
  flexShrink: 0,
  '@container': {
    [upright]: {
      position: 'absolute',
      // The bar has no height there, which would limit vertical text.
      inlineSize: 'max-content',
      bottom: vars.space[7],
      right: 0,
      writingMode: 'vertical-rl',
    },
    [horizontal]: { right: vars.space[3], writingMode: 'horizontal-tb' },
  },
});

within('svg', { display: 'none', '@container': { [horizontal]: { display: 'block' } } });

globalStyle(`:root:has(${shelf} > a:not([aria-current]))`, {
  '@layer': { [layers.components]: { vars: { [shelfRoomVar]: heightOfShelf } } },
});
