// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { createDraft } from '../../../src/services/drafts.ts';
import { forgetDrafts } from '../../../src/services/forgetDrafts.ts';

const KEY = 'tallygrove.drafts';
const form = { id: 'letter', draftFields: ['name', 'words'] };
const letter = createDraft(() => window, form);
const account = createDraft(() => window, { id: 'account', draftFields: ['name'] });

beforeEach(() => sessionStorage.clear());

test('each form has its own draft, limited to its listed fields', () => {
  letter.keep({ name: 'Lena', words: 'Hello', password: 'plenty-of-acorns' });
  account.keep({ name: 'Sam' });
  expect([letter.read(), account.read()]).toEqual([
    { name: 'Lena', words: 'Hello' },
    { name: 'Sam' },
  ]);
  expect(sessionStorage.getItem(KEY)).not.toContain('acorns');
});

test('drafts of emptied and sent forms are removed, all of them on log-out', () => {
  letter.keep({ name: 'Lena', words: '' });
  letter.keep({ name: '', words: '' });
  expect(sessionStorage.length).toBe(0);
  letter.keep({ name: 'Lena' });
  account.keep({ name: 'Sam' });
  letter.keep({});
  expect([letter.read(), account.read()]).toEqual([{}, { name: 'Sam' }]);
  forgetDrafts(window);
  expect(sessionStorage.length).toBe(0);
});

test.each(['', 'null', '7', '"x"', '[]', '{', '{"letter":7}', '{"letter":{"name":7,"other":"x"}}'])(
  'an invalid stored value, %j, counts as no draft and is overwritten',
  (stored) => {
    sessionStorage.setItem(KEY, stored);
    expect(letter.read()).toEqual({});
    letter.keep({ name: 'Lena' });
    expect(letter.read()).toEqual({ name: 'Lena' });
  },
);

test('blocked storage keeps no draft and throws no error', () => {
  const blocked = {
    get sessionStorage(): Storage {
      throw new DOMException('Access is denied', 'SecurityError');
    },
  } as Window;
  const draft = createDraft(() => blocked, form);
  draft.keep({ name: 'Lena' });
  draft.keep({});
  forgetDrafts(blocked);
  expect(draft.read()).toEqual({});
});
