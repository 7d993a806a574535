// Serves the site with hot reload on the embedded Supabase.
import { createServer } from 'vite';
import { announce, refuseArguments } from './lib/announce.ts';

refuseArguments('npm start');

try {
  const server = await createServer({ clearScreen: false });
  await server.listen();
  announce({
    origin: `http://localhost:${server.config.server.port}`,
    embedded: !server.config.env['VITE_SUPABASE_URL'],
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
