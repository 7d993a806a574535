import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findEngine, leftOut } from '../../../scripts/lib/engines.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'tallygrove-engines-'));
  vi.stubEnv('PATH', folder);
  vi.stubEnv('FIREFOX_PATH', '');
  // Playwright's own browsers would be here.
  vi.stubEnv('PLAYWRIGHT_BROWSERS_PATH', folder);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

function program(name: string): string {
  const file = path.join(folder, name);
  writeFileSync(file, '#!/bin/sh\n');
  chmodSync(file, 0o755);
  return file;
}

test('a Firefox that is named goes before one on the PATH, Debian’s before any other', () => {
  const other = program('firefox');
  expect(findEngine('firefox')).toEqual({ from: 'firefox', file: other });
  const debians = program('firefox-esr');
  expect(findEngine('firefox')).toEqual({ from: 'firefox', file: debians });
  const named = program('nightly');
  vi.stubEnv('FIREFOX_PATH', named);
  expect(findEngine('firefox')).toEqual({ from: 'firefox', file: named });
});

test('a Firefox that is named and not there is said', () => {
  vi.stubEnv('FIREFOX_PATH', path.join(folder, 'none'));
  expect(() => findEngine('firefox')).toThrow(/FIREFOX_PATH names no file/);
});

test('an engine that is nowhere is left out, in one line that says how to get it', () => {
  expect([findEngine('firefox'), findEngine('webkit')]).toEqual([undefined, undefined]);
  expect(leftOut('firefox')).toBe(
    'The tests in firefox are left out: none was found. To have them, set FIREFOX_PATH, or install one (Debian: firefox-esr; elsewhere: npx playwright install firefox).',
  );
  expect(leftOut('webkit')).not.toContain('\n');
});
