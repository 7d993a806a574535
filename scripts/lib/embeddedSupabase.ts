import path from 'node:path';
import type { EmbeddedSupabaseOptions } from 'embedded-supabase';
import { readProject } from 'embedded-supabase/project';
import { site } from '../../src/content/site.ts';

/** The repository root, which contains `supabase`. */
export const PROJECT_ROOT = path.resolve(import.meta.dirname, '../..');

/**
 * Where `npm start` keeps its data between runs, never in git and never served; `EMBEDDED_DATA_FILE`
 * overrides it.
 */
export const EMBEDDED_DATA_FILE = path.resolve(
  PROJECT_ROOT,
  process.env['EMBEDDED_DATA_FILE'] || '.cache/embedded-supabase/data.db',
);

/** How to give a second server its own data. */
export const SECOND_SERVER = 'EMBEDDED_DATA_FILE=.cache/second/data.db PORT=5174 npm start';

/** This project's options of the embedded backend, without the URL, which its server adds. */
export function backendOptions(): Omit<EmbeddedSupabaseOptions, 'origin'> {
  const { EMBEDDED_PASSWORD_COST: cost, EMBEDDED_FREE_MAILS: freeMails } = process.env;
  return {
    project: readProject(PROJECT_ROOT),
    siteName: site.name,
    // The only page that mailed links lead to (docs/product.md P10.1).
    linkPath: '/dashboard',
    forget: ['update profiles set display_name = null where id = ?'],
    secondServer: SECOND_SERVER,
    mailsAreFree: freeMails === '1',
    ...(cost === undefined ? {} : { passwordCost: Number(cost) }),
  };
}
