import { icon } from './Icon.tsx';

/** Phosphor's warning-circle, regular. Written by scripts/icons.ts. */
export const WarningCircleIcon = icon(
  'M128,24A104,104,0,1,0,232,128,104.1,104.1,0,0,0,128,24Zm0,192a88,88,0,1,1,88-88A88.1,88.1,0,0,1,128,216Zm-8-80V80a8,8,0,0,1,16,0v56a8,8,0,0,1-16,0Zm20,36a12,12,0,1,1-12-12A12,12,0,0,1,140,172Z',
);
