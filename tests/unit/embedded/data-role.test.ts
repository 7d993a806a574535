import { expect, test } from 'vitest';
import { DataError } from '../../../scripts/embedded-supabase/data-error.ts';
import { readRole } from '../../../scripts/embedded-supabase/data-role.ts';
import { SECRET, tokenOf } from './tokens.ts';

const KEY = 'sb_publishable_x';

async function roleOf(headers: Record<string, string>, query = ''): Promise<unknown> {
  const request = new Request(`http://localhost/rest/v1/profiles${query}`, { headers });
  try {
    return readRole(request, { key: KEY, secret: SECRET });
  } catch (error) {
    if (!(error instanceof DataError)) throw error;
    const response = error.toResponse();
    return [response.status, await response.json()];
  }
}
const bearer = (token: string) => ({ apikey: KEY, authorization: `Bearer ${token}` });
const refused = (status: number, code: string, message: string) => [
  status,
  { code, details: null, hint: null, message },
];
const NO_KEY = [
  401,
  {
    message: 'No API key found in request',
    hint: 'No `apikey` request header or url param was found.',
  },
];
const OTHER_KEY = [
  401,
  { message: 'Invalid API key', hint: 'Double check your Supabase `apikey`' },
];

test.each([
  ['the key alone', { apikey: KEY }, '', 'anon'],
  ['the key in the address', {}, `?apikey=${KEY}`, 'anon'],
  ['the key twice', bearer(KEY), '', 'anon'],
  ['a person', bearer(tokenOf()), '', 'authenticated'],
  ['nothing', {}, '', NO_KEY],
  ['an empty key', { apikey: '' }, '', NO_KEY],
  ['a person without the key', { authorization: `Bearer ${tokenOf()}` }, '', NO_KEY],
  ['another key', { apikey: 'x' }, `?apikey=${KEY}`, OTHER_KEY],
  [
    'the service role',
    bearer(tokenOf({ role: 'service_role' })),
    '',
    refused(403, '42501', 'permission denied to set role'),
  ],
  [
    'a token that has ended',
    bearer(tokenOf({ exp: 1 })),
    '',
    refused(401, 'PGRST303', 'JWT expired'),
  ],
  [
    'a foreign token',
    bearer(tokenOf({}, { key: 'x' })),
    '',
    refused(401, 'PGRST301', 'No suitable key or wrong key type'),
  ],
  [
    'no bearer',
    { apikey: KEY, authorization: 'Basic x' },
    '',
    refused(401, 'PGRST301', 'No suitable key or wrong key type'),
  ],
] as const)('%s', async (_, headers, query, role) => {
  expect(await roleOf(headers, query)).toEqual(role);
});
