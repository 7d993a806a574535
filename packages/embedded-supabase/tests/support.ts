import {
  createEmbeddedSupabase,
  type EmbeddedSupabase,
  type EmbeddedSupabaseOptions,
} from '../src/embedded-supabase.ts';
import { publishableKeyOf, readProject } from '../src/project.ts';
import { call, linkTo, partsOf } from '../src/testing/calls.ts';

export const ORIGIN = 'http://localhost:5173';

/** The target page of mailed links. */
export const TARGET = `${ORIGIN}/dashboard`;

export const project = readProject(`${import.meta.dirname}/project`);

export const KEY = publishableKeyOf(project);

/** The backend's options in most tests; hashing passwords is almost free. */
export const OPTIONS = {
  origin: ORIGIN,
  project,
  linkPath: '/dashboard',
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

/** The caller: a visitor who is not signed in, or an account of the seed. */
export type Actor = 'anon' | keyof typeof SAMPLE;
export const ACTORS: readonly Actor[] = ['anon', 'admin', 'instructor', 'student', 'parent'];

/** The password of accounts that tests create. */
export const PASSWORD = 'plenty-of-acorns';

/** Starts an in-memory backend, without limits on mails by default. */
export function startBackend(
  options: Partial<EmbeddedSupabaseOptions> = {},
): Promise<EmbeddedSupabase> {
  return createEmbeddedSupabase({ ...OPTIONS, mailsAreFree: true, ...options });
}

/** Returns a mailed link in its older form, which points to the service and still works. */
export function olderForm(link: string): string {
  const { address, token, type } = partsOf(link);
  const query = new URLSearchParams({ token, type, redirect_to: address });
  return `${ORIGIN}/auth/v1/verify?${query.toString()}`;
}

/**
 * Follows a mailed link in its older form. @returns its target without the fragment, and the
 * fragment's values.
 */
export async function follow(backend: EmbeddedSupabase, link: string) {
  const older = link.includes('#token_hash=') ? olderForm(link) : link;
  const { status, location } = await call(backend, older, { apikey: null });
  const [address, fragment = ''] = (location ?? '').split('#');
  return { status, address, fragment: Object.fromEntries(new URLSearchParams(fragment)) };
}

/** Returns the session that the newest link to an address carries in its older form. */
export async function followedSession(backend: EmbeddedSupabase, email: string) {
  const { fragment } = await follow(backend, linkTo(backend, email));
  const { access_token = '', refresh_token = '' } = fragment;
  return { access_token, refresh_token };
}
