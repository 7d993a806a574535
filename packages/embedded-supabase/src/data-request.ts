import { dataLacks, refuseData } from './access/refusal.ts';
import { badBody, forbidden } from './data-error.ts';
import { ownColumn, readQuery, type Table } from './data-query.ts';
import { toColumn } from './data-values.ts';
import { fieldOf, isObject, readJson, type JsonObject } from './json.ts';
import type { Privileges, Role, Verb } from './privileges.ts';

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

function readRange(range: string): string {
  if (/^\d{1,9}-\d{0,9}$/u.test(range)) return range;
  throw dataLacks(`the range ${range}`);
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

export interface DataCaller {
  readonly role: Role;
  readonly token: string | undefined;
  readonly table: Table;
  readonly privileges: Privileges;
  readonly key: string;
}

/**
 * Validates a Data API request and builds a new one from known parts only: filters, order and
 * columns that the table has; JSON objects; the privileges that the migrations grant, which
 * SQLite does not enforce. Row level security is applied afterwards.
 *
 * @throws Refusal with PostgREST's refusal.
 */
export async function buildDataRequest(request: Request, caller: DataCaller): Promise<Request> {
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
  if (range !== null) passed.set('range', readRange(range));
  return new Request(new URL(`/rest/v1/${table.name}?${query.parameters.toString()}`, url), {
    method,
    headers: passed,
    ...(hasBody ? { body: JSON.stringify(rows.length === 1 ? rows[0] : rows) } : {}),
  });
}
