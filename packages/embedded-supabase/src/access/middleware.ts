import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  admit,
  isThisMachine,
  type Admitted,
  type AccessRequest,
  type AccessOptions,
} from './access-check.ts';
import { PRIVATE_HEADERS, refuse, Refusal } from './refusal.ts';
import { pathOf } from './routes.ts';

type Next = (error?: unknown) => void;

/**
 * Marks an admitted request. Services refuse requests without it, so they are closed unless an
 * access check comes first. A global symbol, because Vite loads a server's settings with a separate
 * copy of this module.
 */
const ADMITTED = Symbol.for('embedded-supabase:admitted');
type Passed = IncomingMessage & { [ADMITTED]?: Admitted | undefined };

/** Returns the endpoint to which this request was admitted, if any. */
export function admissionOf(request: Passed): Admitted | undefined {
  return request[ADMITTED];
}

function accessRequestOf(request: IncomingMessage): AccessRequest {
  return {
    method: request.method ?? 'GET',
    target: request.url ?? '/',
    // The address is undefined once the caller has disconnected; an empty one is never loopback.
    peer: request.socket.remoteAddress ?? '',
    header: (name) => request.headersDistinct[name]?.join(', '),
  };
}

/** Sets headers that keep other pages from reading a response, and caches from keeping it. */
function keepToItself(response: ServerResponse, isEndpoint: boolean): void {
  if (isEndpoint) response.setHeaders(new Map(PRIVATE_HEADERS));
  const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse;
  response.writeHead = (...args: unknown[]) => {
    for (const name of response.getHeaderNames())
      if (name.startsWith('access-control-')) response.removeHeader(name);
    return writeHead(...args);
  };
}

/** Creates the first middleware of a server: it refuses a request or marks it as admitted. */
export function createAccessMiddleware(options: AccessOptions) {
  return (request: Passed, response: ServerResponse, next: Next): void => {
    try {
      request[ADMITTED] = admit(accessRequestOf(request), options);
    } catch (error) {
      return error instanceof Refusal ? error.send(response) : next(error);
    }
    keepToItself(response, request[ADMITTED] !== undefined);
    next();
  };
}

/**
 * Whether a WebSocket of a development server may be opened: never by a page of another origin, and
 * on the path that writes files (`writing`) only from this machine.
 */
export function admitsSocket(
  request: IncomingMessage,
  options: AccessOptions,
  writing: string,
): boolean {
  const asked = accessRequestOf(request);
  try {
    if (admit(asked, options) !== undefined) return false;
  } catch {
    return false;
  }
  return !pathOf(asked.target).startsWith(writing) || isThisMachine(asked, options);
}

/** Answers errors of admitted requests without revealing server internals. */
export function answerFault(
  error: unknown,
  request: IncomingMessage,
  response: ServerResponse,
  next: Next,
): void {
  if (admissionOf(request) === undefined || response.headersSent) return next(error);
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  refuse(500, 'The server has failed; its terminal says why').send(response);
}
