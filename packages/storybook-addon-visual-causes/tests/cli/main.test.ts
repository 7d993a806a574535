import { readFileSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { commitOf } from '../../src/desk/build/base.ts';
import { main } from '../../src/cli/main.ts';
import { projectPerTest } from '../support/project.ts';

async function run(...args: string[]) {
  const [out, err] = [process.stdout, process.stderr].map((stream) =>
    vi.spyOn(stream, 'write').mockReturnValue(true),
  );
  const code = await main(args);
  const textOf = (written = out) => written?.mock.calls.map(([text]) => String(text)).join('');
  const found = { code, out: textOf() ?? '', err: textOf(err) ?? '' };
  vi.restoreAllMocks();
  return found;
}

const project = projectPerTest();

test('prints its usage', async () => {
  for (const args of [[], ['--help'], ['review', '--help']]) {
    const { code, out } = await run(...args);
    expect(code).toBe(0);
    expect(out.match(/^ {2}\w+/gm)).toEqual(['  review', '  accept']);
  }
});

test.each([
  ['stats', 2, 'Unknown command: stats.\n'],
  ['review --fast', 2, "Unknown option '--fast'"],
  ['review --base=nowhere', 1, 'No commit to compare with at nowhere.'],
])('%s exits with %i and the reason', async (command, code, reason) => {
  const found = await run(...command.split(' '));
  expect([found.code, found.err.slice(0, reason.length)]).toEqual([code, reason]);
  // Wrong usage lists the options.
  expect(found.err.includes('--base <ref>')).toBe(code === 2);
});

test('refuses a base that git would parse as an option', () => {
  project.write('mine.txt', 'kept');
  expect(commitOf(`--output=${project.at('mine.txt')}`)).toBeUndefined();
  expect(readFileSync(project.at('mine.txt'), 'utf8')).toBe('kept');
});
