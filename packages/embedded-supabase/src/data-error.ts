import { refuseData, type Refusal } from './access/refusal.ts';
import type { Role } from './privileges.ts';

export const badBody = (message = 'Empty or invalid json'): Refusal =>
  refuseData(400, 'PGRST102', message);

export const badValue = (type: string): Refusal =>
  refuseData(400, '22P02', `invalid input syntax for type ${type}`);

/** What a role may not do: 401 without a person's token, 403 with one. */
export const forbidden = (role: Role, message: string): Refusal =>
  refuseData(role === 'anon' ? 401 : 403, '42501', message);

/** Translates an error of SQLite, whose message would reveal the statement, into the hosted one's. */
export function recogniseDataError(
  text: string,
  { name, primaryKey }: { readonly name: string; readonly primaryKey: readonly string[] },
  role: Role,
): Refusal {
  // SQLite names columns so: `samples.a, samples.b`.
  const [, list = ''] = /constraint failed: ([\w., ]+)/u.exec(text) ?? [];
  const columns = list.split(', ').map((column) => column.replace(/^\w+\./u, ''));
  if (/row-level security policy|RLS policy violation/u.test(text))
    return forbidden(role, 'new row violates row-level security policy');
  if (/CHECK constraint failed/u.test(text))
    return refuseData(400, '23514', 'new row violates check constraint');
  if (/NOT NULL constraint failed/u.test(text)) {
    const message = `null value in column "${columns.join()}" of relation "${name}" violates not-null constraint`;
    return refuseData(400, '23502', message);
  }
  if (/UNIQUE constraint failed/u.test(text)) {
    // Postgres' own names; SQLite does not report another.
    const isKey = columns.join() === primaryKey.join();
    const constraint = isKey ? `${name}_pkey` : `${name}_${columns.join('_')}_key`;
    const message = `duplicate key value violates unique constraint "${constraint}"`;
    return refuseData(409, '23505', message);
  }
  if (/FOREIGN KEY constraint failed/u.test(text))
    return refuseData(409, '23503', 'insert or update violates foreign key constraint');
  return refuseData(500, 'XX000', 'The database could not answer');
}
