import { component } from '../styles/layered.ts';

/** Drawings fill the width they are given and keep their shape. */
export const drawing = component({ display: 'block', width: '100%', height: 'auto' });
