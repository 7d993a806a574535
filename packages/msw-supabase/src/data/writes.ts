import { HttpResponse } from 'msw';
import type { User } from '../auth/users.ts';
import { DataError, NotMocked } from '../refusals.ts';
import type { Call } from '../routes.ts';
import { sameCells, type Table, type Writable } from './database.ts';
import { readQuery, type Query } from './query.ts';
import { contentRange, isSingleRow, onlyRow, preferencesOf, rowsResponse } from './responses.ts';
import type { Row } from './values.ts';

interface Writing {
  caller: User | undefined;
  table: Table;
  query: Query;
  prefer: ReturnType<typeof preferencesOf>;
  params: URLSearchParams;
}

/** Refuses unknown columns, and a write that is not granted for them. @returns the rule for its rows */
function check({ caller, table }: Writing, grant: Writable | undefined, names: Iterable<string>) {
  const given = [...names];
  const unknown = given.find((name) => table.column(name) === undefined);
  if (unknown !== undefined) {
    const message = `Could not find the '${unknown}' column of '${table.name}' in the schema cache`;
    throw new DataError(400, 'PGRST204', message);
  }
  const isGranted = (name: string) => grant?.columns?.includes(name) !== false;
  if (grant === undefined || !given.every(isGranted)) throw table.denied(caller);
  return (row: Row) => {
    if (grant.rows(row)) return;
    const message = `new row violates row-level security policy for table "${table.name}"`;
    throw new DataError(caller === undefined ? 401 : 403, '42501', message);
  };
}

const namesOf = (list: string | null): string[] | undefined =>
  list?.split(',').map((name) => name.replaceAll('"', ''));

/** The columns of an insert: those of the parameter, or the keys that all rows share. */
function columnsOf(given: readonly Row[], named: readonly string[] | undefined): Set<string> {
  const [first = '', ...others] = given.map((row) => Object.keys(row).toSorted().join());
  if (named !== undefined) return new Set(named);
  if (others.every((keys) => keys === first)) return new Set(Object.keys(given[0] ?? {}));
  throw new DataError(400, 'PGRST102', 'All object keys must match');
}

/** `POST`: an insert, or with a resolution an upsert. @returns new rows, and old ones with their new values */
function insert(writing: Writing, body: Row | readonly Row[]) {
  const { table, prefer, caller, params } = writing;
  const grants = table.grantsOf(caller);
  const grant = typeof grants.insert === 'function' ? { rows: grants.insert } : grants.insert;
  const given = Array.isArray(body) ? (body as readonly Row[]) : [body as Row];
  const columns = columnsOf(given, namesOf(params.get('columns')));
  const checkRow = check(writing, grant, columns);
  const target = namesOf(params.get('on_conflict')) ?? table.primaryKey;
  const isUnique = table.uniques.some(([, unique]) => unique.join() === target.join());
  if (prefer.upserts && !isUnique) {
    const message =
      'there is no unique or exclusion constraint matching the ON CONFLICT specification';
    throw new DataError(400, '42P10', message);
  }
  const checkRival = prefer.merges ? check(writing, grants.update, columns) : checkRow;
  const replaced = new Map<Row, Row>();
  const added: Row[] = [];
  for (const row of given) {
    const known = Object.fromEntries(Object.entries(row).filter(([name]) => columns.has(name)));
    const complete = table.complete(known, prefer.fillsDefaults ? undefined : columns);
    const rival = table.rows.find((one) => prefer.upserts && sameCells(target, complete, one));
    if (rival === undefined) {
      checkRow(complete);
      added.push(complete);
    } else if (prefer.merges) {
      checkRival(rival);
      replaced.set(rival, table.changed(rival, known));
    }
  }
  return { replaced, added };
}

/** Returns the rows matched by an update or delete. @throws DataError without a filter (21000) */
function matchingRows({ table, query, caller }: Writing, command: string): Row[] {
  // Hosted projects load pg-safeupdate for the roles of the API.
  if (query.isFiltered) return query.filter(table.visible(caller, table.rows));
  throw new DataError(400, '21000', `${command} requires a WHERE clause`);
}

/** `PATCH`. */
function update(writing: Writing, changes: Row | readonly Row[]) {
  const { table, caller } = writing;
  if (Array.isArray(changes)) throw new NotMocked('an update with a list');
  const values = changes as Row;
  const grant = table.grantsOf(caller).update;
  const checkRow = check(writing, grant, Object.keys(values));
  // An invalid value is refused even if no row matches.
  table.changed({}, values);
  const rows = matchingRows(writing, 'UPDATE').filter((row) => grant?.rows(row) === true);
  const replaced = new Map(rows.map((row) => [row, table.changed(row, values)]));
  for (const changed of replaced.values()) checkRow(changed);
  return { replaced, added: [] };
}

/** `DELETE`: the deleted rows get no new values. */
function remove(writing: Writing) {
  const { table, caller } = writing;
  const grant = table.grantsOf(caller).delete;
  if (grant === undefined) throw table.denied(caller);
  const rows = matchingRows(writing, 'DELETE').filter((row) => grant(row));
  return { replaced: new Map(rows.map((row) => [row, undefined])), added: [] };
}

/** Answers `POST`, `PATCH` and `DELETE`. Statuses and headers: PostgREST `Response.hs`, `actionResponse`. */
export async function write({ project, request, url, params, caller: { user: caller } }: Call) {
  const { method } = request;
  const table = project.database.table(params['table']);
  const query = readQuery(request, table);
  const prefer = preferencesOf(request);
  const writing = { caller, table, query, prefer, params: url.searchParams };
  const body = (await request.json().catch(() => undefined)) as Row | readonly Row[] | undefined;
  if (body === undefined && method !== 'DELETE') {
    throw new DataError(400, 'PGRST102', 'Empty or invalid json');
  }
  const { replaced, added } =
    body === undefined || method === 'DELETE'
      ? remove(writing)
      : method === 'POST'
        ? insert(writing, body)
        : update(writing, body);
  const changed = [...(method === 'DELETE' ? replaced.keys() : replaced.values()), ...added];
  const affected = changed.filter((row) => row !== undefined);
  if (prefer.returnsRows && isSingleRow(request)) onlyRow(affected);
  const rows = prefer.returnsRows ? query.shape(table.visible(caller, affected)) : [];
  project.database.write(table, replaced, added);

  const last = method === 'PATCH' ? affected.length - 1 : -1;
  const range = contentRange(0, last, prefer.countsRows ? affected.length : undefined);
  const status = method === 'POST' && (!prefer.merges || added.length > 0) ? 201 : 200;
  if (prefer.returnsRows) return rowsResponse(request, rows, status, range);
  const init = { status: method === 'POST' ? status : 204, headers: { 'content-range': range } };
  return new HttpResponse(null, init);
}
