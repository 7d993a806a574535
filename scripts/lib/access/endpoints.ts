import { endpointsOf, type Endpoint } from 'embedded-supabase/access/endpoints';

/** Vite's: a click on its error overlay opens the file in the developer's editor. */
export const EDITOR_ENDPOINTS: readonly Endpoint[] = [
  endpointsOf('editor', 0)('/__open-in-editor', 'page', 'GET'),
];
