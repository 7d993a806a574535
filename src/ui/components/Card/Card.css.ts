import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

import { vars } from '../../styles/theme.css.ts';
import { from } from '../../styles/tokens/breakpoint.ts';

const base = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  overflow: 'hidden',
  backgroundColor: vars.color.surface,
  color: vars.color.ink,
  border: `${vars.borderWidth.hair} solid ${vars.color.hairline}`,
  borderRadius: vars.radius.panel,
  selectors: {
    '&:has([data-card-link]:hover)': { borderColor: vars.color.ink },
    /* The card shows the link's focus ring, which its corners would clip. */
    '&:has([data-card-link]:focus-visible)': {
      outline: `${vars.focus.width} solid ${vars.color.focus}`,
      outlineOffset: vars.focus.offset,
    },
  },
});

export const card = recipe({
  base,
  variants: {
    size: {
      normal: {},
      /** Picture beside the text: the first of a list. */
      lead: style({
        '@media': {
          [from.md]: {
            display: 'grid',
            gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.1fr)',
          },
        },
      }),
    },
  },
});

export const media = recipe({
  base: style({
    display: 'grid',
    placeItems: 'center',
    overflow: 'hidden',
    backgroundColor: vars.color.sunk,
  }),
  variants: {
    size: {
      normal: style({ height: vars.size.picture }),
      lead: style({
        height: vars.size.leadPicture,
        '@media': { [from.md]: { height: 'auto' } },
      }),
    },
  },
});

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  gap: vars.space[3],
  minWidth: 0,
  padding: vars.space.panel,
});

export const meta = style({
  color: vars.color.muted,
  fontSize: vars.fontSize.sm,
  lineHeight: vars.lineHeight.close,
});

export const link = style({
  color: vars.color.ink,
  textDecoration: 'none',
  selectors: {
    '&::after': { content: '""', position: 'absolute', inset: 0 },
    '&:hover': { textDecoration: 'underline', textDecorationThickness: vars.underline.thick },
    '&:focus-visible': { outline: 'none' },
  },
});

/* Above the card-wide link, so that its controls can be pressed. */
export const footer = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  marginBlockStart: 'auto',
  paddingBlockStart: vars.space[2],
});
