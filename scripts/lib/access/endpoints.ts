import { endpointsOf, type Endpoint } from 'embedded-supabase/access/endpoints';
import { limits } from 'storybook-addon-statecharts/verdicts';

const desk = endpointsOf('desk', limits.file);

/**
 * The review desk of Storybook's development server: anyone on this machine may read, only its own page may
 * write.
 */
export const DESK_ENDPOINTS: readonly Endpoint[] = [
  desk('/__desk/verdicts', 'machine', 'GET'),
  desk('/__desk/verdicts', 'page', 'POST'),
];

/** Vite's: a click on its error overlay opens the file in the developer's editor. */
export const EDITOR_ENDPOINTS: readonly Endpoint[] = [
  endpointsOf('editor', 0)('/__open-in-editor', 'page', 'GET'),
];
