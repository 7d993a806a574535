import { MAX_JSON_DEPTH } from './access/endpoints.ts';

export type JsonObject = Readonly<Record<string, unknown>>;

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns a property of an untrusted value; undefined if it is no object or lacks the property. */
export function fieldOf(value: unknown, name: string): unknown {
  return isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;
}

/** Postgres can store neither NUL nor a lone surrogate in text. */
function isStorable(text: string): boolean {
  return !/[\0\p{Surrogate}]/u.test(text);
}

/** The nesting depth of a JSON value. @throws RangeError beyond the call stack. */
export function depthOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  return 1 + Math.max(0, ...Object.values(value).map(depthOf));
}

/**
 * Parses a body as JSON in UTF-8: an object, or a list of objects that is not empty. As in Postgres,
 * the last of duplicate keys wins.
 *
 * @returns null for an empty body; undefined for everything else, for strings that Postgres cannot
 * store and for deep nesting.
 */
export async function readJson(
  request: Request,
): Promise<JsonObject | readonly JsonObject[] | null | undefined> {
  const bytes = new Uint8Array(await request.arrayBuffer());
  if (bytes.byteLength === 0) return null;
  let storable = true;
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    const value: unknown = JSON.parse(text, (key, part: unknown) => {
      storable &&= isStorable(key) && (typeof part !== 'string' || isStorable(part));
      return part;
    });
    if (!storable || depthOf(value) > MAX_JSON_DEPTH) return undefined;
    if (isObject(value)) return value;
    return Array.isArray(value) && value.length > 0 && value.every(isObject) ? value : undefined;
  } catch {
    return undefined;
  }
}
