import { bearerOf, readAccessToken } from './access-token.ts';
import { dataLacks, refuseData } from './access/refusal.ts';
import { badBody, forbidden, recogniseDataError } from './data-error.ts';
import { ownColumn, readQuery, type Table } from './data-query.ts';
import { toColumn } from './data-values.ts';
import type { Tables } from './database.ts';
import { fieldOf, isObject, readJson, type JsonObject } from './json.ts';
import type { Privileges, Role, Verb } from './privileges.ts';

interface DataService {
  readonly tables: Tables;
  readonly privileges: Privileges;
  readonly key: string;
  readonly secret: string;
  readonly handle: (request: Request) => Promise<Response>;
}

const REPRESENTATION = 'return=representation';
const COUNT = 'count=exact';
const PREFERENCES = new Set(['', 'return=minimal', REPRESENTATION, COUNT]);
const ONE_OBJECT = 'application/vnd.pgrst.object+json';
const VERBS: ReadonlyMap<string, Verb> = new Map([
  ['POST', 'insert'],
  ['PATCH', 'update'],
  ['DELETE', 'delete'],
]);
const JSON_TYPE = /^application\/json(?: *; *charset="?utf-8"?)?$/iu;
const RANGE = /^\d{1,9}-\d{0,9}$/u;

function checkProfile(headers: Headers): void {
  for (const name of ['accept-profile', 'content-profile']) {
    if ((headers.get(name) ?? 'public') !== 'public')
      throw refuseData(406, 'PGRST106', 'Invalid schema: only public is exposed');
  }
}

function readAccept(headers: Headers): string {
  const types = (headers.get('accept') || '*/*')
    .split(',')
    .map((type) => type.replace(/;.*/u, '').trim());
  if (types.includes(ONE_OBJECT)) return ONE_OBJECT;
  if (types.includes('application/json') || types.includes('*/*')) return 'application/json';
  throw refuseData(406, 'PGRST107', 'None of these media types are available');
}

function readPreferences(headers: Headers): readonly string[] {
  const preferences = (headers.get('prefer') ?? '').split(',').map((one) => one.trim());
  const unknown = preferences.find((one) => !PREFERENCES.has(one));
  if (unknown === undefined) return preferences;
  throw dataLacks(`the preference ${unknown}`);
}

/** Reads the rows to write: one JSON object of the table's own columns, or for an insert several. */
async function readBody(
  request: Request,
  table: Table,
  writes: readonly string[] | undefined,
): Promise<readonly JsonObject[]> {
  const type = request.headers.get('content-type');
  if (type !== null && !JSON_TYPE.test(type)) throw badBody('Content-Type not acceptable');
  const body = await readJson(request);
  const rows = isObject(body) ? [body] : request.method === 'POST' ? body : undefined;
  if (!rows) throw badBody();
  const [keys = []] = rows.map((row) => Object.keys(row));
  if (keys.length === 0) throw dataLacks('a body without columns');
  for (const row of rows) {
    const own = Object.keys(row).map((column) => ownColumn(column, table));
    const isAlike = own.length === keys.length && keys.every((key) => own.includes(key));
    if (!isAlike && writes === undefined) throw badBody('All object keys must match');
  }
  if (writes === undefined) return rows;
  // A column that a row leaves out is null.
  return rows.map((row) =>
    Object.fromEntries(writes.map((key) => [key, fieldOf(row, key) ?? null])),
  );
}

function checkPrivileges(
  { role, table, privileges }: DataCaller,
  verb: Verb | undefined,
  written: readonly string[],
  read: ReadonlySet<string>,
): void {
  const mayWrite =
    verb === undefined ||
    privileges.allows(role, verb, table.name, verb === 'delete' ? undefined : written);
  const mayRead = read.size === 0 || privileges.allows(role, 'select', table.name, read);
  if (mayWrite && mayRead) return;
  throw forbidden(role, `permission denied for table ${table.name}`);
}

interface DataCaller extends Pick<DataService, 'key' | 'privileges'> {
  readonly role: Role;
  readonly token: string | undefined;
  readonly table: Table;
}

/**
 * Validates a Data API request and builds a new one from known parts only: filters, order and
 * columns that the table has; JSON objects; the privileges that the migrations grant, which
 * SQLite does not enforce. Row level security is applied afterwards.
 *
 * @throws Refusal with PostgREST's refusal.
 */
async function buildDataRequest(request: Request, caller: DataCaller): Promise<Request> {
  const { method, headers } = request;
  const { table, token, key } = caller;
  const url = new URL(request.url);
  const verb = VERBS.get(method);
  checkProfile(headers);
  const accept = readAccept(headers);
  const preferences = readPreferences(headers);
  const query = readQuery(url.searchParams, table, verb === undefined);
  const hasBody = method === 'POST' || method === 'PATCH';
  const sent = hasBody ? await readBody(request, table, query.writes) : [];
  // As the hosted database does (safeupdate).
  if (!query.hasFilter && (verb === 'update' || verb === 'delete'))
    throw refuseData(400, '21000', `${verb.toUpperCase()} requires a WHERE clause`);
  const returns = verb === undefined || preferences.includes(REPRESENTATION) ? query.returns : [];
  const written = Object.keys(sent[0] ?? {});
  checkPrivileges(caller, verb, written, new Set([...query.reads, ...returns]));
  const stored = ([name, value]: [string, unknown]) =>
    [name, toColumn(value, table.columns.get(name) ?? '')] as const;
  const rows = sent.map((row) => Object.fromEntries(Object.entries(row).map(stored)));
  const passed = new Headers({ apikey: key, accept, 'content-type': 'application/json' });
  if (token !== undefined) passed.set('authorization', `Bearer ${token}`);
  const kept = preferences.filter((one) => one === REPRESENTATION || one === COUNT);
  if (kept.length > 0) passed.set('prefer', kept.join(','));
  const range = method === 'GET' ? headers.get('range') : null;
  if (range !== null && !RANGE.test(range)) throw dataLacks(`the range ${range}`);
  if (range !== null) passed.set('range', range);
  return new Request(new URL(`/rest/v1/${table.name}?${query.parameters.toString()}`, url), {
    method,
    headers: passed,
    ...(hasBody ? { body: JSON.stringify(rows.length === 1 ? rows[0] : rows) } : {}),
  });
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

/** Answers an admitted request like the hosted Data API, if buildDataRequest can validate it. */
export async function answerData(request: Request, service: DataService): Promise<Response> {
  const { handle, key, privileges } = service;
  const caller = await readCaller(request, service);
  const table = readTable(request, service);
  const passed = await buildDataRequest(request, { ...caller, table, privileges, key });
  return withHostedError(await handle(passed), table, caller.role);
}
