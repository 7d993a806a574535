import { component } from '../../styles/layered.ts';
import { vars } from '../../styles/theme.css.ts';
import { displayFace } from '../../styles/typefaces.ts';

export const quote = component({
  display: 'grid',
  /* A long word breaks instead of widening its column. */
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  alignContent: 'start',
  minWidth: 0,
});

export const text = component({
  fontSize: vars.fontSize.lg,
  lineHeight: vars.lineHeight.text,
  textWrap: 'pretty',
  '::before': {
    content: '"“" / ""',
    display: 'block',
    height: '0.5em',
    color: vars.color.action,
    ...displayFace,
    fontSize: vars.fontSize['5xl'],
    lineHeight: '0.85',
  },
});

export const source = component({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  lineHeight: vars.lineHeight.snug,
});

export const person = component({ minWidth: 0, overflowWrap: 'anywhere' });
export const name = component({ display: 'block', fontWeight: vars.fontWeight.bold });
export const role = component({
  display: 'block',
  color: vars.color.muted,
  fontSize: vars.fontSize.sm,
});
