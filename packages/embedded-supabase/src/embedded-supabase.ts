import type { IncomingMessage, ServerResponse } from 'node:http';
import { App } from '@supabase/lite';
import { admit, type Admitted } from './access/access-check.ts';
import { EMBEDDED_ENDPOINTS } from './access/endpoints.ts';
import { admissionOf } from './access/middleware.ts';
import { PRIVATE_HEADERS, refuse, Refusal, refuseLongBody } from './access/refusal.ts';
import { createAuthContext } from './auth-context.ts';
import { answerAuth } from './auth-service.ts';
import { jwtSecret, lockData, ownPathOf, prepareDataFile, toStoredDataError } from './data-file.ts';
import { answerData } from './data-service.ts';
import {
  applyMigrations,
  applySeed,
  emptyAndSeed,
  loadPolicies,
  openConnection,
} from './database.ts';
import { answerLocalPages } from './local-pages.ts';
import { createMailbox, type Mailbox } from './mail.ts';
import { fingerprint } from './migrations.ts';
import { createInFlight, sendFetchResponse, toFetchRequest } from './node-http.ts';
import { createPasswordWork, type PasswordWork } from './passwords.ts';
import { readPrivileges } from './privileges.ts';
import { publishableKeyOf, type Project } from './project.ts';

export interface EmbeddedSupabaseOptions {
  /** The site's origin, such as `http://localhost:5173`. */
  readonly origin: string;
  /** Migrations, seed, settings and mail templates, as readProject (project.ts) reads them. */
  readonly project: Project;
  /** The page to which every mailed link points. Defaults to `/`. */
  readonly linkPath?: string;
  /** The site's name, for the title of the mailbox page. */
  readonly siteName?: string;
  /**
   * Statements that delete sign-up metadata from the project's own tables, each with one `?` for
   * the account's id. They run when two people may have signed up with one unconfirmed address.
   */
  readonly forget?: readonly string[];
  /** The file that stores the data between runs. Defaults to memory. */
  readonly dataFile?: string;
  /** Receives a sentence when an unusable data file is set aside. */
  readonly log?: (message: string) => void;
  /** A command that starts a second server with its own data, for the message of a lock. */
  readonly secondServer?: string;
  /** How many milliseconds to wait for another process to release the data. Defaults to 2,000. */
  readonly busyTimeoutMs?: number;
  /** The clock for the mailbox, links and limits. */
  readonly now?: () => Date;
  /** scrypt's cost (log2 of N). Defaults to 14; tests use 4. */
  readonly passwordCost?: number;
  /** Replaces the built-in work on passwords. */
  readonly passwords?: PasswordWork;
  /** Disables the limits on mails, for tests that share an account. */
  readonly mailsAreFree?: boolean;
}

/** With bodies of 64 KiB, this bounds memory to 64 MiB. */
const MAX_IN_FLIGHT = 1000;

export interface EmbeddedSupabase {
  /** Connect middleware for requests that the access check has admitted. */
  handle(req: IncomingMessage, res: ServerResponse, next: (error?: unknown) => void): void;
  /** A Fetch API handler with the access check. `peer`: the caller's IP address, if not this process. */
  fetch(request: Request, peer?: string): Promise<Response>;
  readonly mailbox: Mailbox;
  readonly origin: string;
  /** The project's public key, which clients must send. */
  readonly key: string;
  /** Restores the seed and deletes everything else, including sessions and mails. */
  reset(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Starts the embedded Supabase on its data, which it builds and seeds first if there are none.
 *
 * @throws StoredDataError if the data file is unusable or locked by another server.
 * @throws if the project lacks a setting or template, or a migration or the seed fails.
 */
export async function createEmbeddedSupabase(
  options: EmbeddedSupabaseOptions,
): Promise<EmbeddedSupabase> {
  const { dataFile: given, busyTimeoutMs, secondServer } = options;
  const onClose: (() => unknown)[] = [];
  async function close(): Promise<void> {
    // Close in reverse order, so that the lock outlives the database connection.
    for (let last = onClose.pop(); last !== undefined; last = onClose.pop()) await last();
  }
  try {
    if (given === undefined) return await open(options, onClose, close);
    const dataFile = ownPathOf(given);
    onClose.push(lockData(dataFile, options.origin, { busyTimeoutMs, secondServer }));
    return await open({ ...options, dataFile }, onClose, close);
  } catch (error) {
    await close();
    throw given === undefined ? error : toStoredDataError(error, given);
  }
}

/** Compared by name, because the endpoint may come from another copy of this module. */
const SERVICES: ReadonlySet<string> = new Set(EMBEDDED_ENDPOINTS.map(({ service }) => service));

async function open(
  options: EmbeddedSupabaseOptions,
  onClose: (() => unknown)[],
  close: () => Promise<void>,
): Promise<EmbeddedSupabase> {
  const { dataFile, log = () => undefined, now = () => new Date(), busyTimeoutMs } = options;
  const { project: source, linkPath = '/', siteName = 'Embedded Supabase', forget = [] } = options;
  const { passwordCost = 14, passwords = createPasswordWork(passwordCost) } = options;
  const { mailsAreFree = false } = options;
  const { origin } = new URL(options.origin);
  const linkTarget = new URL(linkPath, origin).href;
  const key = publishableKeyOf(source);
  const mailbox = createMailbox(now);
  const secret = jwtSecret(dataFile, log);
  // @supabase/lite does not know this table, which limits.ts implements.
  const { rate_limit: _, ...known } = source.auth;

  const version = fingerprint(source);
  const isNew = dataFile === undefined || prepareDataFile(dataFile, version, log, busyTimeoutMs);
  const connection = await openConnection(dataFile);
  onClose.push(() => connection.close());
  const app = await new App({
    connection,
    auth: {
      ...known,
      jwt_secret: secret,
      site_url: linkTarget,
      additional_redirect_urls: [],
    },
    options: { server: { admin: false } },
  }).init();

  const handle = (request: Request) => app.fetch(request);
  await app.ensureSystemSchema();
  if (isNew) await applyMigrations(connection, source);
  const service = { origin, key, secret, handle };
  const tables = await loadPolicies(connection, source);
  const data = { ...service, tables, privileges: readPrivileges(source.migrations) };
  if (isNew) {
    await applySeed(connection, source);
    // The last step: it marks the data as complete for this source.
    await connection.exec(`pragma user_version = ${version}`);
  }

  const mails = { auth: source.auth, forget, linkTarget, mailbox, mailsAreFree };
  const authContext = await createAuthContext({ ...service, ...mails, connection, passwords, now });

  async function reset(): Promise<void> {
    await emptyAndSeed(connection, source);
    mailbox.clear();
    authContext.limits.clear();
  }

  async function answerAdmitted({ endpoint }: Admitted, request: Request, peer?: string) {
    if (endpoint.service === 'local')
      return answerLocalPages(request, { siteName, mailbox, reset });
    if (endpoint.service === 'data') return answerData(request, data);
    return answerAuth(request, endpoint, peer, authContext);
  }

  async function answer(request: Request, peer?: string): Promise<Response> {
    const url = new URL(request.url);
    const header = (name: string) => request.headers.get(name) ?? undefined;
    const target = url.pathname + url.search;
    const asked = { method: request.method, target, peer, header };
    try {
      const admission = admit(asked, { endpoints: EMBEDDED_ENDPOINTS, origin, key });
      if (admission === undefined) throw refuse(404, 'Not found');
      // Requests of this process declare no length.
      const { size } = await request.clone().blob();
      if (size > admission.endpoint.maxBytes) throw refuseLongBody();
      url.pathname = admission.pathname;
      const response = await answerAdmitted(admission, new Request(url, request), peer);
      for (const [name, value] of PRIVATE_HEADERS) response.headers.set(name, value);
      return response;
    } catch (error) {
      if (error instanceof Refusal) return error.toResponse();
      throw error;
    }
  }

  const inFlight = createInFlight(MAX_IN_FLIGHT);

  async function serve(admission: Admitted, req: IncomingMessage, res: ServerResponse) {
    try {
      const signal = inFlight.enter(res);
      const request = await toFetchRequest(req, origin, admission, signal);
      const response = await answerAdmitted(admission, request, req.socket.remoteAddress);
      await sendFetchResponse(response, res);
    } catch (error) {
      // Without a caller there is nothing to answer.
      if (res.destroyed) return;
      if (!(error instanceof Refusal)) throw error;
      error.send(res);
    }
  }

  return {
    handle(req, res, next) {
      const admission = admissionOf(req);
      if (admission === undefined || !SERVICES.has(admission.endpoint.service)) next();
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
