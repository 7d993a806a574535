import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import extractDepcruiseOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { temporaryFolder } from '../support/temporaryFolder.ts';

const EXPORTS = 'export const x = 1;\nexport type X = typeof x;\n';

/**
 * One forbidden import per line: the file, the statement, the rules that it breaks. The project's own
 * imports, which `npm run check` cruises, prove what is permitted.
 */
const violations = `
src/domain/a.ts | import 'react'; | domain-imports-nothing
src/content/a.ts | import type { X } from '../ui/Card.tsx'; | content-imports-domain
src/sheets/a.tsx | import '../features/clock.ts'; | sheets-import-ui-content-domain
src/app/g.tsx | import '../sheets/sheets.ts'; | visitors-never-load-sheets
machines/a/a.machine.ts | import 'react'; | machines-import-domain-and-xstate
machines/c/c.machine.ts | import '@supabase/supabase-js'; | machines-import-domain-and-xstate supabase-only-in-services
src/services/a.ts | import '../content/site.ts'; | services-import-domain
src/services/c.ts | import { x } from '../../machines/session/session.machine.ts'; | services-machines-types-only
src/services/e.ts | await import('../../machines/session/session.machine.ts'); | services-machines-types-only
src/services/f.ts | import 'react'; | services-never-render
src/ui/a.tsx | import type { X } from '../../machines/session/session.machine.ts'; | ui-imports-domain-and-content
src/ui/d.tsx | import { x } from '../content/site.ts'; | ui-content-types-only
src/ui/e.tsx | import 'xstate'; | ui-packages
src/features/account/a.tsx | import '../../services/auth.ts'; | features-import-ui-machines-content-domain
src/features/account/c.tsx | import '../donate/Donate.tsx'; | features-never-import-another-feature
src/features/Shared.tsx | import './donate/Donate.tsx'; | features-shared-imports-no-feature
src/app/a.tsx | import '../../other/x.ts'; | app-imports-src-and-machines
src/app/f.tsx | import '../prerender/a.ts'; | visitors-never-load-prerendering
src/app/b.tsx | import '../../mocks/browser.ts'; | app-mocks-dynamically
mocks/a.ts | import '../src/services/auth.ts'; | mocks-import-domain
packages/storybook-addon-statecharts/src/a.ts | import type { X } from '../../../src/app/paths.ts'; | packages-stand-alone
packages/other/src/a.ts | import '../../storybook-addon-statecharts/src/index.ts'; | packages-stand-alone
stories/f.tsx | import '../packages/storybook-addon-statecharts/src/index.ts'; | packages-by-their-exports
machines/h/h.machine.ts | import type { X } from 'storybook-addon-statecharts'; | machines-import-domain-and-xstate product-never-imports-testing
.storybook/b.ts | import type { X } from '../stories/a.ts'; | storybook-never-imports-stories
stories/d.tsx | import '../.storybook/decorators/x.ts'; | stories-import-preview-modes-actors-and-docs
scripts/a.ts | import type { X } from '../stories/a.ts'; | scripts-import-what-they-run
scripts/e.ts | import 'storybook-addon-statecharts/inner'; | no-unresolvable
stories/b.tsx | import '../tests/support/x.ts'; | stories-never-import-tests
src/features/account/d.tsx | await import('../../../mocks/browser.ts'); | features-import-ui-machines-content-domain mocks-browser-only-from-app
src/app/d.tsx | import '../../stories/a.ts'; | app-imports-src-and-machines product-never-imports-testing
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

const packages =
  'react react-router react-router-dom xstate @xstate/react @supabase/supabase-js @ariakit/react msw';

const folder = temporaryFolder(afterAll);

function write(file: string, text: string): void {
  const place = path.join(folder, file);
  mkdirSync(path.dirname(place), { recursive: true });
  writeFileSync(place, text);
}

let found: ICruiseResult;
const rulesOf = () => extractDepcruiseOptions(path.resolve('.dependency-cruiser.mjs'));

beforeAll(async () => {
  for (const name of packages.split(' ')) {
    write(`node_modules/${name}/package.json`, JSON.stringify({ name, main: 'index.js' }));
    write(`node_modules/${name}/index.js`, '');
  }
  // A workspace, as npm links it.
  const name = 'storybook-addon-statecharts';
  const planted = { name: 'planted', workspaces: ['packages/*'], dependencies: { [name]: '*' } };
  write('package.json', JSON.stringify(planted));
  write(`packages/${name}/package.json`, JSON.stringify({ name, exports: './src/index.ts' }));
  write(`packages/${name}/src/index.ts`, EXPORTS);
  symlinkSync(`../packages/${name}`, path.join(folder, 'node_modules', name));
  for (const [file, statement] of violations) {
    const target = /'(\..+?)'/.exec(statement)?.[1] ?? './a.ts';
    if (!target.includes('nowhere')) write(path.join(path.dirname(file), target), EXPORTS);
  }
  write('src/app/circle2.ts', `import type { X } from './circle1.ts';\n${EXPORTS}`);
  for (const [file, statement] of violations) write(file, `${statement}\n${EXPORTS}`);
  const folders = 'src machines mocks stories .storybook scripts tests packages'.split(' ');
  const { output } = await cruise(folders, { ...(await rulesOf()), baseDir: folder });
  found = output as ICruiseResult;
});

test.for(violations)('%s must not have: %s', ([file, , rules]) => {
  const broken = found.summary.violations.filter(({ from }) => from === file);
  expect([...new Set(broken.map(({ rule }) => rule.name))].toSorted()).toEqual(rules);
});

test('every rule of the configuration has a planted violation', async () => {
  const names = (await rulesOf()).ruleSet?.forbidden?.map(({ name }) => name);
  expect(violations.flatMap(([, , broken]) => broken)).toEqual(
    expect.arrayContaining(names ?? ['']),
  );
});
