import type { ReactElement } from 'react';
import { ClockContext } from '../../src/features/clock.ts';

const held = () => 0;

/** Holds the pages' clock, so that nothing counts down. */
export const withHeldClock = (Story: () => ReactElement) => (
  <ClockContext value={held}>
    <Story />
  </ClockContext>
);
