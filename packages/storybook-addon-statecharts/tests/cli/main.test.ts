import { readdirSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import { main } from '../../src/cli/main.ts';
import { projectPerTest } from '../support/project.ts';

async function run(...args: string[]) {
  const written = { out: '', err: '' };
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    written.out += String(text);
    return true;
  });
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    written.err += String(text);
    return true;
  });
  const code = await main(args);
  vi.restoreAllMocks();
  return { code, ...written };
}

const project = projectPerTest();

test('prints its usage', async () => {
  for (const args of [[], ['--help'], ['states', '--help']]) {
    const { code, out } = await run(...args);
    expect(code).toBe(0);
    expect(out.match(/^ {2}\w+/gm)).toEqual(['  states', '  storyboards']);
  }
});

test.each([
  ['stats', 2, 'Unknown command: stats.\n'],
  ['states --fast', 2, "Unknown option '--fast'"],
])('%s exits with %i and the reason', async (command, code, reason) => {
  const found = await run(...command.split(' '));
  expect([found.code, found.err.slice(0, reason.length)]).toEqual([code, reason]);
});

test('writes every storyboard of the current project', async () => {
  const place = project.at('drawn');
  const { code, out } = await run('storyboards', '--folder', place);
  expect([code, out]).toEqual([0, `Written to ${place}\n`]);
  const files = readdirSync(place);
  expect(files.filter((file) => file.endsWith('.svg')).length).toBe(files.length / 2);
});
