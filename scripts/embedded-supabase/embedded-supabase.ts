import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { App } from '@supabase/lite';
import { guardAuth } from './auth-guard.ts';
import { answerAuth, redirectOf } from './auth-layer.ts';
import { EMBEDDED_PUBLISHABLE_KEY, PROJECT_ROOT, readAuthConfig } from './config.ts';
import { inspectDataFile, jwtSecret, removeDataFile } from './data-file.ts';
import { answerData } from './data-layer.ts';
import {
  applyMigrations,
  applySeed,
  emptyAndSeed,
  loadPolicies,
  markComplete,
  openConnection,
} from './database.ts';
import { answerLocalPages } from './local-pages.ts';
import { withRedirect } from './mail-link.ts';
import { createMailbox, type Mailbox } from './mailbox.ts';
import { fingerprint, readDatabaseSource, type DatabaseSource } from './migrations.ts';
import { sendFetchResponse, toFetchRequest, UnreadableRequestError } from './node-http.ts';
import { readPrivileges } from './privileges.ts';
import { defaultRedirect } from './redirects.ts';
import { routeOf, type Route } from './routes.ts';

/** How the embedded Supabase is served. */
export interface EmbeddedSupabaseOptions {
  /** The address the site is opened at, such as `http://localhost:5173`: all mailed links lead there. */
  readonly origin: string;
  /** Where the data is kept between runs; left out, it lives in memory and ends with the process. */
  readonly dataFile?: string;
  /** Told in a sentence when the data is built or rebuilt. */
  readonly log?: (message: string) => void;
  /** The clock of the mailbox. */
  readonly now?: () => Date;
}

/** A running embedded Supabase: auth and data as the site calls them, and the caught mail. */
export interface EmbeddedSupabase {
  /** Connect middleware for `/auth/v1/*`, `/rest/v1/*`, `/__mail*` and `/__dev/reset`. */
  handle(req: IncomingMessage, res: ServerResponse, next: (error?: unknown) => void): void;
  /** The same as a Fetch API handler. `peer` is the caller's IP address; absent means this process. */
  fetch(request: Request, peer?: string): Promise<Response>;
  readonly mailbox: Mailbox;
  /** Back to the sample accounts; all else, sessions and mails included, is gone. */
  reset(): Promise<void>;
  close(): Promise<void>;
}

function announce(dataFile: string, source: DatabaseSource, log: (message: string) => void): void {
  const state = inspectDataFile(dataFile, fingerprint(source));
  if (state === 'current') return;
  if (state === 'outdated') {
    log('The migrations or the seed have changed: rebuilding the local data from them.');
  }
  if (state === 'corrupt') {
    log(`The local data file cannot be read: rebuilding it (${dataFile}).`);
  }
  removeDataFile(dataFile);
}

/**
 * Starts the embedded Supabase: opens or builds the data, applies supabase/migrations, and seeds it when
 * it is new. Sends nothing outside and offers no way to skip row level security: there is no secret key,
 * and a request without a key is refused.
 *
 * @throws when supabase/ cannot be read, or a migration or the seed fails.
 */
export async function createEmbeddedSupabase(
  options: EmbeddedSupabaseOptions,
): Promise<EmbeddedSupabase> {
  const { dataFile, log = () => undefined, now } = options;
  const { origin } = new URL(options.origin);
  const source = readDatabaseSource(PROJECT_ROOT);
  const mailbox = createMailbox(now);
  const secret = jwtSecret(dataFile);
  const redirect = new AsyncLocalStorage<string>();

  if (dataFile !== undefined) announce(dataFile, source, log);
  const connection = await openConnection(dataFile);
  const app = await new App({
    connection,
    auth: {
      ...readAuthConfig(),
      jwt_secret: secret,
      site_url: defaultRedirect(origin),
      additional_redirect_urls: [],
    },
    options: {
      server: { admin: false },
      drivers: {
        email: {
          async send(mail) {
            const redirectTo = redirect.getStore() ?? defaultRedirect(origin);
            mailbox.add(withRedirect(mail, origin, redirectTo));
          },
        },
      },
    },
  }).init();

  const applied = await applyMigrations(app, connection, source);
  const data = {
    tables: await loadPolicies(connection, source),
    privileges: readPrivileges(source.migrations.map(({ sql }) => sql)),
    key: EMBEDDED_PUBLISHABLE_KEY,
    secret,
  };
  if (applied.length > 0) {
    await applySeed(connection, source);
    await markComplete(connection, source);
  }

  async function isConfirmed(email: string): Promise<boolean> {
    const { rows } = await connection.exec<{ rows: unknown[] }>(
      'select 1 from "auth.users" where email = ? and email_confirmed_at is not null',
      email,
    );
    return rows.length > 0;
  }

  async function reset(): Promise<void> {
    await emptyAndSeed(connection, source);
    mailbox.clear();
  }

  function answerRoute(route: Route, request: Request, peer?: string): Promise<Response> {
    const toLite = (passed: Request) => app.fetch(passed, { peerAddress: peer ?? null });
    if (route.owner === 'local') return answerLocalPages(request, { origin, peer, mailbox, reset });
    if (route.owner === 'data') return answerData(request, data, toLite);
    return guardAuth(request, secret, (passed) =>
      redirect.run(redirectOf(passed, origin), () =>
        answerAuth(passed, origin, toLite, isConfirmed),
      ),
    );
  }

  async function answer(request: Request, peer?: string): Promise<Response> {
    const url = new URL(request.url);
    const route = routeOf(url.pathname);
    if (route === undefined) return new Response('Not found', { status: 404 });
    url.pathname = route.pathname;
    return answerRoute(route, new Request(url, request), peer);
  }

  async function serve(route: Route, req: IncomingMessage, res: ServerResponse): Promise<void> {
    try {
      const request = await toFetchRequest(req, origin, route.pathname);
      await sendFetchResponse(await answerRoute(route, request, req.socket.remoteAddress), res);
    } catch (error) {
      if (!(error instanceof UnreadableRequestError)) throw error;
      res.writeHead(error.status, { connection: 'close' }).end();
    }
  }

  return {
    handle(req, res, next) {
      const route = routeOf(req.url ?? '/');
      if (route === undefined) next();
      else serve(route, req, res).catch(next);
    },
    fetch: answer,
    mailbox,
    reset,
    close: () => connection.close(),
  };
}
