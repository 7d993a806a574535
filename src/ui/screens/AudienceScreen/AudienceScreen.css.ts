import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { columns } from '../../styles/columns.ts';
import { vars } from '../../styles/theme.css.ts';
import { display, grid, inHalves, row, ruled } from '../../styles/rules.ts';
import { from } from '../../styles/tokens/breakpoint.ts';

export const strip = style({
  backgroundColor: vars.color.sunk,
  overflowWrap: 'anywhere',
  '@media': { print: { display: 'none' } },
});

export const links = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space[5] });

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.layout.control,
  color: vars.color.ink,
  fontWeight: vars.fontWeight.medium,
  textDecoration: 'none',
  borderBlockEnd: `${vars.borderWidth.thick} solid transparent`,
  selectors: {
    '&:hover': { borderBlockEndColor: vars.color.hairline },
    '&[aria-current="page"]': {
      color: vars.color.action,
      fontWeight: vars.fontWeight.bold,
      borderBlockEndColor: vars.color.action,
    },
  },
});

export const hero = style(inHalves(vars.space[7]));

/* With enlarged words on a phone, the mascot listens below the bubble. */
export const dialogue = style({ ...row(vars.space[4]), alignItems: 'end', minWidth: 0 });

export const bubble = recipe({
  base: style({
    ...display(vars.fontSize['2xl'], vars.lineHeight.snug, vars.tracking.display),
    flex: `1 1 ${vars.size.art}`,
    alignSelf: 'start',
    padding: vars.space.panel,
    color: vars.color.ink,
    textWrap: 'balance',
    border: `${vars.borderWidth.hair} solid transparent`,
    /* The small corner points at the listening mascot. */
    borderRadius: vars.radius.panel,
  }),
  variants: {
    guide: {
      captain: style({ backgroundColor: vars.color.mascot.captain }),
      investor: style({ backgroundColor: vars.color.mascot.investor }),
      shield: style({ backgroundColor: vars.color.mascot.shield }),
    },
  },
});

export const guide = style({
  width: vars.size.art,
  marginInlineStart: 'auto',
  '@media': { [from.sm]: { width: vars.size.picture } },
});

export const features = style({
  borderBlockEnd: `${vars.borderWidth.hair} solid ${vars.color.hairline}`,
});

export const feature = style({
  ...grid(vars.space[2]),
  ...ruled(vars.space[6]),
  '@media': { [from.md]: { ...columns.halves, alignItems: 'baseline' } },
});
