import type { NavigateOptions, To } from 'react-router-dom';

/** What the statecharts need from the router. */
export interface NavigationPort {
  navigate: (to: To, options?: NavigateOptions) => void;
}
