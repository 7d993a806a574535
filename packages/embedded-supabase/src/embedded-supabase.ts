import type { IncomingMessage, ServerResponse } from 'node:http';
import { App } from '@supabase/lite';
import { admit, type Admitted, type DoorOptions } from './access/door.ts';
import { EMBEDDED_ENDPOINTS } from './access/endpoints.ts';
import { admissionOf } from './access/middleware.ts';
import { refuse, toResponse } from './access/refusal.ts';
import { createAccounts } from './accounts.ts';
import { createAuthContext, linkSecondsOf } from './auth-context.ts';
import { guardAuth } from './auth-guard.ts';
import { answerAuth } from './auth-layer.ts';
import { jwtSecret, prepareDataFile } from './data-file.ts';
import { answerData } from './data-layer.ts';
import { lockData } from './data-lock.ts';
import {
  applyMigrations,
  applySeed,
  emptyAndSeed,
  loadPolicies,
  markComplete,
  openConnection,
} from './database.ts';
import { createInFlight } from './in-flight.ts';
import { answerLocalPages } from './local-pages.ts';
import { createMailbox, type Mailbox } from './mailbox.ts';
import { createMailedTokens } from './mailed-tokens.ts';
import { fingerprint } from './migrations.ts';
import { sendFetchResponse, toFetchRequest, UnreadableRequestError } from './node-http.ts';
import { createPasswordWork, type PasswordWork } from './password-work.ts';
import { makePrivateFolder } from './private-files.ts';
import { readPrivileges } from './privileges.ts';
import { publishableKeyOf, type Project } from './project.ts';
import { explained } from './stored-data-error.ts';

/** How the embedded Supabase is served. */
export interface EmbeddedSupabaseOptions {
  /** The address the site is opened at, such as `http://localhost:5173`. */
  readonly origin: string;
  /** Migrations, seed, settings and mail templates; project.ts reads them from a folder. */
  readonly project: Project;
  /** The page of the site that every mailed link leads to; `/` unless told. */
  readonly linkPath?: string;
  /** Whose mails they are, for the title of the page that shows them. */
  readonly siteName?: string;
  /**
   * Statements that forget what the project's own tables keep of a sign-up's metadata, each with one `?` for
   * the account's id: run where it is unknown which of two people with one address owns it.
   */
  readonly forget?: readonly string[];
  /** Where the data is kept between runs; left out, it lives in memory and ends with the process. */
  readonly dataFile?: string;
  /** Told in a sentence when data is set aside. */
  readonly log?: (message: string) => void;
  /** How a second server is given data of its own, for the message that it cannot have this: a command. */
  readonly secondServer?: string;
  /** How long to wait, in milliseconds, for data that another process has just now; 2,000 unless told. */
  readonly patienceMs?: number;
  /** The clock of the mailbox, the links and the limits. */
  readonly now?: () => Date;
  /** The binary logarithm of bcrypt's rounds; 10 unless told. Tests take 4, the least there is. */
  readonly passwordCost?: number;
  /** What hashes passwords, in place of threads at this cost; closed with the rest. */
  readonly passwords?: PasswordWork;
  /** Whether mails may be asked for without end: for tests that share an account. */
  readonly mailsAreFree?: boolean;
}

/** With bodies of 64 KiB, these hold 64 MiB at most. */
const MAX_IN_FLIGHT = 1000;

/** A running embedded Supabase: auth and data as the site calls them, and the caught mail. */
export interface EmbeddedSupabase {
  /** Connect middleware: answers what the server's door has admitted to auth, data and the local pages. */
  handle(req: IncomingMessage, res: ServerResponse, next: (error?: unknown) => void): void;
  /** The same as a Fetch API handler, door included. `peer` is the caller's IP address; absent means this process. */
  fetch(request: Request, peer?: string): Promise<Response>;
  readonly mailbox: Mailbox;
  /** The address that it was told the site is opened at. */
  readonly origin: string;
  /** The project's public key, without which a client is refused. */
  readonly key: string;
  /** Back to the sample accounts; all else, sessions and mails included, is gone. */
  reset(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Starts the embedded Supabase: opens or builds the data, applies the migrations, and seeds it when it is
 * new. Sends nothing outside and offers no way to skip row level security: there is no secret key,
 * and a request without a key is refused.
 *
 * @throws StoredDataError when the data file cannot be used, or another server has it.
 * @throws when the project lacks a setting or template, or a migration or the seed fails.
 */
export async function createEmbeddedSupabase(
  options: EmbeddedSupabaseOptions,
): Promise<EmbeddedSupabase> {
  const { dataFile, patienceMs, secondServer } = options;
  const onClose: (() => unknown)[] = [];
  async function close(): Promise<void> {
    // What was opened last is closed first: the lock outlives the data's connection.
    for (let last = onClose.pop(); last !== undefined; last = onClose.pop()) await last();
  }
  try {
    if (dataFile !== undefined) {
      makePrivateFolder(dataFile);
      onClose.push(lockData(dataFile, options.origin, { patienceMs, secondServer }));
    }
    return await open(options, onClose, close);
  } catch (error) {
    await close();
    throw dataFile === undefined ? error : explained(error, dataFile);
  }
}

/** By name: what the door has admitted may be a line of another copy of the list. */
const SERVICES: ReadonlySet<string> = new Set(EMBEDDED_ENDPOINTS.map(({ service }) => service));
const isOurs = ({ endpoint }: Admitted): boolean => SERVICES.has(endpoint.service);

async function open(
  options: EmbeddedSupabaseOptions,
  onClose: (() => unknown)[],
  close: () => Promise<void>,
): Promise<EmbeddedSupabase> {
  const { dataFile, log = () => undefined, now = () => new Date(), patienceMs } = options;
  const { project: source, linkPath = '/', siteName = 'Embedded Supabase', forget } = options;
  const { passwordCost: cost = 10, passwords = createPasswordWork({ cost }) } = options;
  const { mailsAreFree = false } = options;
  onClose.push(() => passwords.close());
  const { origin } = new URL(options.origin);
  const linkTarget = new URL(linkPath, origin).href;
  const key = publishableKeyOf(source);
  const mailbox = createMailbox(now);
  const secret = jwtSecret(dataFile, log);
  const { auth } = source;
  // @supabase/lite does not know this part, which is the auth layer's.
  const { rate_limit: _, ...known } = auth;

  if (dataFile !== undefined) prepareDataFile(dataFile, fingerprint(source), log, patienceMs);
  const connection = await openConnection(dataFile);
  onClose.push(() => connection.close());
  const app = await new App({
    connection,
    auth: {
      ...known,
      jwt_secret: secret,
      site_url: linkTarget,
      // Stryker disable next-line ArrayDeclaration: Where a link may lead is decided before; the second lock stays.
      additional_redirect_urls: [],
    },
    options: {
      // Stryker disable next-line ObjectLiteral,BooleanLiteral: It is the answer of @supabase/lite unless told. It is for requests without a key, which are refused before; the second lock stays.
      server: { admin: false },
      drivers: {
        // The auth layer writes the mails: these hold six digits.
        email: { send: async () => undefined },
      },
    },
  }).init();

  const applied = await applyMigrations(app, connection, source);
  const data = {
    tables: await loadPolicies(connection, source),
    privileges: readPrivileges(source.migrations.map(({ sql }) => sql)),
    key,
    secret,
  };
  if (applied.length > 0) {
    await applySeed(connection, source);
    await markComplete(connection, source);
  }

  const tokens = createMailedTokens(connection, linkSecondsOf(auth), now);
  await tokens.prepare();
  const authContext = createAuthContext({
    linkTarget,
    auth,
    mailbox,
    accounts: createAccounts(connection, forget),
    tokens,
    passwords,
    mailsAreFree,
    now,
  });

  async function reset(): Promise<void> {
    await emptyAndSeed(connection, source);
    mailbox.clear();
    authContext.forgive();
  }

  const door: DoorOptions = { endpoints: EMBEDDED_ENDPOINTS, origin, key };

  function answerAdmitted(
    { endpoint }: Admitted,
    request: Request,
    peer?: string,
  ): Promise<Response> {
    const toLite = (passed: Request) => app.fetch(passed);
    if (endpoint.service === 'local')
      return answerLocalPages(request, { siteName, mailbox, reset });
    if (endpoint.service === 'data') return answerData(request, data, toLite);
    return guardAuth(request, endpoint, secret, (passed) =>
      answerAuth(passed, peer, authContext, toLite),
    );
  }

  async function answer(request: Request, peer?: string): Promise<Response> {
    const url = new URL(request.url);
    const header = (name: string) => request.headers.get(name) ?? undefined;
    const target = url.pathname + url.search;
    const admission = admit({ method: request.method, target, peer, header }, door);
    if (admission.kind === 'refused') return toResponse(admission.refusal);
    if (admission.kind === 'site') return toResponse(refuse(undefined, 404, '', 'Not found'));
    url.pathname = admission.pathname;
    return answerAdmitted(admission, new Request(url, request), peer);
  }

  const inFlight = createInFlight(MAX_IN_FLIGHT);

  async function serve(
    admission: Admitted,
    req: IncomingMessage,
    res: ServerResponse,
  ): Promise<void> {
    const signal = inFlight.enter(req, res);
    try {
      if (signal === undefined) throw new UnreadableRequestError(503);
      const request = await toFetchRequest(req, origin, admission, signal);
      await sendFetchResponse(
        await answerAdmitted(admission, request, req.socket.remoteAddress),
        res,
      );
    } catch (error) {
      // The caller has gone.
      if (res.destroyed) return;
      if (!(error instanceof UnreadableRequestError)) throw error;
      res.writeHead(error.status, { connection: 'close', ...error.headers }).end();
    }
  }

  return {
    handle(req, res, next) {
      const admission = admissionOf(req);
      if (admission === undefined || !isOurs(admission)) next();
      else serve(admission, req, res).catch(next);
    },
    fetch: answer,
    mailbox,
    origin,
    key,
    reset,
    close,
  };
}
