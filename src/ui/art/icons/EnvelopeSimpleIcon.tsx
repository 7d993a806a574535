import { icon } from './Icon.tsx';

/** Phosphor's envelope-simple, regular. Written by scripts/icons.ts. */
export const EnvelopeSimpleIcon = icon(
  'M224,48H32a8,8,0,0,0-8,8V192a16,16,0,0,0,16,16H216a16,16,0,0,0,16-16V56A8,8,0,0,0,224,48ZM203.4,64,128,133.2,52.6,64ZM216,192H40V74.2l82.6,75.7a8,8,0,0,0,10.8,0L216,74.2V192Z',
);
