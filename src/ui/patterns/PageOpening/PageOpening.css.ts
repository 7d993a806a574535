import { component } from '../../styles/layered.ts';
import { vars } from '../../styles/theme.css.ts';
import { from } from '../../styles/tokens/breakpoint.ts';

export const opening = component({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${vars.space[4]} ${vars.space[5]}`,
  alignItems: 'end',
  paddingBlockStart: vars.space.section,
  paddingBlockEnd: vars.space[6],
  selectors: {
    '&:has(> :nth-child(3))': { gridTemplateColumns: `minmax(0, 1fr) ${vars.size.tile}` },
  },
  '@media': {
    [from.md]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      selectors: {
        '&:has(> :nth-child(3))': {
          gridTemplateColumns: `minmax(0, 1fr) ${vars.size.picture}`,
          gridTemplateRows: '1fr auto',
        },
      },
    },
  },
});

export const lead = component({
  gridColumn: '1 / -1',
  maxWidth: vars.measure.normal,
  color: vars.color.muted,
  fontSize: vars.fontSize.lg,
  lineHeight: vars.lineHeight.text,
  textWrap: 'pretty',
  '@media': { [from.md]: { gridColumn: '1' } },
});

/* Beside the heading on a phone, beside heading and lead on wide windows. */
export const art = component({
  gridColumn: '2',
  gridRow: '1',
  '@media': { [from.md]: { gridRow: '1 / span 2' } },
});
