import './layers.css.ts';
import './fonts.css.ts';
import './reset.css.ts';

import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';

import { layers } from './layers.css.ts';
import { shelfRoom } from './shelfRoom.css.ts';
import { vars } from './theme.css.ts';
import { media } from './tokens/breakpoint.ts';
import { PRESSED_SHARE } from './tokens/color.ts';
import { displayFace } from './typefaces.ts';

function base(selector: string, rule: GlobalStyleRule): void {
  globalStyle(selector, { '@layer': { [layers.theme]: rule } });
}

base('html', {
  backgroundColor: vars.color.paper,
  color: vars.color.ink,
  fontFamily: vars.font.text,
  fontSize: '100%',
  fontVariantNumeric: 'tabular-nums lining-nums',
  lineHeight: vars.lineHeight.text,
  /* A focused or linked-to element never lies under the sticky header, nor under the shelf (2.4.12). */
  scrollPaddingBlock: `calc(${vars.layout.header} + ${vars.space[4]}) max(${vars.space[8]}, ${shelfRoom} + ${vars.space[5]})`,
});

/* There the shelf is below the header. */
base('footer a', { scrollMarginBlockStart: shelfRoom });

base('body', { fontSize: vars.fontSize.md, minHeight: '100svh' });

base('h1, h2, h3, h4, h5, h6', {
  ...displayFace,
  letterSpacing: vars.tracking.display,
  lineHeight: vars.lineHeight.tight,
  textWrap: 'balance',
});

base('a', { color: vars.color.action, textUnderlineOffset: vars.underline.offset });
base('strong, b', { fontWeight: vars.fontWeight.bold });
base('::selection', { backgroundColor: vars.color.gold, color: vars.color.onGold });

base(':focus-visible', {
  outline: `${vars.focus.width} solid ${vars.color.focus}`,
  outlineOffset: vars.focus.offset,
});
/* A heading that takes the focus after a change of page is not a control. */
base('[tabindex="-1"]:focus-visible', { outline: 'none' });

/* Pressed, heard, and waiting for what it asks for; a button that works on something has its own sign. */
base(':is(button, a)[aria-busy="true"]:not([aria-disabled])', {
  boxShadow: `inset 0 calc(-1 * ${vars.space[1]}) currentColor`,
  cursor: 'progress',
});

/*
 * What can be pressed: a card's link lies over the whole card, a radio button over its label. `:active`
 * holds for everything around as well, so it is asked of the control alone. A finger has none at first
 * (src/app/showTouches.ts).
 */
const held = ':is(:active, [data-touched])';
const pressed = [
  `:is(a:not([data-card-link]), button, summary)${held}:not(:disabled, [aria-disabled="true"])`,
  `[data-card-link]${held}::after`,
  `label:has([type="radio"]${held})`,
].join(', ');

/* Round as the card: the link's own layer has no corners. */
globalStyle(`[data-card-link]${held}::after`, {
  '@layer': { [layers.utilities]: { borderRadius: vars.radius.panel } },
});

const shade = `color-mix(in srgb, currentColor ${PRESSED_SHARE * 100}%, transparent)`;

/* At once, before what it asks for (docs/decisions/013): a shade and an edge of its own words' colour. */
globalStyle(pressed, {
  '@layer': {
    [layers.utilities]: {
      backgroundImage: `linear-gradient(${shade} 0 0)`,
      boxShadow: `inset 0 0 0 ${vars.borderWidth.control} currentColor`,
      '@media': {
        // Those two are left out there; a focus ring moves inwards.
        [media.forcedColors]: {
          outline: `${vars.focus.width} solid`,
          outlineOffset: `calc(-1 * ${vars.focus.width})`,
        },
      },
    },
  },
});

/* Among layers, `!important` of the earlier one wins. */
function onPaper(selector: string, rule: GlobalStyleRule): void {
  globalStyle(selector, { '@media': { print: { '@layer': { [layers.theme]: rule } } } });
}

/* Nothing can be pressed there, and a colour on its way to the light theme's would be printed half-way. */
onPaper('button', { display: 'none !important' });
onPaper('*', { transition: 'none !important' });
/* A heading goes with what follows it, and what is said in one breath stays on one sheet. */
onPaper('h1, h2, h3, h4, h5, h6', { breakAfter: 'avoid' });
onPaper('figure, blockquote, footer', { breakInside: 'avoid' });
onPaper('html, body', { backgroundColor: 'transparent', color: 'CanvasText', fontSize: '11pt' });
