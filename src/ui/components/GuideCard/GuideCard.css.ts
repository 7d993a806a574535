import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../styles/theme.css.ts';
import { column, grid } from '../../styles/rules.ts';

export const card = recipe({
  base: style({
    position: 'relative',
    isolation: 'isolate',
    ...column(vars.space[5]),
    gridTemplateRows: 'auto 1fr',
    overflow: 'hidden',
    paddingBlockStart: vars.space.panel,
    color: vars.color.ink,
    /* Visible in forced colours, which remove the tint. */
    border: `${vars.borderWidth.hair} solid transparent`,
    borderRadius: vars.radius.panel,
  }),
  variants: {
    tone: {
      captain: style({ backgroundColor: vars.color.mascot.captain }),
      investor: style({ backgroundColor: vars.color.mascot.investor }),
      shield: style({ backgroundColor: vars.color.mascot.shield }),
    },
  },
});

export const text = style({
  ...grid(vars.space[2]),
  alignContent: 'start',
  paddingInline: vars.space.panel,
});

/* The mascot stands on the card's lower edge, which also clips its engraving. */
export const stage = style({
  position: 'relative',
  display: 'grid',
  alignItems: 'end',
  justifyItems: 'center',
});

export const mascot = style({ width: `min(${vars.size.mascot}, 100%)`, aspectRatio: '1' });
