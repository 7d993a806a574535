import { expect, test } from 'vitest';
import { pullRequestOf } from '../../src/desk/build/pullRequest.ts';
import { commitAddress } from '../../src/desk/ui/pullRequestLinks.ts';
import { projectPerTest } from '../support/project.ts';

const { at, write } = projectPerTest();

const pull = {
  url: 'https://github.com/academy/site/pull/12',
  repository: 'https://github.com/ana/site',
  branch: 'feature/gold #2',
};

test('a pull request is read from its workflow’s event, and is undefined elsewhere', () => {
  const event = (value: unknown) => {
    write('event.json', JSON.stringify(value));
    return pullRequestOf({ GITHUB_EVENT_PATH: at('event.json') });
  };
  const head = { ref: pull.branch, repo: { html_url: pull.repository } };
  expect(event({ pull_request: { html_url: pull.url, head } })).toEqual(pull);
  // GitHub sends null for a deleted fork.
  expect(event({ pull_request: { html_url: pull.url, head: { ...head, repo: null } } })).toBe(
    undefined,
  );
  expect(event({ ref: 'refs/heads/main' })).toBe(undefined);
  expect(pullRequestOf({})).toBe(undefined);
});

test('a short new file is prefilled; a long or existing one is chosen on the page', () => {
  const file = {
    folder: 'reviews',
    name: 'ana-1.json',
    text: '{\n"by":"Ana & Bo"}',
    exists: false,
  };
  const { address, isPrefilled } = commitAddress(pull, file);
  const url = new URL(address);
  expect(url.href).toMatch(
    /^https:\/\/github\.com\/ana\/site\/new\/feature\/gold%20%232\/reviews\?/,
  );
  expect(Object.fromEntries(url.searchParams)).toEqual({ filename: file.name, value: file.text });
  expect(isPrefilled).toBe(true);
  for (const more of [{ exists: true }, { text: 'x'.repeat(9000) }])
    expect(commitAddress(pull, { ...file, ...more })).toEqual({
      address: 'https://github.com/ana/site/upload/feature/gold%20%232/reviews',
      isPrefilled: false,
    });
});
