import { MAX_JSON_DEPTH } from './access/endpoints.ts';
import { isObject, type JsonObject } from './field-of.ts';

/** A request's body, parsed as one JSON object or as a list of them. */
export type JsonBody =
  | { readonly kind: 'object'; readonly value: JsonObject }
  | { readonly kind: 'list'; readonly value: readonly JsonObject[] }
  | { readonly kind: 'empty' | 'invalid' };

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
 * the last of duplicate keys wins. Everything else, strings that Postgres cannot store and deep
 * nesting are `invalid`.
 */
export async function readJson(request: Request): Promise<JsonBody> {
  const bytes = new Uint8Array(await request.arrayBuffer());
  if (bytes.byteLength === 0) return { kind: 'empty' };
  let storable = true;
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    const value: unknown = JSON.parse(text, (key, part: unknown) => {
      storable &&= isStorable(key) && (typeof part !== 'string' || isStorable(part));
      return part;
    });
    if (!storable || depthOf(value) > MAX_JSON_DEPTH) return { kind: 'invalid' };
    if (isObject(value)) return { kind: 'object', value };
    const isList = Array.isArray(value) && value.length > 0 && value.every(isObject);
    return isList ? { kind: 'list', value } : { kind: 'invalid' };
  } catch {
    return { kind: 'invalid' };
  }
}
