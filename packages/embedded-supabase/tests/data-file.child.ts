// Starts the backend on a data file in its own process, prints the outcome, and waits.
import { startBackend } from './support.ts';

const [, , dataFile = '', origin = ''] = process.argv;
const log = (message: unknown) => process.stdout.write(`${String(message)}\n`);
await startBackend({ origin, dataFile, log }).then(() => {
  log('ready');
  setInterval(() => undefined, 1000);
}, log);
