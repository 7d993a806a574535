// Serves the built site like a host, with its headers and compressed files, on the embedded Supabase.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { loadEnv } from 'vite';
import { announce, refuseArguments } from './lib/announce.ts';
import { backendOptions } from './lib/embeddedSupabase.ts';
import { listen } from './lib/listen.ts';
import { createPreview } from './lib/previewServer.ts';

refuseArguments('npm run preview');

const root = path.dirname(import.meta.dirname);
const client = path.join(root, 'dist', 'client');
const port = Number(process.env.PORT ?? 4173);
const origin = `http://localhost:${port}`;

if (!existsSync(path.join(client, '404.html'))) {
  process.stderr.write('No built site found. Run `npm run build` first.\n');
  process.exit(1);
}

const embedded = !loadEnv('production', root, 'VITE_')['VITE_SUPABASE_URL'];
const backend = embedded
  ? await import('embedded-supabase').then(({ createEmbeddedSupabase }) =>
      createEmbeddedSupabase({ ...backendOptions(), origin }),
    )
  : undefined;

const serve = createPreview({ client, origin, host: process.env.HOST, backend });

try {
  await listen(serve, port, process.env.HOST);
  announce({ origin, embedded, what: 'The built site' });
} catch (error) {
  const { code, message } = error as NodeJS.ErrnoException;
  process.stderr.write(
    code === 'EADDRINUSE'
      ? `Port ${port} is taken. Choose another: PORT=${port + 1} npm run preview\n`
      : `${message}\n`,
  );
  process.exit(1);
}
