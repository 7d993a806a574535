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

/** The nesting depth of a JSON value. @throws RangeError beyond the call stack. */
export function depthOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  return 1 + Math.max(0, ...Object.values(value).map(depthOf));
}

/**
 * Parses a body as exactly one JSON object in UTF-8. As in Postgres, the last of duplicate keys
 * wins. Arrays, `null`, bare values, strings that Postgres cannot store and deep nesting are
 * `invalid`.
 */
export async function readJsonObject(request: Request): Promise<JsonBody> {
  const bytes = new Uint8Array(await request.arrayBuffer());
  if (bytes.byteLength === 0) return { kind: 'empty' };
  let storable = true;
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    const value: unknown = JSON.parse(text, (key, part: unknown) => {
      storable &&= isStorable(key) && (typeof part !== 'string' || isStorable(part));
      return part;
    });
    const isAccepted = isObject(value) && storable && depthOf(value) <= MAX_JSON_DEPTH;
    return isAccepted ? { kind: 'object', value } : { kind: 'invalid' };
  } catch {
    return { kind: 'invalid' };
  }
}
