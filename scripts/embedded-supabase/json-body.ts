/** A request's body, read as one JSON object. */
export type JsonBody =
  | { readonly kind: 'object'; readonly value: Readonly<Record<string, unknown>> }
  | { readonly kind: 'empty' | 'invalid' };

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Postgres keeps neither a NUL in a text nor half of a surrogate pair. */
function isStorable(text: string): boolean {
  return !/[\0\p{Surrogate}]/u.test(text);
}

/**
 * Reads a body as exactly one JSON object in UTF-8; of a key that comes twice the last counts, as in
 * Postgres. Arrays, `null`, bare values and texts that Postgres cannot store are `invalid`.
 */
export async function readJsonObject(request: Request): Promise<JsonBody> {
  const bytes = await request.arrayBuffer();
  if (bytes.byteLength === 0) return { kind: 'empty' };
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
