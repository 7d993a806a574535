import { rmSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readRunResults } from '../../packages/storybook-addon-statecharts/src/desk/runResults.ts';
import { runCommand } from '../../scripts/lib/command.ts';

const FOUND = 'test-results/one-border';

test('one changed pixel of a component, and pale text in the dark theme, are detected', async () => {
  // Keeps an earlier run's results for the board.
  rmSync(FOUND, { recursive: true, force: true });
  const run = await runCommand(
    'vitest run --testNamePattern=Post|States --config tests/visual-tools/oneBorder.config.ts'.split(
      ' ',
    ),
  );
  expect(run.ok).toBe(false);
  expect(run.output).toMatch(/[1-9]\d* pictures? changed/);
  expect(run.output).toContain('Review them at Review/Changes');
  const { pictures } = readRunResults('.', `${FOUND}/results.json`);
  const named = pictures.map(({ story, mode }) => `${story} ${mode}`);
  for (const picture of ['post light', 'states light', 'states dark'])
    expect(named).toContain(`components-card--${picture}`);
  expect(run.output).toContain('Elements must meet minimum color contrast ratio thresholds');
}, 180_000);
