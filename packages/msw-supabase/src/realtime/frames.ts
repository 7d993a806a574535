/** A message of Phoenix's protocol, version 2.0.0. */
export type Message = [
  joinRef: string | null,
  ref: string | null,
  topic: string,
  event: string,
  payload: Record<string, unknown>,
];

const PUSH = 3;
const JSON_ENCODING = 1;

/** Parses a binary frame with a client's broadcast (realtime-js, `lib/serializer.ts`). */
export function parsePush(frame: ArrayBuffer): Message | undefined {
  const [kind, ...header] = new Uint8Array(frame, 0, 7);
  if (kind !== PUSH) return undefined;
  const encoding = header.pop();
  const decoder = new TextDecoder();
  let at = 7;
  const [joinRef = '', ref = '', topic = '', event = ''] = header.map((length) =>
    decoder.decode(frame.slice(at, (at += length))),
  );
  const bytes = frame.slice(at);
  const payload =
    encoding === JSON_ENCODING ? (JSON.parse(decoder.decode(bytes)) as unknown) : bytes;
  return [joinRef, ref, topic, 'broadcast', { type: 'broadcast', event, payload }];
}
