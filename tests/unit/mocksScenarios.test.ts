import { expect, test } from 'vitest';
import { people } from '../../mocks/fixtures/people.ts';
import { server } from '../../mocks/node.ts';
import { scenarios } from '../../mocks/scenarios/scenarios.ts';
import { clientOf, mockServices, SITE } from '../support/mockedServices.ts';

mockServices();

type Client = Awaited<ReturnType<typeof clientOf>>;
const { student } = people;

const otp = ({ auth }: Client) => auth.signInWithOtp({ email: student.email });
const read = (client: Client) => client.from('profiles').select();
const invoke = (client: Client) => client.functions.invoke('receipt');
const buckets = ({ storage }: Client) => storage.listBuckets();

// Stories and journeys test the product's reaction.
test.each<[keyof typeof scenarios, (client: Client) => PromiseLike<unknown>, object]>([
  ['rateLimited', otp, { error: { status: 429, code: 'over_email_send_rate_limit' } }],
  ['refused', otp, { error: { status: 400, code: 'otp_disabled' } }],
  // The library treats it as a network error and drops the code.
  ['serverError', otp, { error: { status: 500, code: undefined } }],
  ['serverError', read, { status: 500 }],
  ['serverError', invoke, { error: { name: 'FunctionsHttpError' } }],
  ['serverError', buckets, { error: { message: 'Internal Server Error', status: 500 } }],
  ['offline', otp, { error: { name: 'AuthRetryableFetchError', status: 0 } }],
  ['offline', read, { status: 0 }],
  ['offline', invoke, { error: { name: 'FunctionsFetchError' } }],
  ['offline', buckets, { error: { name: 'StorageUnknownError' } }],
  ['unavailable', otp, { error: { name: 'AuthRetryableFetchError', status: 503 } }],
  ['malformedResponse', otp, { error: { name: 'AuthRetryableFetchError', status: 0 } }],
  [
    'signOutFails',
    ({ auth }) => auth.signOut(),
    { error: { status: 500, message: 'Error logging out user' } },
  ],
  ['profileFails', read, { status: 500, error: { code: 'XX000' } }],
  ['profileFails', (client) => client.from('account_roles').select(), { status: 200 }],
])('%s: %s', async (name, call, answer) => {
  const client = await clientOf(student);
  server.use(...scenarios[name]);
  expect(await call(client)).toMatchObject(answer);
});

test('rateLimited has a Retry-After header', async () => {
  server.use(...scenarios.rateLimited);
  const response = await fetch(`${SITE}/auth/v1/otp`, { method: 'POST' });
  expect(response.headers.get('retry-after')).toBe('60');
});

test.each(['profileSilent', 'noResponse'] as const)('%s never answers', async (name) => {
  const client = await clientOf(student);
  server.use(...scenarios[name]);
  const controller = new AbortController();
  const pending = read(client).abortSignal(controller.signal);
  controller.abort();
  expect((await pending).status).toBe(0);
});
