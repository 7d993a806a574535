import { component } from '../../styles/layered.ts';
import { vars } from '../../styles/theme.css.ts';

/** From the top, where a phone's keyboard leaves it alone; on a whole pixel, so that its text is crisp. */
const top = 'round(12dvh, 1px)';

export const dialog = component({
  inset: 0,
  margin: 'auto',
  marginBlockStart: ['12dvh', top],
  width: `min(${vars.layout.form}, calc(100vw - 2 * ${vars.space[4]}))`,
  maxHeight: [`calc(88dvh - ${vars.space[4]})`, `calc(100dvh - ${top} - ${vars.space[4]})`],
  overflowY: 'auto',
  padding: vars.space.panel,
  backgroundColor: vars.color.surface,
  color: vars.color.ink,
  border: `${vars.borderWidth.bold} solid ${vars.color.ink}`,
  borderRadius: vars.radius.panel,
  '::backdrop': { backgroundColor: vars.color.scrim },
});

export const head = component({
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) ${vars.size.tile}`,
  gap: vars.space[4],
  alignItems: 'end',
});
