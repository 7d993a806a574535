import { describe, expect, test } from 'vitest';
import { DataError } from '../../../scripts/embedded-supabase/data-error.ts';
import {
  checkProfile,
  readAccept,
  readPreferences,
  readRange,
} from '../../../scripts/embedded-supabase/data-headers.ts';

/** What is read, or the refusal as its client gets it. */
async function outcome(read: () => unknown): Promise<unknown> {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof DataError)) throw error;
    const response = error.toResponse();
    return [response.status, await response.json()];
  }
}
const refused = (status: number, code: string, message: string, hint: string | null = null) => [
  status,
  { code, details: null, hint, message },
];

describe('the schema', () => {
  test.each(['accept-profile', 'content-profile'])('of %s is public', async (name) => {
    const read = (headers: Record<string, string>) =>
      outcome(() => checkProfile(new Headers(headers)));
    expect(await read({})).toBeUndefined();
    expect(await read({ [name]: 'public' })).toBeUndefined();
    expect(await read({ [name]: 'auth' })).toEqual(
      refused(406, 'PGRST106', 'Invalid schema', 'Only the following schemas are exposed: public'),
    );
  });
});

const NOT_AVAILABLE = refused(406, 'PGRST107', 'None of these media types are available');
test.each([
  [undefined, '*/*'],
  ['', '*/*'],
  ['application/json', 'application/json'],
  ['Application/JSON ; charset=utf-8', 'application/json'],
  ['text/html, text/csv;q=0.5, application/json', 'text/csv'],
  ['text/html,\tapplication/json\t;\tq=1', 'application/json'],
  ['application/*', 'application/*'],
  ['application/vnd.pgrst.object+json', 'application/vnd.pgrst.object+json'],
  ['application/vnd.pgrst.array; nulls=stripped', 'application/vnd.pgrst.array;nulls=stripped'],
  [
    'application/vnd.pgrst.object+json;nulls=stripped',
    'application/vnd.pgrst.object+json;nulls=stripped',
  ],
  ['application/vnd.pgrst.object;x=1', NOT_AVAILABLE],
  ['xapplication/vnd.pgrst.object', NOT_AVAILABLE],
  ['application/vnd.pgrst.plan', NOT_AVAILABLE],
  ['application/geo+json', NOT_AVAILABLE],
  ['text/html', NOT_AVAILABLE],
] as const)('an answer as %s is %j', async (accept, type) => {
  const headers = new Headers(accept === undefined ? {} : { accept });
  expect(await outcome(() => readAccept(headers))).toEqual(type);
});

test.each([
  [undefined, []],
  ['return=minimal', ['return=minimal']],
  ['return=headers-only', ['return=headers-only']],
  ['count=exact ,return=representation,return=minimal', ['return=representation', 'count=exact']],
  ['count=planned', ['count=planned']],
  ['count=estimated', ['count=estimated']],
  ['resolution=merge-duplicates', ['resolution=merge-duplicates']],
  [
    'resolution=ignore-duplicates,missing=default',
    ['resolution=ignore-duplicates', 'missing=default'],
  ],
  ['missing=null,max-affected=10', ['missing=null', 'max-affected=10']],
  ['handling=lenient, tx=rollback', ['handling=lenient']],
  ['handling=strict', ['handling=strict']],
  ['handling=strict,', ['handling=strict']],
  ['xreturn=minimal, return=minimalx, xcount=exact, count=exactx', []],
  ['xresolution=merge-duplicates, resolution=merge-duplicatesx, xmissing=null, missing=nullx', []],
  [
    'xhandling=lenient, handling=strictx, xmax-affected=1, max-affected=1234567890, max-affected=x',
    [],
  ],
  [
    'handling=strict, tx=rollback',
    refused(400, 'PGRST122', 'Invalid preferences given with handling=strict'),
  ],
] as const)('the preferences %s are %j', async (prefer, known) => {
  const headers = new Headers(prefer === undefined ? {} : { prefer });
  expect(await outcome(() => readPreferences(headers))).toEqual(known);
});

const NOT_SATISFIABLE = refused(416, 'PGRST103', 'Requested range not satisfiable');
test.each([
  [undefined, undefined],
  ['0-9', '0-9'],
  ['items=10-19', '10-19'],
  ['5-', '5-'],
  ['5-5', '5-5'],
  ['5-4', NOT_SATISFIABLE],
  ['10-9', NOT_SATISFIABLE],
  ['-5', undefined],
  ['bytes=0-9', undefined],
  ['x0-9', undefined],
  ['0-9x', undefined],
  ['1234567890-', undefined],
] as const)('the range %s is %j', async (range, rows) => {
  const headers = new Headers(range === undefined ? {} : { range });
  expect(await outcome(() => readRange(headers))).toEqual(rows);
});
