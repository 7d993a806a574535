import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import extractDepcruiseOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** One forbidden import per line: the file, the statement, the rules that it breaks. */
const violations = `
src/domain/a.ts | import 'react'; | domain-imports-nothing
src/domain/b.ts | import 'node:fs'; | domain-imports-nothing
src/domain/c.ts | import type { X } from '../content/site.ts'; | domain-imports-nothing
src/content/a.ts | import type { X } from '../ui/Card.tsx'; | content-imports-domain
src/content/b.ts | import 'react'; | content-imports-domain
machines/a/a.machine.ts | import 'react'; | machines-import-domain-and-xstate
machines/b/b.machine.ts | import type { X } from '../../src/services/auth.ts'; | machines-import-domain-and-xstate
machines/c/c.machine.ts | import '@supabase/supabase-js'; | machines-import-domain-and-xstate supabase-only-in-services
machines/d/d.machine.ts | import '@xstate/react'; | machines-import-domain-and-xstate
machines/e/e.machine.ts | import '../../mocks/browser.ts'; | machines-import-domain-and-xstate mocks-browser-only-from-app
src/services/a.ts | import '../content/site.ts'; | services-import-domain
src/services/b.ts | import type { X } from '../ui/Card.tsx'; | services-import-domain
src/services/c.ts | import { x } from '../../machines/session/session.machine.ts'; | services-machines-types-only
src/services/d.ts | import { type X, x } from '../../machines/session/session.machine.ts'; | services-machines-types-only
src/services/e.ts | await import('../../machines/session/session.machine.ts'); | services-machines-types-only
src/services/f.ts | import 'react'; | services-never-render
src/ui/a.tsx | import type { X } from '../../machines/session/session.machine.ts'; | ui-imports-domain-and-content
src/ui/b.tsx | import '../services/auth.ts'; | ui-imports-domain-and-content
src/ui/c.tsx | export { x } from '../features/account/Account.tsx'; | ui-imports-domain-and-content
src/ui/d.tsx | import { x } from '../content/site.ts'; | ui-content-types-only
src/ui/e.tsx | import 'xstate'; | ui-packages
src/ui/f.tsx | import '@xstate/react'; | ui-packages
src/ui/g.tsx | import type { X } from '@supabase/supabase-js'; | supabase-only-in-services ui-packages
src/ui/h.tsx | import 'react-router'; | ui-packages
src/features/account/a.tsx | import '../../services/auth.ts'; | features-import-ui-machines-content-domain
src/features/account/b.tsx | import type { X } from '../../app/paths.ts'; | features-import-ui-machines-content-domain
src/features/account/c.tsx | import '../donate/Donate.tsx'; | features-never-import-another-feature
src/features/Shared.tsx | import './donate/Donate.tsx'; | features-shared-imports-no-feature
src/app/a.tsx | import '../../other/x.ts'; | app-imports-src-and-machines
src/app/b.tsx | import '../../mocks/browser.ts'; | app-mocks-dynamically
src/app/c.tsx | await import('../../mocks/node.ts'); | app-imports-src-and-machines product-never-imports-testing
mocks/a.ts | import '../src/services/auth.ts'; | mocks-import-domain
mocks/b.ts | import type { X } from '../stories/a.ts'; | mocks-import-domain
packages/storybook-addon-statecharts/src/a.ts | import type { X } from '../../../src/app/paths.ts'; | packages-stand-alone
packages/storybook-addon-statecharts/src/b.ts | import '../../../machines/session/session.machine.ts'; | packages-stand-alone
packages/storybook-addon-statecharts/tests/c.ts | import '../../../tests/support/x.ts'; | packages-stand-alone
packages/other/src/a.ts | import '../../storybook-addon-statecharts/src/index.ts'; | packages-stand-alone
stories/f.tsx | import '../packages/storybook-addon-statecharts/src/index.ts'; | packages-by-their-exports
machines/h/h.machine.ts | import type { X } from 'storybook-addon-statecharts'; | product-never-imports-testing
machines/words.ts | import 'storybook-addon-statecharts'; | words-import-types
src/app/g.tsx | import type { X } from 'storybook-addon-statecharts'; | app-imports-src-and-machines product-never-imports-testing
board/charts/a.ts | import type { X } from '../../stories/a.ts'; | board-imports-product-and-mocks
board/charts/b.ts | import '../../.storybook/preview.tsx'; | board-imports-product-and-mocks
board/charts/c.ts | import '../../scripts/x.ts'; | board-imports-product-and-mocks
board/charts/d.ts | import '../../tests/support/x.ts'; | board-imports-product-and-mocks
.storybook/b.ts | import type { X } from '../stories/a.ts'; | storybook-never-imports-stories
.storybook/c.ts | import '../scripts/x.ts'; | storybook-never-imports-stories
stories/d.tsx | import '../.storybook/decorators/x.ts'; | stories-import-board-and-preview
stories/e.tsx | import '../scripts/x.ts'; | stories-import-board-and-preview
scripts/a.ts | import type { X } from '../stories/a.ts'; | scripts-import-what-they-run
scripts/b.ts | import '../.storybook/preview.tsx'; | scripts-import-what-they-run
scripts/c.ts | import '../tests/support/x.ts'; | scripts-import-what-they-run
packages/kit/src/a.ts | import '../../../src/domain/roles.ts'; | packages-stand-alone
packages/kit/tests/b.ts | import type { X } from '../../../tests/support/x.ts'; | packages-stand-alone
packages/kit/src/c.ts | import '../../other/src/main.ts'; | packages-stand-alone
scripts/d.ts | import '../packages/kit/src/main.ts'; | packages-by-their-exports
.storybook/d.ts | import '../packages/kit/src/main.ts'; | packages-by-their-exports
src/app/g.tsx | import 'kit'; | app-imports-src-and-machines product-never-imports-testing
mocks/c.ts | import 'kit'; | mocks-import-domain
scripts/e.ts | import 'kit/inner'; | no-unresolvable
stories/b.tsx | import '../tests/support/x.ts'; | stories-never-import-tests
.storybook/a.ts | import '../tests/support/x.ts'; | stories-never-import-tests
src/features/account/d.tsx | await import('../../../mocks/browser.ts'); | features-import-ui-machines-content-domain mocks-browser-only-from-app
src/services/g.ts | import type { X } from '../../tests/support/x.ts'; | product-never-imports-testing services-import-domain
src/app/d.tsx | import '../../stories/a.ts'; | app-imports-src-and-machines product-never-imports-testing
machines/f/f.machine.ts | import '../../tests/support/x.ts'; | machines-import-domain-and-xstate product-never-imports-testing
src/features/account/e.tsx | import '../../../machines/session/session.words.ts'; | product-never-imports-words
src/app/f.tsx | import '../../machines/words.ts'; | product-never-imports-words
machines/g/g.machine.ts | import '../session/session.words.ts'; | product-never-imports-words
src/app/circle1.ts | import './circle2.ts'; | no-circles
src/app/e.tsx | import '../ui/menu/index.ts'; | no-barrels
stories/c.tsx | import './nowhere.ts'; | no-unresolvable
`
  .trim()
  .split('\n')
  .map((line) => {
    const [file = '', statement = '', rules = ''] = line.split(' | ');
    return [file, statement, rules.split(' ')] as const;
  });

/** Every kind of import that the table permits. A cycle is reported only with its first import. */
const permitted = Object.fromEntries(
  `
src/app/circle2.ts | import type { X } from './circle1.ts';
src/domain/ok.ts | import { x } from './roles.ts';
src/content/ok.ts | import { x } from '../domain/roles.ts'; import './site.ts';
machines/ok/ok.machine.ts | import { x } from 'xstate'; import { y } from '../../src/domain/roles.ts'; import { z } from '../session/session.machine.ts';
machines/ok/ok.words.ts | import type { x } from './ok.machine.ts'; import { defineWords } from '../words.ts';
src/services/ok.ts | import type { X } from '../../machines/session/session.machine.ts'; import { type Y } from '../../machines/session/session.machine.ts'; import '@supabase/supabase-js'; import 'xstate'; import '../domain/roles.ts';
src/ui/ok.tsx | import type { X } from '../content/site.ts'; import { Link } from 'react-router-dom'; import 'react'; import '@ariakit/react'; import '../domain/roles.ts'; import './Card.tsx';
src/features/Actors.tsx | import '../../machines/session/session.machine.ts';
src/features/account/ok.tsx | import '../Actors.tsx'; import './Account.tsx'; import '../../ui/Card.tsx'; import '../../content/site.ts'; import '../../domain/roles.ts'; import '../../../machines/session/session.machine.ts'; import '@xstate/react';
src/app/ok.tsx | import '../services/auth.ts'; import '../features/account/Account.tsx'; import '../ui/Card.tsx'; import '../../machines/session/session.machine.ts'; await import('../../mocks/browser.ts');
mocks/ok.ts | import 'msw'; import '../src/domain/roles.ts';
board/charts/ok.ts | import 'storybook-addon-statecharts'; import '../../mocks/node.ts'; import '../../src/app/paths.ts'; import '../../machines/session/session.machine.ts'; import 'msw';
packages/storybook-addon-statecharts/src/ok.ts | import './index.ts'; import 'react';
packages/storybook-addon-statecharts/tests/ok.ts | import '../src/index.ts';
stories/ok.tsx | import 'storybook-addon-statecharts'; import '../mocks/node.ts'; import '../src/app/paths.ts'; import '../board/charts/ok.ts'; import '../.storybook/preview.tsx';
.storybook/ok.ts | import '../mocks/browser.ts'; import '../board/charts/ok.ts';
scripts/ok.ts | import '../board/charts/ok.ts'; import '../src/domain/roles.ts';
packages/kit/src/ok.ts | import './main.ts'; import 'xstate'; import 'fs';
packages/kit/tests/ok.ts | import '../src/inner.ts';
tests/support/ok2.ts | import 'kit';
.storybook/ok2.ts | import 'kit';
scripts/ok2.ts | import 'kit';
tests/support/ok.ts | import '../../stories/a.ts'; import '../../src/app/paths.ts';
`
    .trim()
    .split('\n')
    .map((line) => {
      const [file = '', statements = ''] = line.split(' | ');
      return [file, statements.split(/(?<=;) /u)];
    }),
);

/** Files that the imports above reach, without imports of their own. */
const leaves = `
src/domain/roles.ts
src/content/site.ts
src/ui/Card.tsx
src/ui/menu/index.ts
src/services/auth.ts
src/features/account/Account.tsx
src/features/donate/Donate.tsx
src/app/paths.ts
machines/session/session.machine.ts
machines/session/session.words.ts
mocks/browser.ts
mocks/node.ts
scripts/x.ts
stories/a.ts
.storybook/preview.tsx
.storybook/decorators/x.ts
tests/support/x.ts
other/x.ts
packages/storybook-addon-statecharts/src/index.ts
packages/kit/src/main.ts
packages/kit/src/inner.ts
packages/other/src/main.ts
`
  .trim()
  .split('\n');

const packages = [
  'react',
  'react-router',
  'react-router-dom',
  'xstate',
  '@xstate/react',
  '@supabase/supabase-js',
  '@ariakit/react',
  'msw',
];

const folder = mkdtempSync(path.join(tmpdir(), 'tallygrove-boundaries-'));

function write(file: string, text: string): void {
  const place = path.join(folder, file);
  mkdirSync(path.dirname(place), { recursive: true });
  writeFileSync(place, text);
}

let found: ICruiseResult;

beforeAll(async () => {
  for (const name of packages) {
    write(`node_modules/${name}/package.json`, JSON.stringify({ name, main: 'index.js' }));
    write(`node_modules/${name}/index.js`, '');
  }
  // Workspaces, as npm links them.
  const workspaces = { kit: './src/main.ts', 'storybook-addon-statecharts': './src/index.ts' };
  write(
    'package.json',
    JSON.stringify({
      name: 'planted',
      workspaces: ['packages/*'],
      dependencies: Object.fromEntries(Object.keys(workspaces).map((name) => [name, '*'])),
    }),
  );
  for (const [name, exports] of Object.entries(workspaces)) {
    write(`packages/${name}/package.json`, JSON.stringify({ name, exports }));
    symlinkSync(`../packages/${name}`, path.join(folder, 'node_modules', name));
  }
  for (const file of leaves) write(file, 'export const x = 1;\nexport type X = typeof x;\n');
  for (const [file, statement] of violations) write(file, `${statement}\nexport {};\n`);
  for (const [file, statements] of Object.entries(permitted)) {
    write(file, `${statements.join('\n')}\nexport {};\n`);
  }
  const options = await extractDepcruiseOptions(path.resolve('.dependency-cruiser.mjs'));
  const folders = 'src machines mocks board stories .storybook scripts tests packages'.split(' ');
  const { output } = await cruise(folders, { ...options, baseDir: folder });
  if (typeof output === 'string') throw new Error('dependency-cruiser gave text, not a result');
  found = output;
});

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

function rulesBrokenBy(file: string): string[] {
  const names = found.summary.violations
    .filter((violation) => violation.from === file)
    .map((violation) => violation.rule.name);
  return [...new Set(names)].toSorted();
}

test.for(violations)('%s may not say: %s', ([file, , rules]) => {
  expect(rulesBrokenBy(file)).toEqual(rules);
});

test.for(Object.keys(permitted))('%s: each of its imports is permitted', (file) => {
  const module = found.modules.find(({ source }) => source === file);
  // All were resolved, so that silence means permission.
  const seen = new Set(module?.dependencies.map((dependency) => dependency.module));
  const said = permitted[file]?.map((statement) => /'([^']+)'/.exec(statement)?.[1]);
  expect(seen).toEqual(new Set(said));
  expect(rulesBrokenBy(file)).toEqual([]);
});

test('every rule of the configuration has a planted violation', async () => {
  const options = await extractDepcruiseOptions(path.resolve('.dependency-cruiser.mjs'));
  const rules = options.ruleSet?.forbidden?.map((rule) => rule.name) ?? [];
  const planted = new Set(violations.flatMap(([, , broken]) => broken));
  expect(rules.filter((name) => name === undefined || !planted.has(name))).toEqual([]);
});
