import './fallbackFonts.css.ts';
import './reset.css.ts';
import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';
import { shelfRoom } from './shelfRoom.css.ts';
import { vars } from './theme.css.ts';
import { filled, focused } from './rules.ts';
import { media } from './tokens/breakpoint.ts';
import { PRESSED_SHARE } from './tokens/color.ts';
import { displayFace } from './typefaces.ts';

/* Without specificity: every class overrides it. */
function base(selector: string, rule: GlobalStyleRule): void {
  globalStyle(`:where(${selector})`, rule);
}

base('html', {
  ...filled(vars.color.paper, vars.color.ink),
  fontFamily: vars.font.text,
  fontSize: '100%',
  fontVariantNumeric: 'tabular-nums lining-nums',
  lineHeight: vars.lineHeight.text,
  /* A focused or targeted element is never below the sticky header or the shelf (WCAG 2.4.12). */
  scrollPaddingBlock: `calc(${vars.layout.header} + ${vars.space[4]}) max(${vars.space[8]}, ${shelfRoom} + ${vars.space[5]})`,
});

base('body', { fontSize: vars.fontSize.md, minHeight: '100svh' });

base('h1, h2, h3, h4, h5, h6', {
  ...displayFace,
  letterSpacing: vars.tracking.display,
  lineHeight: vars.lineHeight.tight,
  textWrap: 'balance',
});

base('a', { color: vars.color.action, textUnderlineOffset: vars.underline.offset });
base('strong, b', { fontWeight: vars.fontWeight.bold });
globalStyle('::selection', { backgroundColor: vars.color.gold, color: vars.color.onGold });

base(':focus-visible', { ...focused });
/* A heading focused after navigation is not a control. */
base('[tabindex="-1"]:focus-visible', { outline: 'none' });

/* A press waits for the page's script; a busy button has its own sign. */
base(':is(button, a)[aria-busy="true"]:not([aria-disabled])', {
  boxShadow: `inset 0 calc(-1 * ${vars.space[1]}) currentColor`,
  cursor: 'progress',
});

/*
   Pressed controls: a card's link covers the card, a radio button its label. `:active` also applies
   to all ancestors, so only controls are matched. Touch has no `:active` at first
   (src/services/markTouched.ts).
*/
const active = ':is(:active, [data-touched])';
const pressed = [
  `:is(a:not([data-card-link]), button, summary)${active}:not(:disabled, [aria-disabled="true"])`,
  `[data-card-link]${active}::after`,
  `label:has([type="radio"]${active})`,
].join(', ');

/* Match the card's corners: the link itself has none. */
globalStyle(`[data-card-link][data-card-link]${active}::after`, {
  borderRadius: vars.radius.panel,
});

const shade = `color-mix(in srgb, currentColor ${PRESSED_SHARE * 100}%, transparent)`;

/*
   Shown before the action takes effect (docs/decisions/013): a shade and an edge in the text's
   colour.
*/
globalStyle(pressed, {
  backgroundImage: `linear-gradient(${shade} 0 0)`,
  boxShadow: `inset 0 0 0 ${vars.borderWidth.control} currentColor`,
  '@media': {
    // Forced colours drop the shade and the edge; a focus ring moves inwards instead.
    [media.forcedColors]: {
      outline: `${vars.focus.width} solid`,
      outlineOffset: `calc(-1 * ${vars.focus.width})`,
    },
  },
});

function onPaper(selector: string, rule: GlobalStyleRule): void {
  globalStyle(`:where(${selector})`, { '@media': { print: rule } });
}

/* Print has no controls, and a running colour transition would be printed half-way. */
onPaper('button', { display: 'none !important' });
onPaper('*', { transition: 'none !important' });
/* Keep a heading with its content, and a paragraph on one page. */
onPaper('h1, h2, h3, h4, h5, h6', { breakAfter: 'avoid' });
onPaper('figure, blockquote, footer', { breakInside: 'avoid' });
onPaper('html, body', { backgroundColor: 'transparent', color: 'CanvasText', fontSize: '11pt' });
