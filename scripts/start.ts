// Serves the site with hot reload on the embedded Supabase.
import path from 'node:path';
import { createServer, loadEnv } from 'vite';
import { announce, refuseArguments } from './lib/announce.ts';

refuseArguments('npm start');

try {
  const env = loadEnv('development', path.dirname(import.meta.dirname), 'VITE_');
  const { VITE_SUPABASE_URL: url, VITE_SUPABASE_ANON_KEY: key } = env;
  if (url && !URL.canParse(url)) throw new Error(`VITE_SUPABASE_URL is no URL: ${url}`);
  if (url && !key) throw new Error('VITE_SUPABASE_ANON_KEY is missing: see .env.example');
  const server = await createServer({ clearScreen: false });
  await server.listen();
  announce({
    origin: `http://localhost:${server.config.server.port}`,
    embedded: !url,
    what: 'The site      ',
  });
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  process.stderr.write(
    message.includes('already in use')
      ? `${message}. Choose another: PORT=5174 npm start\n`
      : `${message}\n`,
  );
  process.exit(1);
}
