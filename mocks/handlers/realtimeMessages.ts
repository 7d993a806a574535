/** A message of Phoenix's protocol, version 2.0.0. */
export interface Message {
  joinRef: string | null;
  ref: string | null;
  topic: string;
  event: string;
  payload: Record<string, unknown>;
}

/** Kind 3 of realtime-js's `lib/serializer.ts`: a broadcast, with its payload behind a header. */
function readBroadcast(bytes: Uint8Array): Message {
  const [, joinRefSize, refSize, topicSize, eventSize, metadataSize, encoding] = bytes;
  const lengths = [joinRefSize, refSize, topicSize, eventSize, metadataSize];
  let at = 7;
  const [joinRef = '', ref = '', topic = '', event = ''] = lengths.map((length) =>
    new TextDecoder().decode(bytes.slice(at, (at += length ?? 0))),
  );
  const body = bytes.slice(at);
  const payload = encoding === 1 ? (JSON.parse(new TextDecoder().decode(body)) as unknown) : body;
  return {
    joinRef,
    ref,
    topic,
    event: 'broadcast',
    payload: { type: 'broadcast', event, payload },
  };
}

/** Reads what a client sent. */
export async function readMessage(data: unknown): Promise<Message> {
  if (typeof data === 'string') {
    const [joinRef, ref, topic, event, payload] = JSON.parse(data) as [
      Message['joinRef'],
      Message['ref'],
      string,
      string,
      Message['payload'],
    ];
    return { joinRef, ref, topic, event, payload };
  }
  const buffer = data instanceof Blob ? await data.arrayBuffer() : (data as ArrayBuffer);
  return readBroadcast(new Uint8Array(buffer));
}

export function writeMessage({ joinRef, ref, topic, event, payload }: Message): string {
  return JSON.stringify([joinRef, ref, topic, event, payload]);
}
