// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { createDraft } from '../../../src/services/drafts.ts';
import { forgetDrafts } from '../../../src/services/forgetDrafts.ts';

const KEY = 'tallygrove.drafts';
const form = { id: 'letter', draftFields: ['name', 'words'] };
const letter = createDraft(() => window, form);
const account = createDraft(() => window, { id: 'account', draftFields: ['name'] });

beforeEach(() => sessionStorage.clear());

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
