import { bearerOf } from './access-token.ts';
import { groupsOf } from './groups-of.ts';
import { badBody, badValue, DataError } from './data-error.ts';
import { checkProfile, readAccept, readPreferences, readRange } from './data-headers.ts';
import { readQuery, toStoredUuid, type DataQuery, type Table } from './data-query.ts';
import { readRole } from './data-role.ts';
import type { Tables } from './database.ts';
import { readJsonObject } from './json-body.ts';
import type { Privileges, Role, Verb } from './privileges.ts';
import { toStoredTime } from './stored-time.ts';

export interface DataService {
  readonly tables: Tables;
  readonly privileges: Privileges;
  /** The public key, and the secret that signs access tokens. */
  readonly key: string;
  readonly secret: string;
}

const ROOT = '/rest/v1/';
const READS = new Set(['GET', 'HEAD']);
const REPRESENTATION = 'return=representation';
const MERGE = 'resolution=merge-duplicates';
/** The verbs whose privileges each method requires. */
const VERBS: Readonly<Record<string, readonly Verb[]>> = {
  // Stryker disable next-line ArrayDeclaration: A made-up verb is granted to all roles, because no statement revokes it.
  GET: [],
  // Stryker disable next-line ArrayDeclaration: A made-up verb is granted to all roles, because no statement revokes it.
  HEAD: [],
  POST: ['insert'],
  PATCH: ['update'],
  PUT: ['insert', 'update'],
  DELETE: ['delete'],
};
const ALLOW = ['OPTIONS', ...Object.keys(VERBS)].join(', ');
const JSON_TYPE = /^application\/json(?: *; *charset="?utf-8"?)?$/iu;
function readTable({ pathname }: URL, { tables }: DataService): Table {
  const name = pathname.slice(ROOT.length);
  const [rpc] = groupsOf(/^rpc\/(\w+)$/u, name);
  if (rpc !== undefined) {
    const message = `Could not find the function public.${rpc} in the schema cache`;
    throw new DataError(404, 'PGRST202', message);
  }
  if (!/^[\w.-]+$/u.test(name)) {
    throw new DataError(404, 'PGRST125', 'Invalid path specified in request URL');
  }
  const columns = tables.get(name);
  if (columns === undefined) {
    const message = `Could not find the table 'public.${name}' in the schema cache`;
    throw new DataError(404, 'PGRST205', message);
  }
  return { name, columns };
}

/** Converts a JSON value as Postgres would for a column of this type. */
function toColumn(value: unknown, type: string): string | null {
  // Stryker disable next-line ConditionalExpression: JSON has no undefined.
  if (value === null || value === undefined) return null;
  if (typeof value === 'string' && type === 'timestamptz') {
    const time = toStoredTime(value);
    if (time === undefined) throw badValue(type);
    return time;
  }
  if (typeof value === 'string') return type === 'uuid' ? toStoredUuid(value) : value;
  if (type === 'text' && typeof value === 'boolean') return String(value);
  // Stryker disable next-line ConditionalExpression: Number.isSafeInteger rejects other types; the first operand only narrows the type.
  if (type === 'text' && typeof value === 'number' && Number.isSafeInteger(value)) {
    return String(value);
  }
  throw badValue(type);
}

async function readObject(request: Request): Promise<Readonly<Record<string, unknown>>> {
  const type = request.headers.get('content-type');
  if (type !== null && !JSON_TYPE.test(type)) throw badBody('Content-Type not acceptable');
  const body = await readJsonObject(request);
  if (body.kind !== 'object') throw badBody();
  return body.value;
}

/** Refuses changes without a filter, as the hosted database does (safeupdate). */
function checkHasFilter(method: string, written: readonly string[], query: DataQuery): void {
  const changes = method === 'DELETE' || (method === 'PATCH' && written.length > 0);
  if (!changes || query.hasFilter) return;
  const what = method === 'PATCH' ? 'UPDATE' : 'DELETE';
  throw new DataError(400, '21000', `${what} requires a WHERE clause`);
}

function checkColumns(columns: readonly string[], table: Table): void {
  const unknown = columns.find((column) => !table.columns.has(column));
  if (unknown === undefined) return;
  const message = `Could not find the '${unknown}' column of '${table.name}' in the schema cache`;
  throw new DataError(400, 'PGRST204', message);
}

interface Demand {
  readonly verb: Verb;
  readonly columns?: Iterable<string>;
}

/** Returns the privileges that Postgres would require. */
function demandsOf(
  method: string,
  query: DataQuery,
  written: readonly string[],
  preferences: readonly string[],
): readonly Demand[] {
  const returns = method === 'GET' || method === 'HEAD' || preferences.includes(REPRESENTATION);
  const columns = new Set([...query.reads, ...(returns ? query.returns : [])]);
  const reads: Demand = { verb: 'select', columns };
  // PostgREST turns a PATCH without columns into a read of no rows.
  if (method === 'PATCH' && written.length === 0) return [reads];
  // Stryker disable next-line ArrayDeclaration: Methods without verbs are refused earlier; the default only narrows the type.
  const verbs = [...(VERBS[method] ?? [])];
  if (method === 'POST' && preferences.includes(MERGE)) verbs.push('update');
  // Stryker disable next-line ConditionalExpression,StringLiteral: DELETE is never granted by column, so it is checked for the whole table either way.
  const writes = verbs.map((verb) => (verb === 'delete' ? { verb } : { verb, columns: written }));
  return columns.size > 0 ? [...writes, reads] : writes;
}

function checkPrivileges(
  role: Role,
  table: string,
  demands: readonly Demand[],
  privileges: Privileges,
): void {
  if (demands.every(({ verb, columns }) => privileges.allows(role, verb, table, columns))) return;
  const status = role === 'anon' ? 401 : 403;
  throw new DataError(status, '42501', `permission denied for table ${table}`);
}

function answerNothingWritten(preferences: readonly string[]): Response {
  if (preferences.includes(REPRESENTATION)) return Response.json([]);
  return new Response(null, { status: 204 });
}

/**
 * Validates a Data API request and rewrites it from known parts only: a table of the project;
 * filters, order and columns that the table has; one JSON object; the privileges that the
 * migrations grant, which SQLite does not enforce. Row level security is applied afterwards.
 *
 * @param request - Its path is clean (routes.ts).
 * @returns the request to pass on, or the response if PostgREST would answer without the database.
 * @throws DataError with PostgREST's or the gateway's refusal.
 */
export async function guardData(
  request: Request,
  service: DataService,
): Promise<Request | Response> {
  const { method, headers } = request;
  const url = new URL(request.url);
  const role = readRole(request, service);
  const table = readTable(url, service);
  if (method === 'OPTIONS') return new Response(null, { headers: { allow: ALLOW } });
  checkProfile(headers);
  const isRead = READS.has(method);
  const accept = readAccept(headers);
  const preferences = readPreferences(headers);
  const range = isRead ? readRange(headers) : undefined;
  const query = readQuery(url.searchParams, table, isRead);
  const hasBody = !isRead && method !== 'DELETE';
  const sent = hasBody ? await readObject(request) : {};
  const written = query.columns ?? Object.keys(sent);
  checkColumns(written, table);
  const given = written.map(
    (column) =>
      [
        column,
        Object.hasOwn(sent, column) ? sent[column] : null,
        table.columns.get(column) ?? '',
      ] as const,
  );
  // Postgres would store nested values as JSON text, which no client intends.
  if (given.some(([, value]) => typeof value === 'object' && value !== null)) throw badBody();
  checkHasFilter(method, written, query);

  const demands = demandsOf(method, query, written, preferences);
  checkPrivileges(role, table.name, demands, service.privileges);
  if (method === 'PATCH' && written.length === 0) return answerNothingWritten(preferences);
  const values = given.map(([column, value, type]) => [column, toColumn(value, type)]);
  const passed = new Headers({ apikey: service.key, accept });
  const authorization = headers.get('authorization');
  // Stryker disable next-line ConditionalExpression: The role is `anon` without the header; the second operand only narrows the type.
  if (role === 'authenticated' && authorization !== null) {
    passed.set('authorization', `Bearer ${bearerOf(authorization)}`);
  }
  if (preferences.length > 0) passed.set('prefer', preferences.join(', '));
  if (range !== undefined) passed.set('range', range);
  if (hasBody) passed.set('content-type', 'application/json');
  return new Request(new URL(`${ROOT}${table.name}?${query.parameters.toString()}`, url), {
    method,
    headers: passed,
    ...(hasBody ? { body: JSON.stringify(Object.fromEntries(values)) } : {}),
  });
}
