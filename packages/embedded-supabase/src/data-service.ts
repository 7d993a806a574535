import { bearerOf, readAccessToken } from './access-token.ts';
import { refuseData } from './access/refusal.ts';
import { recogniseDataError } from './data-error.ts';
import type { Table } from './data-query.ts';
import { buildDataRequest, type DataCaller } from './data-request.ts';
import type { Tables } from './database.ts';
import { fieldOf } from './json.ts';
import type { Privileges, Role } from './privileges.ts';

export interface DataService {
  readonly tables: Tables;
  readonly privileges: Privileges;
  readonly key: string;
  readonly secret: string;
  readonly handle: (request: Request) => Promise<Response>;
}

/**
 * Returns the caller's role: `authenticated` with a person's token, `anon` with only the public
 * key, which the access check has checked. @throws Refusal for any other token.
 */
async function readCaller(
  request: Request,
  { key, secret }: DataService,
): Promise<Pick<DataCaller, 'role' | 'token'>> {
  const anon = { role: 'anon', token: undefined } as const;
  const authorization = request.headers.get('authorization');
  if (authorization === null) return anon;
  const token = bearerOf(authorization);
  // Clients without a session send the public key in both headers.
  if (token === key) return anon;
  const claims = await readAccessToken(token, secret);
  if (typeof claims !== 'string') return { role: 'authenticated', token };
  if (claims === 'role') throw refuseData(403, '42501', 'permission denied to set role');
  if (claims === 'expired') throw refuseData(401, 'PGRST303', 'JWT expired');
  throw refuseData(401, 'PGRST301', 'No suitable key or wrong key type');
}

function readTable(request: Request, { tables }: DataService): Table {
  const name = new URL(request.url).pathname.slice('/rest/v1/'.length);
  const table = tables.get(name);
  if (table !== undefined) return table;
  const message = `Could not find the table 'public.${name}' in the schema cache`;
  throw refuseData(404, 'PGRST205', message);
}

/**
 * Replaces an error by the hosted service's status and code. For some errors, @supabase/lite on
 * SQLite answers 500, which a client would retry.
 */
async function withHostedError(response: Response, table: Table, role: Role): Promise<Response> {
  if (response.status < 400) return response;
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  // Not exactly one row for a request of one object; a page past the end.
  if (['PGRST116', 'PGRST103'].includes(String(fieldOf(body, 'code')))) return response;
  throw recogniseDataError(String(fieldOf(body, 'message')), table, role);
}

/** Answers an admitted request like the hosted Data API, if data-request.ts can validate it. */
export async function answerData(request: Request, service: DataService): Promise<Response> {
  const { handle, key, privileges } = service;
  const caller = await readCaller(request, service);
  const table = readTable(request, service);
  const passed = await buildDataRequest(request, { ...caller, table, privileges, key });
  return withHostedError(await handle(passed), table, caller.role);
}
