import { spawnSync } from 'node:child_process';
import {
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { temporaryFolder } from '../support/temporaryFolder.ts';

type Permissions = Readonly<Record<string, string>> | string;
interface Step {
  name?: string;
  uses?: string;
  run?: string;
  with?: Readonly<Record<string, unknown>>;
  env?: Readonly<Record<string, string>>;
}
interface Job {
  if?: string;
  permissions?: Permissions;
  env?: Readonly<Record<string, string>>;
  steps: readonly Step[];
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
const runs = (job: Job): string[] => job.steps.flatMap(({ run }) => run ?? []);
const mayOnlyRead = (allowed: Permissions | undefined): boolean =>
  typeof allowed === 'object' && Object.values(allowed).every((one) => /^(?:read|none)$/.test(one));

describe('the workflows', () => {
  test('pin every action to a commit hash, with its version in a comment', () => {
    const taken = workflows.flatMap(({ text }) => text.match(/\buses:.*$/gm) ?? []);
    expect(taken.length).toBeGreaterThan(5);
    expect(
      taken.filter((one) => !/^uses: [\w-]+\/[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(one)),
    ).toEqual([]);
  });

  test('have read permission unless a job declares more', () => {
    expect(workflows.filter(({ workflow }) => !mayOnlyRead(workflow.permissions))).toEqual([]);
    expect(
      jobs
        .filter(({ allowed }) => !mayOnlyRead(allowed))
        .map(({ name, allowed }) => [name, allowed]),
    ).toEqual([
      ['release-addon.yml publish', { 'id-token': 'write' }],
      ['review-comment.yml comment', { actions: 'read', 'pull-requests': 'write' }],
      ['storybook.yml deploy', { pages: 'write', 'id-token': 'write' }],
    ]);
  });

  test('check out and run nothing where they may write, or where the event lends a stranger our rights', () => {
    expect(jobs.filter(({ on }) => on.includes('pull_request_target'))).toEqual([]);
    const trusted = jobs.filter(
      ({ name, on, allowed }) =>
        name !== 'release-addon.yml publish' &&
        (!mayOnlyRead(allowed) || on.includes('workflow_run')),
    );
    for (const { job } of trusted) {
      expect(
        job.steps.filter(({ uses = '' }) => /checkout|cache|download|setup-/.test(uses)),
      ).toEqual([]);
      expect(
        runs(job).filter((run) =>
          /\b(?:npm|npx|node|git|pnpm|yarn|python3?|make|eval|source|sh|bash)\b|\.\/|\.ci\//.test(
            run,
          ),
        ),
      ).toEqual([]);
      expect(JSON.stringify(job)).not.toMatch(/\bneeds\./);
    }
  });

  test('publish a package packed without permissions, and run none of its scripts', () => {
    const publishing = jobs.filter(({ name }) => name.startsWith('release-addon.yml'));
    expect(publishing.map(({ name, on, allowed }) => [name, on, allowed])).toEqual([
      ['release-addon.yml pack', ['push'], { contents: 'read' }],
      ['release-addon.yml publish', ['push'], { 'id-token': 'write' }],
    ]);
    const steps = publishing[1]?.job.steps ?? [];
    expect(steps.map(({ uses, run }) => uses?.split('@')[0] ?? run)).toEqual([
      'actions/setup-node',
      'actions/download-artifact',
      'npm publish ./storybook-addon-*.tgz --ignore-scripts --provenance --access public',
    ]);
  });

  test('put nothing into a command by way of an expression: values come by the environment', () => {
    expect(jobs.flatMap(({ job }) => runs(job)).filter((run) => run.includes('${{'))).toEqual([]);
  });

  test('leave no token in a checkout', () => {
    const checkouts = jobs
      .flatMap(({ job }) => job.steps)
      .filter(({ uses = '' }) => uses.startsWith('actions/checkout@'));
    expect(checkouts.length).toBeGreaterThan(3);
    expect(checkouts.filter((step) => step.with?.['persist-credentials'] !== false)).toEqual([]);
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
  expect(gate).toEqual(
    expect.arrayContaining([
      '.github/CODEOWNERS',
      '.github/workflows/review.yml',
      '.npmrc',
      'package.json',
      'tests/visual/pictures.json',
    ]),
  );
  expect(gate.filter((file) => !isOwned(file))).toEqual([]);
});

describe('the comment on a pull request', () => {
  const job = jobs.find(({ name }) => name === 'review-comment.yml comment')?.job;
  const [step] = job?.steps ?? [];
  const summary = '<!-- review desk -->\n## Pictures\n\n1 picture differs.\n';

  let at: string;
  beforeEach(() => {
    at = temporaryFolder();
    mkdirSync(path.join(at, 'bin'));
    tool(
      'gh',
      `printf '%s\\n' "$*" >> asked
case "$*" in
  *'--method P'*) cp summary.md sent; printf '%s' "$*" > how ;;
  */zip) cat ../artifact ;;
  *runs/5/artifacts*) printf '%s' "$ARTIFACT" ;;
  */pulls*) printf '%s' "$PULL" ;;
  */comments*) printf '%s' "$KNOWN" ;;
esac`,
    );
    tool('unzip', `[ "$*" = '-p summary.zip summary.md' ] && cat summary.zip`);
    mkdirSync(path.join(at, 'work'));
  });

  function tool(name: string, script: string): void {
    const text = `#!/usr/bin/env bash\n${script}\n`;
    writeFileSync(path.join(at, 'bin', name), text, { mode: 0o755 });
  }

  /** Runs the step like GitHub, with the run's artifacts and GitHub's context. */
  function comment(left: string, known: Readonly<Record<string, string>> = {}) {
    writeFileSync(path.join(at, 'artifact'), left);
    const work = path.join(at, 'work');
    const { status } = spawnSync(
      'bash',
      ['--noprofile', '--norc', '-eo', 'pipefail', '-c', step?.run ?? 'exit 99'],
      {
        cwd: work,
        env: {
          PATH: `${path.join(at, 'bin')}:${process.env['PATH']}`,
          GITHUB_REPOSITORY: 'academy/site',
          GITHUB_REPOSITORY_OWNER: 'academy',
          RUN_ID: '5',
          HEAD_SHA: 'a'.repeat(40),
          HEAD_BRANCH: 'wider"; touch pwned; "',
          PULL: '7',
          ARTIFACT: '11',
          KNOWN: '',
          ...known,
        },
      },
    );
    const file = (name: string): string | undefined =>
      existsSync(path.join(work, name)) ? readFileSync(path.join(work, name), 'utf8') : undefined;
    expect(file('pwned')).toBeUndefined();
    return { status, sent: file('sent'), how: file('how'), asked: file('asked') ?? '' };
  }

  test('is only for the repository’s own branches', () => {
    expect(job?.if).toBe(
      "github.event.workflow_run.event == 'pull_request' && github.event.workflow_run.head_repository.full_name == github.repository",
    );
    expect(step?.env).toMatchObject({
      HEAD_SHA: '${{ github.event.workflow_run.head_sha }}',
      RUN_ID: '${{ github.event.workflow_run.id }}',
    });
  });

  test.each([
    ['', '--method POST repos/academy/site/issues/7/comments'],
    ['33\n', '--method PATCH repos/academy/site/issues/comments/33'],
  ])('is sent as plain text to the tested commit’s pull request, once: %j', (KNOWN, target) => {
    const text = `${summary}$(touch pwned) \`touch pwned\` "; touch pwned; '\n@file\n`;
    const { status, sent, how, asked } = comment(text, { KNOWN });
    expect([status, sent]).toEqual([0, text]);
    expect(how).toBe(`api ${target} --field body=@summary.md --silent`);
    expect(asked).toContain('select(.head.sha == env.HEAD_SHA)');
    expect(asked).toContain('--raw-field head=academy:wider"; touch pwned; "');
  });

  test.each(['#!/bin/sh\ntouch pwned\n', `x\n${summary}`, summary + 'x'.repeat(200_000)])(
    'is not written from another text: %.20s',
    (text) => {
      expect(comment(text)).toMatchObject({ status: 1, sent: undefined });
    },
  );

  // The branch has moved on; the run left no summary; a number is none.
  test.each([{ PULL: '' }, { ARTIFACT: '' }, { PULL: '7/../../8' }])(
    'is not written with %j',
    (known) => {
      expect(comment(summary, known)).toMatchObject({ status: 0, sent: undefined });
    },
  );
});
