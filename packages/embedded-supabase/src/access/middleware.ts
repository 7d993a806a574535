import type { IncomingMessage, ServerResponse } from 'node:http';
import { admit, isThisMachine, type Admitted, type Asked, type DoorOptions } from './door.ts';
import { refuse, sendRefusal } from './refusal.ts';
import { pathOf } from './routes.ts';

type Next = (error?: unknown) => void;

/**
 * Where the door leaves what it has let in. A service answers nothing else: without a door in front it is
 * shut. On the request itself, as a server's settings are loaded apart from the server, with a copy of this
 * module.
 */
const ADMITTED = Symbol.for('embedded-supabase:admitted');
type Passed = IncomingMessage & { [ADMITTED]?: Admitted };

/** The endpoint that a request was admitted to; undefined when it was to none. */
export function admissionOf(request: Passed): Admitted | undefined {
  return request[ADMITTED];
}

function askedBy(request: IncomingMessage): Asked {
  return {
    method: request.method ?? 'GET',
    target: request.url ?? '/',
    // An empty address is that of a caller who has gone: not this machine's.
    peer: request.socket.remoteAddress ?? '',
    header: (name) => request.headersDistinct[name]?.join(', '),
  };
}

/** Of every answer: no other page reads it, and nothing in it is taken for what it is not. */
function keepToItself(response: ServerResponse, isEndpoint: boolean): void {
  if (isEndpoint) {
    response.setHeader('x-content-type-options', 'nosniff');
    response.setHeader('cross-origin-resource-policy', 'same-origin');
  }
  const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse;
  response.writeHead = (...args: unknown[]) => {
    for (const name of response.getHeaderNames())
      if (name.startsWith('access-control-')) response.removeHeader(name);
    return writeHead(...args);
  };
}

/** The first middleware of each of our servers: refuses, or passes on what it has admitted. */
export function createDoor(options: DoorOptions) {
  return (request: Passed, response: ServerResponse, next: Next): void => {
    const admission = admit(askedBy(request), options);
    if (admission.kind === 'refused') {
      sendRefusal(admission.refusal, response);
      return;
    }
    keepToItself(response, admission.kind === 'admitted');
    if (admission.kind === 'admitted') request[ADMITTED] = admission;
    next();
  };
}

/**
 * Whether a WebSocket of a development server may be opened: not by another's page, and not from another
 * machine where it leads to what writes files.
 *
 * @param writing - The path of the one that does.
 */
export function admitsSocket(
  request: IncomingMessage,
  options: DoorOptions,
  writing: string,
): boolean {
  const asked = askedBy(request);
  if (admit(asked, options).kind !== 'site') return false;
  return !pathOf(asked.target).startsWith(writing) || isThisMachine(asked, options);
}

/** Error handling for what the door has admitted: no answer tells how the server is built. */
export function answerFault(
  error: unknown,
  request: IncomingMessage,
  response: ServerResponse,
  next: Next,
): void {
  if (admissionOf(request) === undefined || response.headersSent) return next(error);
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  const code = 'unexpected_failure';
  sendRefusal(
    refuse(undefined, 500, code, 'The server has failed; its terminal says why'),
    response,
  );
}
