import { style } from '@vanilla-extract/css';
import { vars } from '../../styles/theme.css.ts';
import { grid } from '../../styles/rules.ts';
import { from } from '../../styles/tokens/breakpoint.ts';

export const empty = style({
  ...grid(vars.space[5]),
  justifyItems: 'start',
  alignItems: 'center',
  padding: vars.space.panel,
  border: `${vars.borderWidth.control} dashed ${vars.color.line}`,
  borderRadius: vars.radius.panel,
  selectors: {
    '&:has(> :nth-child(2))': {
      '@media': {
        [from.sm]: { gridTemplateColumns: `minmax(0, ${vars.size.art}) minmax(0, 1fr)` },
      },
    },
  },
});

export const art = style({ width: vars.size.art, maxWidth: '100%' });
export const text = style({ ...grid(vars.space[3]), justifyItems: 'start', minWidth: 0 });
