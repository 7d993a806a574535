import { beforeAll, expect, test } from 'vitest';
import { createActor, SimulatedClock, waitFor, type AnyActorRef } from 'xstate';
import { signInMachine } from '../../../machines/signIn/signIn.machine.ts';
import { signUpMachine } from '../../../machines/signUp/signUp.machine.ts';
import {
  failureText,
  linkMessage,
  passwordFailureText,
  signOutFailureText,
} from '../../../src/content/authMessages.ts';
import { messages } from '../../../src/content/messages.ts';
import { createSignInActors, createSignUpActors } from '../../../src/services/authForms.ts';
import { loadSupabase } from '../../../src/services/supabase.ts';
import { authErrorCodes } from '../../support/authErrorCodes.ts';
import { profileAnswer, tokenAnswer, userAnswer } from '../../support/authServer.ts';
import { fakeBrowser } from '../../support/fakeWindow.ts';
import { fakeNetwork, json, type Script, type SentRequest } from '../../support/fakeFetch.ts';
import { flush } from '../../support/flush.ts';
import { visit } from '../../support/site.ts';
import { sessionWith } from '../../support/tokens.ts';

/** The auth service's own message for a failure. */
const OWN_MESSAGE = 'The message of the service.';
const hour = 3_600_000;
const origin = 'https://tallygrove.example';
const { accessToken, refreshToken } = sessionWith(0);

/** An error in the requested version of the service's responses. */
function refusal({ headers }: SentRequest, code: string, status: number): Response {
  const reasons = code === 'weak_password' ? { weak_password: { reasons: ['length'] } } : {};
  const version = headers['x-supabase-api-version'];
  return version === undefined
    ? json({ code: status, error_code: code, msg: OWN_MESSAGE, ...reasons }, { status })
    : json(
        { code, message: OWN_MESSAGE, ...reasons },
        { status, headers: { 'x-supabase-api-version': version } },
      );
}

interface Outcome {
  message: string;
  session: 'signed out' | 'stays' | 'ends';
  state: string;
}

const place = (actor: AnyActorRef): string => {
  const { value } = actor.getSnapshot() as { value: string | Record<string, unknown> };
  return typeof value === 'string' ? value : (Object.keys(value)[0] ?? '');
};

async function sendForm(kind: 'signUp' | 'signIn', code: string, status: number): Promise<Outcome> {
  const net = fakeNetwork((request) => refusal(request, code, status));
  const deps = {
    config: { url: origin, anonKey: 'k' },
    fetch: net.fetch,
    origin,
    view: fakeBrowser().openTab().view,
    onAsked: () => {
      throw new Error('No mail was sent');
    },
  };
  const machine =
    kind === 'signUp'
      ? signUpMachine.provide({ actors: createSignUpActors(deps) })
      : signInMachine.provide({ actors: createSignInActors(deps) });
  const form = createActor(machine, {
    clock: new SimulatedClock(),
    input: { now: () => 0 },
  }).start();
  let text = '';
  form.on('form.failed', ({ failure }) => (text = failureText(failure)));
  const values = { displayName: 'Lena', email: 'lena@tallygrove.test', password: 'acorns-1' };
  for (const [name, value] of Object.entries(values) as [keyof typeof values, string][]) {
    if (name in form.getSnapshot().context.values) {
      form.send({ type: 'field.change', name, value });
    }
  }
  form.send({ type: 'form.submit' });
  const { value, context } = await waitFor(form, (snapshot) => !snapshot.hasTag('busy'));
  form.stop();
  const title = kind === 'signUp' ? messages.signUpFailed.title : messages.signInFailed.title;
  const wait =
    context.waitSeconds === 0 ? '' : ` The button counts down ${context.waitSeconds} seconds.`;
  const message = `${title}: ${text}${wait}`;
  return { message, session: 'signed out', state: `${kind}.${value}` };
}

/** Answers all requests, but those that match `isAsked` with the error. */
const refusing =
  (isAsked: (request: SentRequest) => boolean, code: string, status: number): Script =>
  (request) => {
    if (isAsked(request)) return refusal(request, code, status);
    if (request.path.startsWith('/auth/v1/token')) return tokenAnswer(2);
    if (request.path.startsWith('/rest/v1/profiles')) return profileAnswer();
    if (request.path.startsWith('/auth/v1/user')) return json(userAnswer());
    return new Response(null, { status: 204 });
  };

async function openLink(address: string, asked: string, code: string, status: number) {
  const stored = sessionWith(hour);
  const site = visit({
    stored,
    script: refusing(({ path }) => path.startsWith(asked), code, status),
  });
  const page = await site.open(address);
  const { linkProblem } = page.context();
  expect(site.stored()).toEqual(stored);
  page.actor.stop();
  return {
    message: linkProblem === undefined ? 'nothing' : linkMessage(linkProblem).text,
    session: page.has('signedIn') ? 'stays' : 'ends',
    state: place(page.actor),
  } satisfies Outcome;
}

async function savePassword(code: string, status: number): Promise<Outcome> {
  const site = visit({ script: refusing(({ method }) => method === 'PUT', code, status) });
  const page = await site.open(
    `/dashboard#access_token=${accessToken}&refresh_token=${refreshToken}&type=recovery`,
  );
  await page.send({ type: 'recovery.submit', password: 'acorns-1' });
  const { recoveryError } = page.context();
  page.actor.stop();
  return {
    message:
      recoveryError === undefined || typeof recoveryError === 'string'
        ? 'nothing'
        : passwordFailureText(recoveryError),
    session: page.has('signedIn') && site.stored() !== undefined ? 'stays' : 'ends',
    state: page.has('recovering') ? 'signedIn.recovery.asking' : place(page.actor),
  };
}

async function logOut(code: string, status: number): Promise<Outcome> {
  const site = visit({
    stored: sessionWith(hour),
    script: refusing(({ path }) => path.startsWith('/auth/v1/logout'), code, status),
  });
  const page = await site.open();
  await page.send({ type: 'session.signOut' });
  const ended = page.emitted().at(-1);
  if (ended?.type !== 'signedOut') throw new Error('The session did not end');
  expect(site.stored()).toBeUndefined();
  page.actor.stop();
  return {
    message:
      ended.failure === undefined
        ? `${messages.loggedOut.title}: ${messages.loggedOut.text}`
        : `${messages.signOutFailed.title}: ${signOutFailureText(ended.failure)}`,
    session: 'ends',
    state: place(page.actor),
  };
}

async function refresh(code: string, status: number): Promise<Outcome> {
  const site = visit({
    stored: sessionWith(60_000),
    script: refusing(({ path }) => path.startsWith('/auth/v1/token'), code, status),
  });
  const page = await site.open();
  const snapshot = page.actor.getSnapshot();
  page.actor.stop();
  if (page.has('signedOut')) {
    expect(site.stored()).toBeUndefined();
    const { title, text } = messages.sessionEnded;
    return { message: `${title}: ${text}`, session: 'ends', state: 'signedOut' };
  }
  const { freshness } = (snapshot.value as { signedIn: { freshness: string } }).signedIn;
  return { message: 'nothing', session: 'stays', state: `signedIn.freshness.${freshness}` };
}

const mailed = '/dashboard#token_hash=h&type=magiclink';
const withTokens = `/dashboard#access_token=${accessToken}&refresh_token=${refreshToken}`;

const calls = [
  {
    name: 'signup',
    title: '`POST signup`, the sign-up form',
    ask: (code: string, status: number) => sendForm('signUp', code, status),
  },
  {
    name: 'otp',
    title: '`POST otp`, the sign-in form',
    ask: (code: string, status: number) => sendForm('signIn', code, status),
  },
  {
    name: 'verify',
    title: '`POST verify`, a mailed link with a token hash, opened while signed in',
    ask: (code: string, status: number) => openLink(mailed, '/auth/v1/verify', code, status),
  },
  {
    name: 'user',
    title: '`GET user`, a mailed link with tokens, opened while signed in',
    ask: (code: string, status: number) => openLink(withTokens, '/auth/v1/user', code, status),
  },
  { name: 'password', title: '`PUT user`, a new password', ask: savePassword },
  { name: 'logout', title: '`POST logout`, signing out', ask: logOut },
  { name: 'token', title: '`POST token`, a refresh in the background', ask: refresh },
] as const;

type CallName = (typeof calls)[number]['name'];
interface Row extends Outcome {
  call: CallName;
  code: string;
  status: number;
}

const rows: Row[] = [];

beforeAll(async () => {
  await loadSupabase();
  for (const [code, ...statuses] of authErrorCodes) {
    for (const status of statuses) {
      for (const { name, ask } of calls) {
        rows.push({ call: name, code, status, ...(await ask(code, status)) });
      }
    }
  }
  await flush();
}, 120_000);

const of = (call: CallName, keep: (row: Row) => boolean = () => true) =>
  rows.filter((row) => row.call === call && keep(row));

/** The table in docs/auth-messages.md: the outcomes of each call, and the outcome of each code. */
function documentOf(): string {
  const keys = new Map<string, string>();
  const legends = calls.map(({ name, title }) => {
    const outcomes = new Map<string, Outcome>();
    for (const row of of(name)) outcomes.set([row.message, row.session, row.state].join('|'), row);
    const lines = [...outcomes].map(([id, { message, session, state }], place_) => {
      const key = `${name} ${place_ + 1}`;
      keys.set(`${name}|${id}`, String(place_ + 1));
      return `- **${key}**: message “${message.replace(OWN_MESSAGE, '(the service’s own message)')}”; session: ${session}; state: \`${state}\``;
    });
    return `### ${title}\n\n${lines.join('\n')}`;
  });
  const table = authErrorCodes.flatMap(([code, ...statuses]) =>
    statuses.map((status) => {
      const cells = calls.map(({ name }) => {
        const row = of(name, (one) => one.code === code && one.status === status)[0];
        return row && keys.get([name, row.message, row.session, row.state].join('|'));
      });
      return `| \`${code}\` | ${status} | ${cells.join(' | ')} |`;
    }),
  );
  return `# The auth service’s errors and their outcomes

Every error code of the auth service (github.com/supabase/auth, \`internal/api/apierrors/errorcode.go\`) with each of its statuses, for every call that this site makes. Each cell is a run of the real statecharts and services with that response. \`tests/unit/services/authMessages.test.ts\` writes this page (\`npm test -- unit authMessages -u\`) and fails if it is out of date.

\`recover\`, \`resend\` and \`reauthenticate\` are not called: a sign-in link works for every account, also after a lost password. A code that is not in the list is handled by its status and shows the service’s own message, or “Something went wrong” without one.

## Outcomes

${legends.join('\n\n')}

## Codes

| Code | Status | ${calls.map(({ name }) => name).join(' | ')} |
| --- | --- | ${calls.map(() => '---').join(' | ')} |
${table.join('\n')}
`;
}

test('docs/auth-messages.md matches the code', async () => {
  await expect(documentOf()).toMatchFileSnapshot('../../../docs/auth-messages.md');
});

// What an accepted change of the document must not lose.
test('each code has a row, with a text where a visitor waits', () => {
  const statuses = authErrorCodes.reduce((sum, [, ...all]) => sum + all.length, 0);
  expect(rows).toHaveLength(statuses * calls.length);
  const silent = rows.filter(({ call, message }) => call !== 'token' && message === 'nothing');
  expect(silent).toEqual([]);
});

test('a failure ends a session only where the server has decided on a refresh', () => {
  const kept = [...of('verify'), ...of('user'), ...of('password')];
  expect(kept.filter(({ session }) => session !== 'stays')).toEqual([]);
  const undecided = of('token', ({ session }) => session === 'stays');
  expect(undecided.map(({ code, status, state }) => [code, status, state])).toEqual([
    ['conflict', 409, 'signedIn.freshness.backingOff'],
    ['over_request_rate_limit', 429, 'signedIn.freshness.coolingDown'],
    ['over_email_send_rate_limit', 429, 'signedIn.freshness.coolingDown'],
    ['over_sms_send_rate_limit', 429, 'signedIn.freshness.coolingDown'],
    ['request_timeout', 504, 'signedIn.freshness.backingOff'],
  ]);
});
