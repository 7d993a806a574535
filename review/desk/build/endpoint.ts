// The dev server's own address for verdicts: they are written into the working tree.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { limits, parseVerdicts, VerdictError, verdictText } from '../verdicts.ts';
import { addVerdicts, readVerdicts } from './verdictFiles.ts';

export const ENDPOINT = '/__desk/verdicts';

/** Does the page that asks come from this very server? No other page may write into a working tree. */
function isOwn({ headers }: IncomingMessage): boolean {
  const { host, origin } = headers;
  if (host === undefined) return false;
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin') return false;
  return origin === undefined
    ? site === 'same-origin'
    : origin === `http://${host}` || origin === `https://${host}`;
}

/** A host that is this machine: a name that a stranger lets lead here is none. */
const isLocal = ({ headers }: IncomingMessage): boolean =>
  /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/.test(headers.host ?? '');

async function bodyOf(request: IncomingMessage): Promise<string | undefined> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    length += part.length;
    // Read to its end all the same, so that the answer arrives; kept no longer.
    if (length <= limits.file) parts.push(part);
  }
  return length > limits.file ? undefined : Buffer.concat(parts).toString('utf8');
}

interface Answer {
  status: number;
  body: unknown;
}

async function write(request: IncomingMessage, root: string): Promise<Answer> {
  if (!isOwn(request)) return { status: 403, body: { error: 'Only the board itself writes here' } };
  const type = request.headers['content-type']?.split(';', 1)[0];
  if (type !== 'application/json') return { status: 415, body: { error: 'JSON, please' } };
  const text = await bodyOf(request);
  if (text === undefined) return { status: 413, body: { error: 'Too large' } };
  try {
    const file = addVerdicts(parseVerdicts(text, 'the request'), root);
    return { status: 200, body: { text: verdictText(file) } };
  } catch (error) {
    if (error instanceof VerdictError) return { status: 422, body: { error: error.message } };
    throw error;
  }
}

/** Answers a request for verdicts: `GET` all that there are, `POST` one reviewer's file to be merged. */
export async function answerVerdicts(
  request: IncomingMessage,
  response: ServerResponse,
  root = '.',
): Promise<void> {
  const answer: Answer = !isLocal(request)
    ? { status: 403, body: { error: 'Only on this machine' } }
    : request.method === 'GET'
      ? { status: 200, body: readVerdicts(root) }
      : request.method === 'POST'
        ? await write(request, root)
        : { status: 405, body: { error: 'GET or POST' } };
  response.statusCode = answer.status;
  response.setHeader('content-type', 'application/json');
  response.setHeader('cache-control', 'no-store');
  response.setHeader('x-content-type-options', 'nosniff');
  response.end(JSON.stringify(answer.body));
}
