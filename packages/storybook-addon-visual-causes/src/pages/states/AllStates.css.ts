import { style } from '@vanilla-extract/css';
import { column, cropped, wrapping } from '../../ui/fragments.ts';
import { vars } from '../../ui/theme.css.ts';

export const filters = style({
  ...wrapping(vars.space[3]),
  alignItems: 'end',
  padding: `${vars.space[3]} ${vars.space.gutter}`,
  backgroundColor: vars.color.sunk,
  '@media': { print: { display: 'none' } },
});

export const filter = style({
  display: 'grid',
  gap: vars.space[1],
  flex: '1 1 6.2rem',
  maxWidth: '16rem',
  fontWeight: vars.fontWeight.medium,
});

/** Wider than a filter: sentences are typed here. */
export const search = style([filter, { flex: '1 1 100%', maxWidth: '44rem' }]);

export const control = style({
  width: '100%',
  minWidth: 0,
  minHeight: vars.layout.target,
  paddingInline: vars.space[3],
  border: `${vars.borderWidth.control} solid ${vars.color.line}`,
  borderRadius: vars.radius.chip,
  backgroundColor: vars.color.surface,
  fontWeight: vars.fontWeight.regular,
  '::placeholder': { color: vars.color.muted, opacity: 1 },
});

export const nothing = style({ padding: vars.space.gutter });

export const sheet = style({
  display: 'grid',
  gap: vars.space[3],
  padding: `${vars.space[4]} ${vars.space.gutter} 0`,
});

export const title = style({ fontSize: '1.3rem', lineHeight: vars.lineHeight.snug });

export const count = style({
  color: vars.color.muted,
  fontFamily: vars.font.text,
  fontSize: '0.95rem',
  fontWeight: vars.fontWeight.regular,
});

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(9.5rem, 44%), 1fr))',
  gap: vars.space[3],
});

export const card = style({
  display: 'grid',
  alignContent: 'start',
  position: 'relative',
  gap: vars.space[1],
  width: '100%',
  height: '100%',
  textAlign: 'start',
  '@media': { print: { breakInside: 'avoid' } },
});

/** A fixed aspect ratio, to avoid layout shift when a picture loads. */
export const thumb = style({
  ...cropped('left top'),
  width: '100%',
  aspectRatio: '4 / 3',
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.chip,
  backgroundColor: vars.color.sunk,
  forcedColorAdjust: 'none',
});

export const name = style({ fontWeight: vars.fontWeight.medium, overflowWrap: 'anywhere' });
/** At the picture's corner. */
export const status = style({
  position: 'absolute',
  insetBlockStart: '4px',
  insetInlineEnd: '4px',
});

export const state = style({
  ...column(vars.space[3]),
  margin: `${vars.space[4]} ${vars.space.gutter} 0`,
  padding: vars.space[4],
  border: `${vars.borderWidth.control} solid ${vars.color.ink}`,
  borderRadius: vars.radius.panel,
  backgroundColor: vars.color.surface,
});

/** A picture, and what is known of it. */
export const besides = style({
  ...column(vars.space[4]),
  alignItems: 'start',
  '@media': {
    '(min-width: 62em)': { gridTemplateColumns: 'minmax(0, 3fr) minmax(15rem, 2fr)' },
  },
});
