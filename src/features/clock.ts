import { createContext } from 'react';

/** The clock of all pages, in milliseconds; stories and tests replace it. */
export const ClockContext = createContext<() => number>(Date.now);
