// Prints the statecharts of the folder that it runs in as JSON: a commit's own, beside this one's reader.
import { globSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { chartOf } from 'storybook-addon-statecharts/node';
import type { AnyStateMachine } from 'xstate';

const from = (file: string): Promise<object> =>
  import(pathToFileURL(path.resolve(file)).href) as Promise<object>;

const charts: object[] = [];
for (const file of globSync('machines/*/*.machine.ts').toSorted()) {
  for (const value of Object.values(await from(file)) as unknown[]) {
    // By what it is and not by its class: the reader's own packages lie elsewhere.
    const isMachine = typeof value === 'object' && value !== null && '__xstatenode' in value;
    if (isMachine) charts.push(chartOf(value as unknown as AnyStateMachine));
  }
}
process.stdout.write(JSON.stringify(charts));
