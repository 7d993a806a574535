/**
 * The address that this browser last asked a link for, so that the link is known when it comes. For as
 * long as such a link can live: an hour, unless the project says less.
 */
const ASKED_KEY = 'tallygrove.asked';
const LIVES_MS = 3_600_000;

export function rememberLinkRequest(view: Window, email: string, now: number): void {
  try {
    view.localStorage.setItem(ASKED_KEY, JSON.stringify({ email, at: now }));
  } catch {
    // Blocked storage: the link is asked about when it comes, as in any other browser.
  }
}

/** The address; undefined when none was asked for, or too long ago: then what is left of it is removed. */
export function readLinkRequest(view: Window, now: number): string | undefined {
  const email = heldAddress(view, now);
  if (email === undefined) forgetLinkRequest(view);
  return email;
}

function heldAddress(view: Window, now: number): string | undefined {
  try {
    // Stryker disable next-line StringLiteral: What cannot be parsed is no address, as null is none.
    const held: unknown = JSON.parse(view.localStorage.getItem(ASKED_KEY) ?? 'null');
    const { email, at } = (held ?? {}) as { email?: unknown; at?: unknown };
    const isOld = typeof at !== 'number' || Math.abs(now - at) > LIVES_MS;
    return isOld || typeof email !== 'string' || email === '' ? undefined : email;
    // Stryker disable next-line BlockStatement: What was not read stays undefined, which is the answer either way.
  } catch {
    return undefined;
  }
}

/** They have gone. */
export function forgetLinkRequest(view: Window): void {
  try {
    view.localStorage.removeItem(ASKED_KEY);
  } catch {
    // Blocked storage holds nothing.
  }
}
