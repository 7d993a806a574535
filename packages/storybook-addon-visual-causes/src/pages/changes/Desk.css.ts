import { style } from '@vanilla-extract/css';
import { centred, code, column, cropped, row, wrapping } from '../../ui/fragments.ts';
import { displayFace, vars } from '../../ui/theme.css.ts';

const WIDE = '(min-width: 62em)';

/** A page of the review. */
export const page = style({
  ...column('0'),
  alignContent: 'start',
  minHeight: 'min(100vh, 56rem)',
  fontSize: vars.fontSize.xs,
  lineHeight: vars.lineHeight.close,
});

export const deskPage = style([
  page,
  {
    '@media': {
      [WIDE]: {
        gridTemplateColumns: 'clamp(14rem, 21vw, 20rem) minmax(0, 1fr) clamp(16rem, 22vw, 21rem)',
        gridTemplateRows: 'auto auto 1fr',
      },
    },
  },
]);

export const head = style({
  ...row(`${vars.space[3]} ${vars.space[4]}`),
  gridColumn: '1 / -1',
  padding: `${vars.space[4]} ${vars.space.gutter}`,
  borderBlockEnd: `${vars.borderWidth.double} solid ${vars.color.hairline}`,
});

export const title = style({ fontSize: '2.1rem' });

export const sums = style({ flex: '1 1 16rem', color: vars.color.muted });

export const notices = style({
  gridColumn: '1 / -1',
  display: 'grid',
  gap: vars.space[3],
  padding: `${vars.space[3]} ${vars.space.gutter} 0`,
  selectors: { '&:empty': { display: 'none' } },
});

export const actions = style(wrapping(vars.space[2]));

/** The groups: beside the stage on a desktop, a scrolling row on a phone. */
export const groups = style({
  minWidth: 0,
  backgroundColor: vars.color.sunk,
  '@media': { [WIDE]: { borderInlineEnd: `1px solid ${vars.color.hairline}` } },
});

export const groupList = style({
  display: 'flex',
  gap: vars.space[3],
  padding: vars.space[4],
  overflowX: 'auto',
  '@media': {
    [WIDE]: {
      display: 'grid',
      alignContent: 'start',
      overflowX: 'visible',
      position: 'sticky',
      insetBlockStart: 0,
      maxHeight: '100vh',
      overflowY: 'auto',
    },
  },
});

export const groupItem = style({
  flex: '0 0 15rem',
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 4.6rem',
  // Space for the focus ring, which would be clipped.
  margin: '-4px',
  padding: '4px',
});

export const group = style({
  position: 'relative',
  ...wrapping(`${vars.space[1]} ${vars.space[2]}`),
  alignItems: 'start',
  justifyContent: 'end',
  width: '100%',
  padding: `${vars.space[3]} ${vars.space[3]} ${vars.space[3]} ${vars.space[4]}`,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.tile,
  backgroundColor: vars.color.surface,
  textAlign: 'start',
  overflow: 'clip',
  selectors: {
    '&:hover': { borderColor: vars.color.ink },
    '&[aria-current=true]': {
      borderColor: vars.color.ink,
      boxShadow: `inset 0 0 0 1px ${vars.color.ink}`,
    },
    '&[aria-current=true]::before': {
      content: '',
      position: 'absolute',
      inset: '2px auto 2px 2px',
      width: '6px',
      backgroundColor: vars.color.gold,
    },
  },
});

export const groupTitle = style({
  ...displayFace,
  /* Beside the badge, a token's name would break. */
  flex: '1 0 100%',
  order: -2,
  fontSize: '1.05rem',
  lineHeight: vars.lineHeight.snug,
  overflowWrap: 'anywhere',
});

export const groupSub = style({
  /* Left of the badge, which precedes it in the document; a note that is longer, on lines of its own. */
  order: -1,
  flex: '1 1 auto',
  maxWidth: '100%',
  color: vars.color.muted,
  overflowWrap: 'anywhere',
});

export const stage = style({
  ...column(vars.space[4]),
  alignContent: 'start',
  minWidth: 0,
  padding: `${vars.space[4]} ${vars.space[5]} ${vars.space[6]}`,
  '@media': { [`not all and ${WIDE}`]: { padding: vars.space[4] } },
});

export const stageTitle = style({ ...wrapping(`0 ${vars.space[3]}`), alignItems: 'baseline' });

export const subtitle = style({
  fontSize: '1.5rem',
  lineHeight: vars.lineHeight.snug,
  letterSpacing: vars.tracking.small,
});

export const aside = style({
  ...column(vars.space[4]),
  alignContent: 'start',
  minWidth: 0,
  padding: vars.space[4],
  backgroundColor: vars.color.surface,
  borderBlockStart: `1px solid ${vars.color.hairline}`,
  '@media': {
    [WIDE]: { borderBlockStart: 0, borderInlineStart: `1px solid ${vars.color.hairline}` },
  },
});

export const asideTitle = style([subtitle, { fontSize: '1.4rem' }]);

export const stack = style(column(vars.space[3]));

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: `${vars.space[1]} ${vars.space[3]}`,
});
export const fact = style({ overflowWrap: 'anywhere' });

export const link = style({ display: 'inline-block', minHeight: '24px' });

export const note = style({
  padding: `${vars.space[2]} ${vars.space[3]}`,
  borderInlineStart: `${vars.borderWidth.thick} solid ${vars.color.line}`,
  backgroundColor: vars.color.sunk,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
});
/** A command to copy. */
export const command = style({
  ...code,
  padding: vars.space[3],
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.tile,
  backgroundColor: vars.color.paper,
  overflowWrap: 'anywhere',
  // Two hyphens are not a dash.
  fontVariantLigatures: 'none',
  userSelect: 'all',
});

export const keys = style(wrapping(`${vars.space[1]} ${vars.space[3]}`));

export const key = style({
  display: 'inline-block',
  minWidth: '1.5rem',
  marginInlineEnd: vars.space[1],
  padding: '0 0.3rem',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.thin,
  backgroundColor: vars.color.sunk,
  font: 'inherit',
  fontSize: '0.85em',
  fontWeight: vars.fontWeight.medium,
  textAlign: 'center',
});

/** A group's pictures, in one row. */
export const strip = style({
  display: 'flex',
  gap: vars.space[2],
  overflowX: 'auto',
  padding: '5px',
  margin: '-5px',
});

export const stripItem = style({
  position: 'relative',
  flex: '0 0 auto',
  width: '7rem',
  height: '4.6rem',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.chip,
  backgroundColor: vars.color.sunk,
  overflow: 'clip',
  selectors: {
    '&[aria-current=true]': {
      borderColor: vars.color.ink,
      boxShadow: `0 0 0 2px ${vars.color.ink}`,
    },
  },
});

export const thumb = style({ ...cropped('left top'), width: '100%', height: '100%' });

export const stripText = style({
  ...centred,
  height: '100%',
  padding: vars.space[1],
  fontSize: '0.8rem',
});
