/**
 * Where a person was going when asked to sign in. A magic link opens a new tab at the dashboard, so
 * the target is kept in storage, to be taken once, and as long as the address it was asked for
 * (linkRequest.ts). It is checked by `safeRedirect` when used.
 */
const RETURN_KEY = 'tallygrove.return';

export function rememberReturnTarget(view: Window, target: string): void {
  try {
    view.localStorage.setItem(RETURN_KEY, target);
  } catch {
    // Blocked storage: the link opens the dashboard, as it does for everybody else.
  }
}

/** Reads and forgets the target; undefined when there is none. */
export function takeReturnTarget(view: Window): string | undefined {
  try {
    const target = view.localStorage.getItem(RETURN_KEY) ?? undefined;
    view.localStorage.removeItem(RETURN_KEY);
    return target;
    // Stryker disable next-line BlockStatement: What was not read stays undefined, which is the answer either way.
  } catch {
    return undefined;
  }
}
