// `npm run dev:reset`: empties and re-seeds the embedded backend's data. Asks the running site to do it;
// without one, removes the data file, which the next `npm start` recreates.
import { removeDataFile } from 'embedded-supabase/data-file';
import { refuseArguments } from './lib/announce.ts';
import { EMBEDDED_DATA_FILE, SECOND_SERVER } from './lib/embeddedSupabase.ts';

refuseArguments('npm run dev:reset');

const port = process.env.PORT ?? '5173';
const address = `http://localhost:${port}/__dev/reset`;

/** Removes the data, unless a site at another port is using it. */
function removeData() {
  try {
    removeDataFile(EMBEDDED_DATA_FILE, { secondServer: SECOND_SERVER });
    console.log('No site is running. Removed the local data; the next npm start recreates it.');
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    console.error(
      'Nothing was reset. If the site runs on another port: PORT=<its port> npm run dev:reset',
    );
    process.exitCode = 1;
  }
}

const timeout = AbortSignal.timeout(30_000);
const response = await fetch(address, { method: 'POST', signal: timeout }).catch((error) => {
  // Nothing listens there.
  if (!timeout.aborted) return undefined;
  throw error;
});
if (response === undefined) {
  removeData();
} else if (response.ok) {
  console.log(`Reset the site on port ${port} to its sample accounts.`);
} else {
  console.error(
    `The server on port ${port} refused the reset (${response.status}). Nothing was reset.`,
  );
  process.exitCode = 1;
}
