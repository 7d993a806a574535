import { MAX_JSON_DEPTH } from './access/endpoints.ts';

/** A request's body, parsed as one JSON object. */
export type JsonBody =
  | { readonly kind: 'object'; readonly value: Readonly<Record<string, unknown>> }
  | { readonly kind: 'empty' | 'invalid' };

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Postgres can store neither NUL nor a lone surrogate in text. */
function isStorable(text: string): boolean {
  return !/[\0\p{Surrogate}]/u.test(text);
}

const [QUOTE, BACKSLASH] = [0x22, 0x5c];
const OPENING = new Set([0x5b, 0x7b]);
const CLOSING = new Set([0x5d, 0x7d]);

/** Whether JSON is nested too deeply, by counting brackets outside of strings before parsing. */
function isTooDeep(bytes: Uint8Array): boolean {
  let depth = 0;
  let isText = false;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0;
    if (byte === QUOTE) isText = !isText;
    else if (isText) at += byte === BACKSLASH ? 1 : 0;
    else if (CLOSING.has(byte)) depth -= 1;
    else if (OPENING.has(byte) && (depth += 1) > MAX_JSON_DEPTH) return true;
  }
  return false;
}

/**
 * Parses a body as exactly one JSON object in UTF-8. As in Postgres, the last of duplicate keys
 * wins. Arrays, `null`, bare values, strings that Postgres cannot store and deep nesting are
 * `invalid`.
 */
export async function readJsonObject(request: Request): Promise<JsonBody> {
  const bytes = new Uint8Array(await request.arrayBuffer());
  if (bytes.byteLength === 0) return { kind: 'empty' };
  if (isTooDeep(bytes)) return { kind: 'invalid' };
  let storable = true;
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    const value: unknown = JSON.parse(text, (key, part: unknown) => {
      storable &&= isStorable(key) && (typeof part !== 'string' || isStorable(part));
      return part;
    });
    return isObject(value) && storable ? { kind: 'object', value } : { kind: 'invalid' };
  } catch {
    return { kind: 'invalid' };
  }
}
