import { component } from '../../styles/layered.ts';

/* Sized by the text it stands beside. */
export const glyph = component({
  display: 'inline-block',
  width: '1.2em',
  height: '1.2em',
  flexShrink: 0,
  fill: 'currentColor',
});
