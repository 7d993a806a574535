import { http, HttpResponse } from 'msw';
import { people, type MockPerson } from '../fixtures/people.ts';
import { bearerOf, bodyOf, callerOf } from './requests.ts';
import { readQuery, type Row } from './restQuery.ts';

const SINGLE = 'application/vnd.pgrst.object+json';
const CREATED_AT = '2026-01-05T09:00:00+00:00';

interface Table {
  rows: readonly Row[];
  /** The rows a person may read (the `select` policies). */
  reads: (caller: MockPerson, row: Row) => boolean;
  /** The rows a person may change; nobody adds or deletes any. */
  updates: (caller: MockPerson, row: Row) => boolean;
  /** The columns that `authenticated` was granted to change. */
  granted: readonly string[];
  /** A constraint that the changes break; undefined when they break none. */
  broken: (changes: Row) => string | undefined;
}

const persons = Object.values(people);

/** The tables of supabase/migrations with their policies, grants and constraints. */
const tables: Partial<Record<string, Table>> = {
  profiles: {
    rows: persons.map((person) => ({
      id: person.id,
      role: person.role,
      display_name: person.displayName,
      avatar_url: null,
      created_at: CREATED_AT,
      updated_at: CREATED_AT,
    })),
    reads: (caller, row) => caller.role === 'admin' || row.id === caller.id,
    updates: (caller, row) => row.id === caller.id,
    granted: ['display_name', 'avatar_url'],
    broken({ display_name, avatar_url }) {
      if (typeof display_name === 'string' && display_name.length > 80) {
        return 'profiles_display_name_check';
      }
      if (typeof avatar_url === 'string' && !/^https:\/\/.{0,2040}$/.test(avatar_url)) {
        return 'profiles_avatar_url_check';
      }
      return undefined;
    },
  },
  account_roles: {
    rows: persons.map(({ id, role }) => ({ user_id: id, role })),
    reads: (caller, row) => row.user_id === caller.id,
    updates: () => false,
    granted: [],
    broken: () => undefined,
  },
};

function refuse(status: number, code: string, message: string, details: string | null = null) {
  return HttpResponse.json({ code, details, hint: null, message }, { status });
}

/** Rows as the caller asked for them: one object, a list, or only how many. */
function answer(request: Request, rows: readonly Row[], total: number) {
  const prefers = request.headers.get('prefer') ?? '';
  const range = rows.length === 0 ? '*' : `0-${rows.length - 1}`;
  const headers = {
    'content-range': `${range}/${prefers.includes('count=') ? total : '*'}`,
  };
  if (request.method === 'HEAD') return new HttpResponse(null, { headers });
  if (request.headers.get('accept') !== SINGLE) return HttpResponse.json(rows, { headers });
  if (rows.length === 1) {
    return HttpResponse.json(rows[0], { headers: { ...headers, 'content-type': SINGLE } });
  }
  return refuse(
    406,
    'PGRST116',
    'Cannot coerce the result to a single JSON object',
    `The result contains ${rows.length} rows`,
  );
}

/**
 * The data service of Supabase (PostgREST) on Postgres, under the policies and grants of
 * supabase/migrations. It keeps nothing: a change is answered as if it were made. What `readQuery` does
 * not know is left to nobody, so that it fails the test.
 */
export const restHandlers = [
  http.all('*/rest/v1/:table', async ({ request, params }) => {
    const bearer = bearerOf(request);
    if (bearer === undefined) {
      return HttpResponse.json({ message: 'No API key found in request' }, { status: 401 });
    }
    const caller = callerOf(request);
    // Something that claims to be a token and is none of ours.
    if (caller === undefined && bearer.includes('.')) {
      return refuse(401, 'PGRST301', 'JWSError JWSInvalidSignature');
    }
    const name = String(params.table);
    const table = tables[name];
    if (table === undefined) {
      return refuse(
        404,
        'PGRST205',
        `Could not find the table 'public.${name}' in the schema cache`,
      );
    }
    const denied = () =>
      refuse(caller === undefined ? 401 : 403, '42501', `permission denied for table ${name}`);
    if (caller === undefined) return denied();

    const query = readQuery(new URL(request.url).searchParams);
    if (query === undefined) return undefined;
    const columns = Object.keys(table.rows[0] ?? {});
    const unknown = query.columns.find((column) => !columns.includes(column));
    if (unknown !== undefined) {
      return refuse(400, '42703', `column ${name}.${unknown} does not exist`);
    }

    switch (request.method) {
      case 'GET':
      case 'HEAD': {
        const visible = table.rows.filter((row) => table.reads(caller, row) && query.keeps(row));
        return answer(request, query.shape(visible), visible.length);
      }
      case 'PATCH': {
        const changes = (await bodyOf(request)) as Row;
        const stranger = Object.keys(changes).find((column) => !columns.includes(column));
        if (stranger !== undefined) {
          return refuse(
            400,
            'PGRST204',
            `Could not find the '${stranger}' column of '${name}' in the schema cache`,
          );
        }
        if (Object.keys(changes).some((column) => !table.granted.includes(column))) return denied();
        if (!query.isFiltered) return refuse(400, '21000', 'UPDATE requires a WHERE clause');
        const touched = table.rows.filter((row) => table.updates(caller, row) && query.keeps(row));
        const constraint = table.broken(changes);
        if (touched.length > 0 && constraint !== undefined) {
          return refuse(
            400,
            '23514',
            `new row for relation "${name}" violates check constraint "${constraint}"`,
          );
        }
        const changed = touched.map((row) => ({ ...row, ...changes }));
        return request.headers.get('prefer')?.includes('return=representation') === true
          ? answer(request, query.shape(changed), changed.length)
          : new HttpResponse(null, { status: 204 });
      }
      // Rows come and go with the account: nobody was granted to insert, to upsert or to delete.
      case 'POST':
      case 'DELETE':
        return denied();
      default:
        return undefined;
    }
  }),
];
