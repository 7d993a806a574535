// `npm run check`: all that can be told without running the product.
import { checks } from './lib/checks.ts';
import { failureText, stepLine } from './lib/report.ts';
import { runSteps } from './lib/steps.ts';

const results = await runSteps(checks(), {
  onEnd: (result) => process.stdout.write(`${failureText(result)}${stepLine(result)}\n`),
});
if (results.some(({ state }) => state !== 'passed')) process.exitCode = 1;
