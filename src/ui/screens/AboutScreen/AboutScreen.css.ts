import { visuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.css.ts';
import { columns } from '../../styles/columns.ts';
import { component } from '../../styles/layered.ts';
import { vars } from '../../styles/theme.css.ts';
import { from } from '../../styles/tokens/breakpoint.ts';

export const hiddenHeading = visuallyHidden;

export const hero = component({
  display: 'grid',
  gap: vars.space[6],
  '@media': { [from.lg]: columns.halves },
});

export const lead = component({
  fontSize: vars.fontSize['2xl'],
  lineHeight: vars.lineHeight.close,
  textWrap: 'pretty',
  maxWidth: vars.measure.short,
});

export const rings = component({
  width: '100%',
  maxWidth: vars.size.toast,
  justifySelf: 'center',
});

export const paragraphs = component({
  display: 'grid',
  gap: vars.space[5],
  '@media': { [from.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: vars.space[6] } },
});

export const rail = component({
  display: 'grid',
  gap: vars.space[6],
  '@media': {
    [from.lg]: columns.rail,
  },
});

export const people = component({
  display: 'grid',
  gap: vars.space[6],
  '@media': { [from.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const member = component({ display: 'grid', gap: vars.space[3], alignContent: 'start' });

export const halves = component({
  display: 'grid',
  gap: vars.space[7],
  '@media': {
    [from.lg]: columns.halves,
  },
});

export const line = component({
  display: 'grid',
  gap: vars.space[1],
  paddingBlock: vars.space[4],
  borderBlockStart: `${vars.borderWidth.hair} solid ${vars.color.hairline}`,
});

export const partner = component({ fontWeight: vars.fontWeight.bold });

export const title = component({
  fontSize: vars.fontSize.lg,
  lineHeight: vars.lineHeight.close,
  textWrap: 'pretty',
});

export const secondary = component({ color: vars.color.muted, fontSize: vars.fontSize.sm });

export const sheet = component({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[5],
  paddingBlock: vars.space[6],
  borderBlock: `${vars.borderWidth.double} double ${vars.color.ink}`,
  '@media': { print: { display: 'none' } },
});
