import path from 'node:path';
import type { EmbeddedSupabaseOptions } from 'embedded-supabase';
import { readProject } from 'embedded-supabase/project';
import { site } from '../../src/content/site.ts';

/** The repository: the folder that has `supabase`. */
export const PROJECT_ROOT = path.resolve(import.meta.dirname, '../..');

/** Where `npm start` keeps its data between runs, never in git and never served; `EMBEDDED_DATA_FILE` names another place. */
export const EMBEDDED_DATA_FILE = path.resolve(
  PROJECT_ROOT,
  process.env['EMBEDDED_DATA_FILE'] || '.cache/embedded-supabase/data.db',
);

/** How a second server is given data of its own. */
export const SECOND_SERVER = 'EMBEDDED_DATA_FILE=.cache/second/data.db PORT=5174 npm start';

/** What the embedded backend is given of this project; where it is opened at, its server says. */
export function backendOptions(): Omit<EmbeddedSupabaseOptions, 'origin'> {
  const { EMBEDDED_PASSWORD_COST: cost, EMBEDDED_FREE_MAILS: freeMails } = process.env;
  return {
    project: readProject(PROJECT_ROOT),
    siteName: site.name,
    // The only page that a mailed link leads to (docs/product.md P10.1).
    linkPath: '/dashboard',
    forget: ['update profiles set display_name = null where id = ?'],
    secondServer: SECOND_SERVER,
    mailsAreFree: freeMails === '1',
    ...(cost === undefined ? {} : { passwordCost: Number(cost) }),
  };
}
