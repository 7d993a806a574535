import { expect, test } from 'vitest';
import { DataError } from '../../../scripts/embedded-supabase/data-error.ts';
import { readRole } from '../../../scripts/embedded-supabase/data-role.ts';
import { SECRET, tokenOf } from './tokens.ts';

const KEY = 'sb_publishable_x';

async function roleOf(headers: Record<string, string>): Promise<unknown> {
  const request = new Request(`http://localhost/rest/v1/profiles`, { headers });
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
test.each([
  ['the key alone', { apikey: KEY }, 'anon'],
  ['the key twice', bearer(KEY), 'anon'],
  ['a person', bearer(tokenOf()), 'authenticated'],
  [
    'the service role',
    bearer(tokenOf({ role: 'service_role' })),
    refused(403, '42501', 'permission denied to set role'),
  ],
  ['a token that has ended', bearer(tokenOf({ exp: 1 })), refused(401, 'PGRST303', 'JWT expired')],
  [
    'a foreign token',
    bearer(tokenOf({}, { key: 'x' })),
    refused(401, 'PGRST301', 'No suitable key or wrong key type'),
  ],
  [
    'no bearer',
    { apikey: KEY, authorization: 'Basic x' },
    refused(401, 'PGRST301', 'No suitable key or wrong key type'),
  ],
] as const)('%s', async (_, headers, role) => {
  expect(await roleOf(headers)).toEqual(role);
});
