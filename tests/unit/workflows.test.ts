import { spawnSync } from 'node:child_process';
import { existsSync, globSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { temporaryFolder } from '../support/temporaryFolder.ts';

type Permissions = Readonly<Record<string, string>> | string;
interface Job {
  if?: string;
  permissions?: Permissions;
  steps: readonly { uses?: string; run?: string; with?: Readonly<Record<string, unknown>> }[];
}
interface Workflow {
  on: Readonly<Record<string, unknown>>;
  permissions?: Permissions;
  jobs: Readonly<Record<string, Job>>;
}

const folder = '.github/workflows';
const workflows = readdirSync(folder).map((file) => {
  const text = readFileSync(path.join(folder, file), 'utf8');
  return { file, text, workflow: parse(text) as Workflow };
});
const jobs = workflows.flatMap(({ file, workflow }) =>
  Object.entries(workflow.jobs).map(([name, job]) => ({
    name: `${file} ${name}`,
    on: Object.keys(workflow.on),
    job,
    allowed: job.permissions ?? workflow.permissions,
  })),
);
const mayOnlyRead = (allowed: Permissions | undefined): boolean =>
  typeof allowed === 'object' && Object.values(allowed).every((one) => /^(?:read|none)$/.test(one));

describe('the workflows', () => {
  test('pin every action to a commit hash, with its version in a comment', () => {
    const taken = workflows.flatMap(({ text }) => text.match(/\buses:.*$/gm) ?? []);
    expect(taken.length).toBeGreaterThan(5);
    const pinned = /^uses: [\w-]+\/[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/;
    expect(taken.filter((one) => !pinned.test(one))).toEqual([]);
  });

  test('leave no token in a checkout, and pass values to commands by the environment alone', () => {
    const steps = jobs.flatMap(({ job }) => job.steps);
    const checkouts = steps.filter(({ uses }) => uses?.startsWith('actions/checkout@'));
    expect(checkouts.length).toBeGreaterThan(3);
    expect(checkouts.filter((step) => step.with?.['persist-credentials'] !== false)).toEqual([]);
    expect(steps.filter(({ run }) => run?.includes('${{'))).toEqual([]);
  });

  test('have read permission unless a job declares more; the one that publishes runs no script', () => {
    expect(workflows.filter(({ workflow }) => !mayOnlyRead(workflow.permissions))).toEqual([]);
    const writing = jobs.filter(({ allowed }) => !mayOnlyRead(allowed));
    expect(Object.fromEntries(writing.map(({ name, allowed }) => [name, allowed]))).toEqual({
      'release-addon.yml publish': { 'id-token': 'write' },
      'review-comment.yml comment': { actions: 'read', 'pull-requests': 'write' },
      'storybook.yml deploy': { pages: 'write', 'id-token': 'write' },
    });
    const publish = jobs.find(({ name }) => name === 'release-addon.yml publish');
    expect(publish?.on).toEqual(['push']);
    expect(publish?.job.steps.map(({ uses, run }) => uses?.split('@')[0] ?? run)).toEqual([
      'actions/setup-node',
      'actions/download-artifact',
      'npm publish ./storybook-addon-*.tgz --ignore-scripts --provenance --access public',
    ]);
  });

  test('check out and run nothing where they may write, or where the event lends a stranger our rights', () => {
    expect(jobs.filter(({ on }) => on.includes('pull_request_target'))).toEqual([]);
    const trusted = jobs.filter(
      ({ name, on, allowed }) =>
        name !== 'release-addon.yml publish' &&
        (!mayOnlyRead(allowed) || on.includes('workflow_run')),
    );
    const risky =
      /\b(?:npm|npx|node|git|pnpm|yarn|python3?|make|eval|source|sh|bash)\b|\.\/|\.ci\//;
    for (const { job } of trusted) {
      const isRisky = ({ uses = '', run = '' }) =>
        /checkout|cache|download|setup-/.test(uses) || risky.test(run);
      expect(job.steps.filter(isRisky)).toEqual([]);
      expect(JSON.stringify(job)).not.toMatch(/\bneeds\./);
    }
  });
});

test('every file that decides the gate has an owner, who owns the owners, too', () => {
  const owned = readFileSync('.github/CODEOWNERS', 'utf8').match(/^\/\S*(?= @)/gm) ?? [];
  // `/*` is the root's files alone.
  const isOwned = (file: string) =>
    owned.some((place) => (place === '/*' ? !file.includes('/') : `/${file}`.startsWith(place)));
  const gate = globSync([
    '{.,}*',
    '{.ci,.github,.storybook,packages/*/src,scripts,stories/storyboards,tests}/**',
  ]).filter((file) => statSync(file).isFile());
  expect(gate).toEqual(expect.arrayContaining(['.github/CODEOWNERS', '.npmrc', 'package.json']));
  expect(gate.filter((file) => !isOwned(file))).toEqual([]);
});

describe('the comment on a pull request', () => {
  const job = jobs.find(({ name }) => name === 'review-comment.yml comment')?.job;
  const script = job?.steps[0]?.run ?? 'exit 99';
  const summary = '<!-- review desk -->\n## Pictures\n\n1 picture differs.\n';

  /** GitHub's command and unzip: a request to write is recorded in `sent`, followed by its text. */
  const tools = `
gh() {
  case "$*" in
    *'--method P'*) { printf '%s\\n' "$*"; cat summary.md; } > sent ;;
    */zip) cat artifact ;;
    *runs/5/artifacts*) printf '%s' "$ARTIFACT" ;;
    */pulls*) printf '%s' "$PULL" ;;
    */comments*) printf '%s' "$KNOWN" ;;
  esac
}
unzip() { [ "$*" = '-p summary.zip summary.md' ] && cat summary.zip; }
set -eo pipefail
`;

  test('is only for the repository’s own branches, and their tested commit', () => {
    expect(job?.if).toBe(
      "github.event.workflow_run.event == 'pull_request' && github.event.workflow_run.head_repository.full_name == github.repository",
    );
    expect(script).toContain('select(.head.sha == env.HEAD_SHA)');
  });

  const hostile = `${summary}$(touch pwned) \`touch pwned\` "; touch pwned; '\n@file\n`;
  const env = {
    PATH: process.env['PATH'],
    GITHUB_REPOSITORY: 'academy/site',
    HEAD_BRANCH: '"; touch pwned',
    RUN_ID: '5',
    PULL: '7',
    ARTIFACT: '11',
    KNOWN: '',
  };

  test.each<[left: string, known: object, status: number, target?: string]>([
    [hostile, {}, 0, 'POST repos/academy/site/issues/7/comments'],
    [summary, { KNOWN: '33\n' }, 0, 'PATCH repos/academy/site/issues/comments/33'],
    // Another text.
    ['#!/bin/sh\ntouch pwned\n', {}, 1],
    [summary + 'x'.repeat(200_000), {}, 1],
    // The branch has moved on; the run left no summary; a number is none.
    [summary, { PULL: '' }, 0],
    [summary, { ARTIFACT: '' }, 0],
    [summary, { PULL: '7/../../8' }, 0],
  ])('is plain text, for one pull request: %.20s %j', (left, known, status, target) => {
    const cwd = temporaryFolder();
    writeFileSync(path.join(cwd, 'artifact'), left);
    const bash = ['--noprofile', '--norc', '-c', tools + script];
    const run = spawnSync('bash', bash, { cwd, env: { ...env, ...known } });
    const sent = target && `api --method ${target} --field body=@summary.md --silent\n${left}`;
    expect(run.status).toBe(status);
    expect(existsSync(path.join(cwd, 'pwned'))).toBe(false);
    expect(existsSync(path.join(cwd, 'sent'))).toBe(sent !== undefined);
    if (sent) expect(readFileSync(path.join(cwd, 'sent'), 'utf8')).toBe(sent);
  });
});
