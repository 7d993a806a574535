import { endpointsOf, type Endpoint } from 'embedded-supabase/access/endpoints';
import { limits } from 'storybook-addon-statecharts/verdicts';

const desk = endpointsOf('desk', limits.file);

/** The review desk of Storybook's development server: anybody on this machine reads, its own page writes. */
export const DESK_ENDPOINTS: readonly Endpoint[] = [
  desk('/__desk/verdicts', 'machine', 'GET'),
  desk('/__desk/verdicts', 'page', 'POST'),
];

/** Of Vite: where its overlay shows an error, a press opens the file in the developer's editor. */
export const EDITOR_ENDPOINTS: readonly Endpoint[] = [
  endpointsOf('editor', 0)('/__open-in-editor', 'page', 'GET'),
];
