import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { writeFile } from '../../src/files.ts';

/** Of commits. */
const NOON = '2026-11-21T12:00:00.000Z';

const env = {
  ...process.env,
  GIT_AUTHOR_NAME: 'Bo',
  GIT_AUTHOR_EMAIL: 'bo@academy.test',
  GIT_AUTHOR_DATE: NOON,
  GIT_COMMITTER_NAME: 'Host',
  GIT_COMMITTER_EMAIL: 'host@example.com',
  GIT_COMMITTER_DATE: NOON,
};

const TEMPORARY = tmpdir();

/** A temporary folder. */
export class Project {
  root = '';
  /** Returns a file's absolute path. */
  readonly at = (file: string): string => path.join(this.root, file);
  readonly write = (file: string, content: string | Buffer): void =>
    writeFile(this.at(file), content);
  readonly git = (...args: string[]): string =>
    execFileSync('git', args, { cwd: this.root, encoding: 'utf8', env }).trim();
}

/**
 * Returns a folder that is new for each test.
 * @param prepare fills a folder once, which each test gets a copy of
 */
export function projectPerTest(prepare: (project: Project) => unknown = () => undefined): Project {
  const project = new Project();
  let template = '';
  const create = (): string => (project.root = mkdtempSync(path.join(TEMPORARY, 'visual-causes-')));
  beforeAll(async () => {
    template = create();
    await prepare(project);
  });
  beforeEach(() => {
    cpSync(template, create(), { recursive: true });
    // Copies of the base go with the project: a test's process ends without notice.
    vi.stubEnv('TMPDIR', project.at('.git'));
  });
  afterEach(() => {
    vi.unstubAllEnvs();
    rmSync(project.root, { recursive: true });
  });
  afterAll(() => rmSync(template, { recursive: true }));
  return project;
}
