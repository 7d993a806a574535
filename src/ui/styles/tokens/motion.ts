/** State changes take 120–180 ms; `draw` is for rings. */
export const duration = {
  fast: '120ms',
  base: '180ms',
  slow: '320ms',
  draw: '1400ms',
  spin: '900ms',
};

/** Under prefers-reduced-motion. */
export const reducedMotionDuration = Object.fromEntries(
  Object.keys(duration).map((name) => [name, '0ms']),
) as typeof duration;

export const easing = {
  standard: 'cubic-bezier(0.3, 0, 0.2, 1)',
  enter: 'cubic-bezier(0, 0, 0.2, 1)',
};
