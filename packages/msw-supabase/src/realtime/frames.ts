/** A message of Phoenix's protocol, version 2.0.0. */
export type Message = [
  joinRef: string | null,
  ref: string | null,
  topic: string,
  event: string,
  payload: Record<string, unknown>,
];

/** A broadcast; a payload in bytes stays so. */
export interface Broadcast {
  topic: string;
  event: string;
  payload: unknown;
}

const PUSH = 3;
const BROADCAST = 4;
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

/** Writes the binary frame in which clients get a broadcast. */
export function writeBroadcast({ topic, event, payload }: Broadcast): ArrayBuffer {
  const encoder = new TextEncoder();
  const isBytes = payload instanceof ArrayBuffer;
  const [name, type] = [encoder.encode(topic), encoder.encode(event)];
  const body = isBytes ? new Uint8Array(payload) : encoder.encode(JSON.stringify(payload ?? {}));
  const header = [BROADCAST, name.length, type.length, 0, isBytes ? 0 : JSON_ENCODING];
  return new Uint8Array([...header, ...name, ...type, ...body]).buffer;
}
