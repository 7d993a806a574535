// The dev server's endpoint for verdicts, which writes them to the working tree.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { limits, parseVerdicts, VerdictError, verdictText } from '../verdicts.ts';
import { addVerdicts, readVerdicts } from './verdictFiles.ts';

async function bodyOf(request: IncomingMessage): Promise<string | undefined> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    length += part.length;
    // Consumes the whole request, so that the response arrives, but stops storing it.
    if (length <= limits.file) parts.push(part);
  }
  return length > limits.file ? undefined : Buffer.concat(parts).toString('utf8');
}

type Answer = [status: number, body: unknown];

async function write(request: IncomingMessage, root: string): Promise<Answer> {
  const text = await bodyOf(request);
  if (text === undefined) return [413, { error: 'Too large' }];
  try {
    const file = addVerdicts(parseVerdicts(text, 'the request'), root);
    return [200, { text: verdictText(file) }];
  } catch (error) {
    if (error instanceof VerdictError) return [422, { error: error.message }];
    throw error;
  }
}

/** Answers an admitted request: `GET` returns all verdicts, `POST` merges one reviewer's file. */
export async function answerVerdicts(
  request: IncomingMessage,
  response: ServerResponse,
  root = '.',
): Promise<void> {
  const [status, body] =
    request.method === 'POST' ? await write(request, root) : [200, readVerdicts(root)];
  response.statusCode = status;
  response.setHeader('content-type', 'application/json');
  response.setHeader('cache-control', 'no-store');
  response.end(JSON.stringify(body));
}
