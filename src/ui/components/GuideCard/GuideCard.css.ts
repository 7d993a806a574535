import { recipe } from '@vanilla-extract/recipes';

import { component } from '../../styles/layered.ts';
import { vars } from '../../styles/theme.css.ts';

export const card = recipe({
  base: component({
    position: 'relative',
    isolation: 'isolate',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'auto 1fr',
    gap: vars.space[5],
    minWidth: 0,
    overflow: 'hidden',
    paddingBlockStart: vars.space.panel,
    color: vars.color.ink,
    /* Visible in forced colours, which remove the tint. */
    border: `${vars.borderWidth.hair} solid transparent`,
    borderRadius: vars.radius.panel,
  }),
  variants: {
    tone: {
      captain: component({ backgroundColor: vars.color.mascot.captain }),
      investor: component({ backgroundColor: vars.color.mascot.investor }),
      shield: component({ backgroundColor: vars.color.mascot.shield }),
    },
  },
});

export const text = component({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[2],
  paddingInline: vars.space.panel,
});

/* The mascot stands on the card's lower edge, which also clips its engraving. */
export const stage = component({
  position: 'relative',
  display: 'grid',
  alignItems: 'end',
  justifyItems: 'center',
});

export const mascot = component({
  width: `min(${vars.size.mascot}, 100%)`,
  aspectRatio: '1',
});

export const engraving = recipe({
  base: component({
    position: 'absolute',
    zIndex: -1,
    insetBlockStart: '8%',
    insetInlineStart: '50%',
    width: vars.size.engraving,
    transform: 'translateX(-50%)',
  }),
  variants: {
    tone: {
      captain: component({ color: vars.color.mascot.captainLine }),
      investor: component({ color: vars.color.mascot.investorLine }),
      shield: component({ color: vars.color.mascot.shieldLine }),
    },
  },
});
