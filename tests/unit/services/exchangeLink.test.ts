import { expect, test } from 'vitest';
import { createActor, toPromise } from 'xstate';
import type { UsableLink } from '../../../machines/session/session.types.ts';
import { isPrivatePath } from '../../../src/app/pathKinds.ts';
import { createSessionActors } from '../../../src/services/sessionActors.ts';
import { createSessionStore } from '../../../src/services/sessionStore.ts';
import { fakeNetwork, json } from '../../support/fakeFetch.ts';
import { fakeBrowser } from '../../support/fakeWindow.ts';
import { sessionWith, START } from '../../support/tokens.ts';

const { accessToken, refreshToken } = sessionWith(0);
const tokens: UsableLink = {
  kind: 'tokens',
  accessToken,
  refreshToken,
  tokenType: 'bearer',
  expiresIn: 3600,
  recovery: false,
};
const tokenHash: UsableLink = { kind: 'tokenHash', tokenHash: 'h-1', type: 'magiclink' };

test.each([
  ['of tokens', tokens],
  ['of a token’s hash', tokenHash],
])(
  'a link %s whose answer names no user is an invalid answer, without a message',
  async (_, input) => {
    const browser = fakeBrowser();
    const { view } = browser.openTab();
    const { exchangeLink } = createSessionActors({
      view,
      config: { url: 'https://tallygrove.example', anonKey: 'public-key' },
      fetch: fakeNetwork(() => json({})).fetch,
      store: createSessionStore(view),
      locks: undefined,
      after: () => Promise.resolve(),
      now: () => START,
      isPrivate: isPrivatePath,
    });
    await expect(toPromise(createActor(exchangeLink, { input }).start())).rejects.toMatchObject({
      name: 'AuthFailure',
      kind: 'invalidResponse',
      message: '',
      code: undefined,
    });
    expect([...browser.entries]).toEqual([]);
  },
);

test('the session’s storage key never changes, because sessions outlast releases', () => {
  const browser = fakeBrowser();
  createSessionStore(browser.openTab().view).write(sessionWith(0));
  expect([...browser.entries.keys()]).toEqual(['tallygrove.session']);
});
