import { createContext } from 'react';

/** The clock that pages are shown by, in milliseconds; stories and tests have their own. */
export const ClockContext = createContext<() => number>(Date.now);
