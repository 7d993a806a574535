import { expect, test } from 'vitest';
import { readLinkRequest, rememberLinkRequest } from '../../../src/services/linkRequest.ts';
import { rememberReturnTarget } from '../../../src/services/returnTarget.ts';
import { fakeBrowser } from '../../support/fakeWindow.ts';
import { visit } from '../../support/site.ts';
import { START } from '../../support/tokens.ts';

const KEY = 'tallygrove.asked';
const hour = 3_600_000;

test('an expired request and its return target are removed when a page opens', async () => {
  const site = visit();
  const { view } = site.browser.openTab();
  rememberLinkRequest(view, 'lena@tallygrove.test', START);
  rememberReturnTarget(view, '/dashboard?tab=events');
  await site.pass(hour);
  await site.open('/about');
  expect([...site.browser.entries.keys()]).toEqual([KEY, 'tallygrove.return']);
  await site.pass(1);
  await site.open('/about');
  expect(site.browser.entries.size).toBe(0);
});

test.each([
  'null',
  '{',
  '{"email":1,"at":1}',
  '{"email":"a@b.c"}',
  '{"email":"","at":1}',
  // The clock was set back since.
  `{"email":"a@b.c","at":${hour + 2}}`,
])('what was stored as %j is none, and gone', (stored) => {
  const browser = fakeBrowser();
  browser.entries.set(KEY, stored);
  expect(readLinkRequest(browser.openTab().view, 1)).toBeUndefined();
  expect(browser.entries.size).toBe(0);
});
