import type { NavigateOptions, To } from 'react-router-dom';

/** What the statecharts need of the page they run in. */
export interface NavigationPort {
  navigate: (to: To, options?: NavigateOptions) => void;
}
