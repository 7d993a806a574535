import {
  createEmbeddedSupabase,
  type EmbeddedSupabase,
  type EmbeddedSupabaseOptions,
} from '../src/embedded-supabase.ts';
import { publishableKeyOf, readProject } from '../src/project.ts';

export const ORIGIN = 'http://localhost:5173';

export const project = readProject(`${import.meta.dirname}/project`);

export const KEY = publishableKeyOf(project);

/** The backend's options in most tests; hashing passwords is almost free. */
export const OPTIONS = {
  origin: ORIGIN,
  project,
  linkPath: '/account',
  siteName: 'Example <Academy>',
  forget: ['update profiles set display_name = null where id = ?'],
  passwordCost: 4,
} as const satisfies EmbeddedSupabaseOptions;

/** The seed's accounts, as a user with the right to read all of them sees them. */
export const SAMPLE = {
  admin: { id: 'a0000000-0000-4000-8000-000000000001', role: 'admin', display_name: 'Ada Okafor' },
  instructor: {
    id: 'a0000000-0000-4000-8000-000000000002',
    role: 'instructor',
    display_name: 'Mateo Rivera',
  },
  student: {
    id: 'a0000000-0000-4000-8000-000000000003',
    role: 'student',
    display_name: 'Lena Brooks',
  },
  parent: {
    id: 'a0000000-0000-4000-8000-000000000004',
    role: 'parent',
    display_name: 'Priya Nair',
  },
} as const;

/** The password of accounts that tests create. */
export const PASSWORD = 'plenty-of-acorns';

/** Starts an in-memory backend, without limits on mails by default. */
export function startBackend(
  options: Partial<EmbeddedSupabaseOptions> = {},
): Promise<EmbeddedSupabase> {
  return createEmbeddedSupabase({ ...OPTIONS, mailsAreFree: true, ...options });
}

/** Splits a table of test cases without blanks. */
export const words = (text: string) => text.trim().split(/\s+/u);
/** Splits a table of test cases, one in a line. */
export const lines = (text: string) => text.trim().split(/\s*\n\s*/u);
