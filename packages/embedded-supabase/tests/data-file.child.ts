// Starts the backend on a data file in its own process, prints the outcome, and waits.
import { startBackend } from './support.ts';

const [, , dataFile = '', origin = ''] = process.argv;
try {
  await startBackend({
    origin,
    dataFile,
    log: (message) => process.stdout.write(`${message}\n`),
  });
  process.stdout.write('ready\n');
  setInterval(() => undefined, 1000);
} catch (error) {
  process.stdout.write(
    `${error instanceof Error ? `${error.name}: ${error.message}` : 'a fault'}\n`,
  );
}
