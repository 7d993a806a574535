import { setImmediate } from 'node:timers/promises';
import { createEmbeddedSupabase, type EmbeddedSupabaseOptions } from '../src/embedded-supabase.ts';
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

const sample = (digit: number, role: string, display_name: string) => ({
  id: `a0000000-0000-4000-8000-00000000000${digit}`,
  role,
  display_name,
});

/** The seed's accounts, as a user with the right to read all of them sees them. */
export const SAMPLE = {
  admin: sample(1, 'admin', 'Ada Okafor'),
  instructor: sample(2, 'instructor', 'Mateo Rivera'),
  student: sample(3, 'student', 'Lena Brooks'),
  parent: sample(4, 'parent', 'Priya Nair'),
};

/** The password of accounts that tests create. */
export const PASSWORD = 'plenty-of-acorns';

/** The body with which the auth service refuses. */
export const fault = (code: number, error_code: string, msg: string) => ({ code, error_code, msg });

/** Starts an in-memory backend, without limits on mails by default. */
export const startBackend = (options: Partial<EmbeddedSupabaseOptions> = {}) =>
  createEmbeddedSupabase({ ...OPTIONS, mailsAreFree: true, ...options });

/** Splits a table of test cases without blanks. */
export const words = (text: string) => text.trim().split(/\s+/u);

/** Settles all promises that wait neither for a timer nor for the network. */
export async function flush(): Promise<void> {
  for (let round = 0; round < 2; round += 1) await setImmediate();
}
