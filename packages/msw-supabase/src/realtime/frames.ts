/** A message of Phoenix's protocol, version 2.0.0. */
export type Message = [
  joinRef: string | null,
  ref: string | null,
  topic: string,
  event: string,
  payload: Record<string, unknown>,
];

const JSON_ENCODING = 1;

/** Parses a binary frame with a client's broadcast (realtime-js, `lib/serializer.ts`). */
export function parsePush(frame: ArrayBuffer): Message {
  const header = [...new Uint8Array(frame, 1, 6)];
  const isJson = header.pop() === JSON_ENCODING;
  let at = 7;
  const text = (length?: number) =>
    new TextDecoder().decode(frame.slice(at, length === undefined ? length : (at += length)));
  const [joinRef = '', ref = '', topic = '', event = ''] = header.map(text);
  if (!isJson) return [joinRef, ref, topic, 'broadcast of bytes', {}];
  return [joinRef, ref, topic, 'broadcast', { event, payload: JSON.parse(text()) as unknown }];
}
