import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { App } from '@supabase/lite';
import { answerAuth, redirectOf } from './auth-layer.ts';
import { PROJECT_ROOT, readAuthConfig } from './config.ts';
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
import { answerLocalPages, isLocalPage } from './local-pages.ts';
import { withRedirect } from './mail-link.ts';
import { createMailbox, type Mailbox } from './mailbox.ts';
import { fingerprint, readDatabaseSource, type DatabaseSource } from './migrations.ts';
import { BodyTooLargeError, sendFetchResponse, toFetchRequest } from './node-http.ts';
import { defaultRedirect } from './redirects.ts';

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

const SERVICES = ['/auth/v1/', '/rest/v1/'];

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
  await loadPolicies(connection, source);
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

  async function answer(request: Request, peer?: string): Promise<Response> {
    const { pathname } = new URL(request.url);
    if (isLocalPage(pathname)) return answerLocalPages(request, { origin, peer, mailbox, reset });
    const toLite = (passed: Request) => app.fetch(passed, { peerAddress: peer ?? null });
    if (!pathname.startsWith('/auth/v1/')) return answerData(request, secret, toLite);
    return redirect.run(redirectOf(request, origin), () =>
      answerAuth(request, origin, toLite, isConfirmed),
    );
  }

  async function serve(req: IncomingMessage, res: ServerResponse): Promise<void> {
    try {
      const request = await toFetchRequest(req, origin);
      await sendFetchResponse(await answer(request, req.socket.remoteAddress), res);
    } catch (error) {
      if (!(error instanceof BodyTooLargeError)) throw error;
      res.writeHead(413, { connection: 'close' }).end();
    }
  }

  return {
    handle(req, res, next) {
      const path = (req.url ?? '/').split(/[?#]/u, 1)[0] ?? '/';
      if (!isLocalPage(path) && !SERVICES.some((service) => path.startsWith(service))) {
        next();
        return;
      }
      serve(req, res).catch(next);
    },
    fetch: answer,
    mailbox,
    reset,
    close: () => connection.close(),
  };
}
