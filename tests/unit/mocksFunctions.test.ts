import { FunctionsHttpError } from '@supabase/supabase-js';
import { describe, expect, it, test } from 'vitest';
import { people } from '../../mocks/fixtures/people.ts';
import { supabase } from '../../mocks/supabase.ts';
import { clientOf, createTestClient, mockServices } from '../support/mockedServices.ts';
import { runExample } from '../support/documentedExamples.ts';

mockServices();

/** The calls that functions-js documents above `invoke()`, with the requests that its text describes. */
const documented = [
  ['Basic invocation', `{ body: { foo: 'bar' } }`, 'POST', '{"foo":"bar"}', null],
  [
    'Passing custom headers',
    `{ headers: { 'my-custom-header': 'my-custom-header-value' }, body: { foo: 'bar' } }`,
    'POST',
    '{"foo":"bar"}',
    'my-custom-header-value',
  ],
  [
    'Calling with DELETE HTTP verb',
    `{ headers: { 'my-custom-header': 'my-custom-header-value' }, body: { foo: 'bar' }, method: 'DELETE' }`,
    'DELETE',
    '{"foo":"bar"}',
    'my-custom-header-value',
  ],
  [
    'Calling with GET HTTP verb',
    `{ headers: { 'my-custom-header': 'my-custom-header-value' }, method: 'GET' }`,
    'GET',
    '',
    'my-custom-header-value',
  ],
] as const;

describe('an example of functions-js reaches the function that a story registered', () => {
  test.each(documented)('%s', async (_, options, method, body, header) => {
    supabase.functions.set('hello', async (request) => ({
      method: request.method,
      body: await request.text(),
      header: request.headers.get('my-custom-header'),
    }));
    const answer = await runExample(`return await supabase.functions.invoke('hello', ${options})`, {
      supabase: createTestClient(),
    });
    expect(answer).toMatchObject({ data: { method, body, header }, error: null });
  });

  test('Error handling', async () => {
    supabase.functions.set('hello', () => Response.json({ why: 'no seats' }, { status: 422 }));
    const answer = await createTestClient().functions.invoke('hello');
    const error = answer.error as { context: Response };
    expect(error).toBeInstanceOf(FunctionsHttpError);
    expect(await error.context.json()).toEqual({ why: 'no seats' });
  });
});

describe('a function', () => {
  it('learns who calls, and finds the database', async () => {
    supabase.functions.set('whoami', (_, { caller, database }) => ({
      caller: caller?.displayName ?? null,
      people: database.table('profiles').rows.length,
    }));
    const asked = await (await clientOf(people.parent)).functions.invoke('whoami');
    expect(asked.data).toEqual({ caller: people.parent.displayName, people: 4 });
    expect((await createTestClient().functions.invoke('whoami')).data).toEqual({
      caller: null,
      people: 4,
    });
  });

  it('answers in any form, and a mistake in it is a 500', async () => {
    supabase.functions.set(
      'text',
      () => new Response('Hello', { headers: { 'content-type': 'text/plain' } }),
    );
    supabase.functions.set('broken', () => {
      throw new Error('a mistake');
    });
    const { functions } = createTestClient();
    expect((await functions.invoke('text')).data).toBe('Hello');
    const broken = await functions.invoke('broken');
    expect((broken.error as { context: Response }).context.status).toBe(500);
  });
});
