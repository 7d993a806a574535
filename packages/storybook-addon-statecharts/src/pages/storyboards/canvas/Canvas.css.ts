import { globalStyle, style } from '@vanilla-extract/css';
import { centred, cropped, unseen } from '../../../ui/fragments.ts';
import { media } from '../../../ui/media.ts';
import { focusRing, vars } from '../../../ui/theme.css.ts';

/** Minimum size of text on the screen; where it does not fit, it is hidden. */
const LEAST_PX = 11;
const readable = (px: number): string => `max(${px}px, calc(${LEAST_PX}px / var(--zoom, 1)))`;
const FAR = '[data-distance=far] &';
const AWAY = `[data-distance=middle] &, ${FAR}`;
const twoLines = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
} as const;
const gold = { backgroundColor: vars.color.gold, color: vars.color.onGold };

export const canvas = style({
  position: 'relative',
  overflow: 'clip',
  backgroundColor: vars.color.paper,
  backgroundImage: `radial-gradient(${vars.color.hairline} 1px, transparent 1px)`,
  backgroundSize: '24px 24px',
  minHeight: 0,
  // In px of the drawing; the reader's text size scales the page around it.
  fontSize: '16px',
});

/* React Flow's element has the class `light`, which a project may style. */
globalStyle(`${canvas} .react-flow`, {
  display: 'block',
  margin: 0,
  padding: 0,
  border: 0,
  borderRadius: 0,
  background: 'none',
  color: 'inherit',
  textAlign: 'start',
});
globalStyle(`${canvas} .react-flow__pane`, { cursor: 'grab' });
globalStyle(`${canvas} .react-flow__pane.dragging`, { cursor: 'grabbing' });
globalStyle(`${canvas} .react-flow__node`, { cursor: 'default' });
globalStyle(`${canvas} .react-flow__minimap`, {
  backgroundColor: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.tile,
  overflow: 'hidden',
  '@media': { '(max-width: 62em)': { display: 'none' }, print: { display: 'none' } },
});

export const edges = style({
  position: 'absolute',
  top: 0,
  left: 0,
  overflow: 'visible',
  pointerEvents: 'none',
});

export const line = style({
  fill: 'none',
  stroke: vars.color.ink,
  strokeWidth: 1.5,
  selectors: {
    [AWAY]: { strokeWidth: 'calc(1.5px / var(--zoom, 1))' },
    '[data-faint] > &': { opacity: 0.25 },
    '[data-lit] > &': { stroke: vars.color.blue, strokeWidth: 4 },
  },
});

/** At low zoom as large as at full size, measured from its tip. */
export const arrow = style({
  fill: vars.color.ink,
  selectors: {
    [AWAY]: { scale: 'calc(1 / var(--zoom, 1))' },
    '[data-faint] > &': { opacity: 0.25 },
    '[data-lit] > &': { fill: vars.color.blue },
  },
});

export const label = style({
  position: 'absolute',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '6px',
  padding: '2px 4px',
  borderRadius: '6px 2px',
  backgroundColor: vars.color.paper,
  color: vars.color.ink,
  fontSize: readable(13.5),
  lineHeight: 1.26,
  textAlign: 'center',
  pointerEvents: 'all',
  selectors: {
    '&:hover': { backgroundColor: vars.color.wash },
    '&:focus-visible': focusRing,
    '&[data-lit]': gold,
    // Only the number remains; the line is visible below.
    [AWAY]: { backgroundColor: 'transparent' },
    '&[data-open]': { outline: `2px solid ${vars.color.action}`, outlineOffset: '1px' },
    '&[aria-disabled=true]': { cursor: 'default' },
  },
});

/** An edge's label: at low zoom, visible only when highlighted or hovered. */
export const words = style({
  selectors: {
    [AWAY]: unseen,
    '[data-distance] [data-lit] > &, [data-distance] button:hover > &, [data-distance] button:focus-visible > &':
      {
        position: 'relative',
        zIndex: 1,
        width: 'max-content',
        height: 'auto',
        padding: '2px 6px',
        clipPath: 'none',
        overflow: 'visible',
        borderRadius: '6px 2px',
        backgroundColor: vars.color.paper,
      },
    '[data-distance] [data-lit] > &': { backgroundColor: vars.color.gold },
  },
});
/** The click target of an edge with a hidden label. */
export const dot = style({
  display: 'none',
  flex: 'none',
  width: 'calc(9px / var(--zoom, 1))',
  height: 'calc(9px / var(--zoom, 1))',
  border: `calc(1.5px / var(--zoom, 1)) solid ${vars.color.ink}`,
  borderRadius: vars.radius.round,
  backgroundColor: vars.color.surface,
  selectors: { [AWAY]: { display: 'block' } },
});

export const strong = style({
  display: 'block',
  fontWeight: vars.fontWeight.medium,
  whiteSpace: 'nowrap',
});
export const faint = style({
  display: 'block',
  whiteSpace: 'nowrap',
  color: vars.color.muted,
  fontSize: readable(12.5),
  selectors: { '[data-lit] &': { color: vars.color.onGold } },
});

export const number = style({
  ...centred,
  flex: 'none',
  width: 'max(22px, calc(18px / var(--zoom, 1)))',
  height: 'max(22px, calc(18px / var(--zoom, 1)))',
  borderRadius: vars.radius.round,
  border: `1.5px solid ${vars.color.ink}`,
  backgroundColor: vars.color.surface,
  color: vars.color.ink,
  fontSize: readable(12),
  fontWeight: vars.fontWeight.bold,
});

const card = {
  display: 'block',
  width: '100%',
  height: '100%',
  border: `1.5px solid ${vars.color.ink}`,
  borderRadius: vars.radius.tile,
  backgroundColor: vars.color.surface,
  color: vars.color.ink,
  textAlign: 'start',
} as const;

export const state = style({
  ...card,
  position: 'relative',
  padding: '10px',
  selectors: {
    '&:hover': { backgroundColor: vars.color.wash },
    '&:focus-visible': focusRing,
    '&[data-transient]': { borderStyle: 'dashed', backgroundColor: vars.color.paper },
    '&[data-lit]': gold,
    '&[data-chosen]': { borderWidth: '3px', padding: '8.5px' },
    '&[data-faint]': { opacity: 0.45 },
  },
  '@media': { [media.forcedColors]: { selectors: { '&[data-lit]': { borderWidth: '4px' } } } },
});

export const small = style({ display: 'flex', alignItems: 'center', gap: '12px' });

export const picture = style({
  ...cropped('top'),
  display: 'block',
  border: `1px solid ${vars.color.hairline}`,
  borderRadius: '8px 3px',
  backgroundColor: vars.color.sunk,
});

export const caption = style({ display: 'block', marginTop: '10px', minWidth: 0 });
export const beside = style({ display: 'block', minWidth: 0 });

export const name = style({
  ...twoLines,
  fontFamily: vars.font.display,
  fontWeight: vars.fontWeight.display,
  fontStretch: '80%',
  fontSize: readable(18),
  lineHeight: 1.11,
  letterSpacing: vars.tracking.small,
});

export const status = style({
  position: 'absolute',
  top: '-12px',
  right: '14px',
  padding: '1px 9px',
  border: `1px solid ${vars.color.ink}`,
  borderRadius: '7px 2px',
  backgroundColor: vars.color.tint.success,
  color: vars.color.ink,
  fontSize: readable(12),
  lineHeight: 1.58,
  fontWeight: vars.fontWeight.medium,
  selectors: {
    [AWAY]: unseen,
    '&[data-status=changed], &[data-status=new]': { backgroundColor: vars.color.tint.warning },
  },
});

export const frame = style({
  ...card,
  backgroundColor: `color-mix(in srgb, ${vars.color.sunk} 55%, transparent)`,
  padding: '14px 18px',
});

export const group = style({ ...card, position: 'relative' });
export const head = style({
  display: 'flex',
  gap: '10px',
  alignItems: 'start',
  justifyContent: 'space-between',
});
export const groupHead = style({ position: 'absolute', inset: '12px 14px auto 18px' });
export const title = style({ fontSize: readable(22), lineHeight: 1.18, display: 'block' });
export const about = style({
  display: 'block',
  color: vars.color.muted,
  fontSize: readable(13.5),
  lineHeight: 1.33,
  selectors: { [AWAY]: unseen },
});

export const fold = style({
  flex: 'none',
  minWidth: '32px',
  height: '28px',
  padding: '0 9px',
  border: `1px solid ${vars.color.line}`,
  borderRadius: '8px 3px',
  backgroundColor: vars.color.surface,
  color: vars.color.ink,
  fontSize: readable(13),
  ':hover': { backgroundColor: vars.color.wash },
  ':focus-visible': focusRing,
});

export const region = style({
  position: 'absolute',
  left: '18px',
  width: '118px',
  fontSize: readable(13),
  lineHeight: 1.31,
  color: vars.color.muted,
});

export const rule = style({
  position: 'absolute',
  left: '18px',
  right: '18px',
  borderTop: `3px double ${vars.color.hairline}`,
});

export const item = style({
  position: 'absolute',
  color: vars.color.ink,
  fontSize: readable(13.5),
  lineHeight: 1.19,
  fontWeight: vars.fontWeight.medium,
  textAlign: 'start',
  borderRadius: '8px 3px',
  selectors: {
    '&:hover': { textDecoration: 'underline' },
    '&:focus-visible': focusRing,
  },
});

export const itemName = style({
  ...twoLines,
  selectors: { [FAR]: unseen },
});
/** Hidden at low zoom, where it would not fit below the picture. */
export const pictureName = style({ selectors: { [AWAY]: unseen } });

export const chip = style({
  padding: '4px 8px',
  border: `1px solid ${vars.color.hairline}`,
  borderRadius: vars.radius.chip,
  backgroundColor: vars.color.sunk,
  overflow: 'hidden',
  selectors: {
    '&[data-lit]': { ...gold, borderColor: vars.color.ink },
  },
});

export const pictureItem = style({
  selectors: { '&[data-lit]': { outline: `5px solid ${vars.color.gold}` } },
});

export const any = style({
  ...card,
  ...centred,
  borderStyle: 'dashed',
  fontSize: readable(14),
  fontWeight: vars.fontWeight.medium,
  backgroundColor: vars.color.sunk,
});

export const begin = style({
  width: '100%',
  height: '100%',
  borderRadius: vars.radius.round,
  backgroundColor: vars.color.ink,
});
