import { isWellFormedToken } from '../domain/session.ts';
import { isPrivatePath } from '../domain/paths.ts';
import type { MailLinkType, UsableLink } from '../../machines/session/session.types.ts';

/** The sign-in link in a URL; `code` is the service's `error_code`, or one of ours. */
export type AddressLink = UsableLink | { kind: 'problem'; code: string };

/** All parameters that the auth service or our mail templates put into a URL. */
const linkKeys = [
  'access_token',
  'refresh_token',
  'expires_in',
  'expires_at',
  'token_type',
  'token_hash',
  'type',
  'provider_token',
  'provider_refresh_token',
  'error',
  'error_code',
  'error_description',
  'message',
  'code',
  'sb',
];

const mailLinkTypes: ReadonlySet<string | null> = new Set<MailLinkType>([
  'magiclink',
  'signup',
  'recovery',
  'email_change',
  'invite',
  'email',
]);

const isMailLinkType = (type: string | null): type is MailLinkType => mailLinkTypes.has(type);

const problem = (code: string): AddressLink => ({ kind: 'problem', code });

function parseTokens(hash: URLSearchParams, accessToken: string): AddressLink {
  const refreshToken = hash.get('refresh_token') ?? '';
  if (refreshToken === '' || !isWellFormedToken(accessToken)) return problem('not_a_token');
  const expiresIn = Number(hash.get('expires_in') ?? Number.NaN);
  return {
    kind: 'tokens',
    accessToken,
    refreshToken,
    tokenType: hash.get('token_type') ?? 'bearer',
    expiresIn: Number.isFinite(expiresIn) && expiresIn > 0 ? expiresIn : undefined,
    recovery: hash.get('type') === 'recovery',
  };
}

function parseTokenHash(params: URLSearchParams, tokenHash: string): AddressLink {
  const type = params.get('type');
  if (tokenHash === '' || !isMailLinkType(type)) return problem('not_a_token');
  return { kind: 'tokenHash', tokenHash, type };
}

/**
 * Returns what was appended to a redirect target: all that follows the last `#`, because the target
 * may have a fragment of its own.
 */
const fragmentOf = (url: URL) => new URLSearchParams(url.hash.replace(/.*#/, ''));

/**
 * Reads a mailed link from a URL (docs/product.md P7.7): tokens or a token hash in the hash, an
 * error, or a token hash in the query. Tokens in the hash take precedence, because a link may be
 * requested with an error in its redirect target. The ambiguous `?code=`, and `?error=` without an
 * `error_code`, count only on private pages.
 */
export function parseAddressLink(url: URL): AddressLink | undefined {
  const hash = fragmentOf(url);
  const query = url.searchParams;
  const isTarget = isPrivatePath(url.pathname);
  const accessToken = hash.get('access_token');
  if (accessToken !== null) return parseTokens(hash, accessToken);
  const mailed = hash.get('token_hash');
  if (mailed !== null) return parseTokenHash(hash, mailed);
  for (const params of [hash, query]) {
    const code = params.get('error_code');
    if (code !== null) return problem(code);
    const error = params.get('error');
    if (isTarget && error !== null) return problem(error);
  }
  const asked = query.get('token_hash');
  if (asked !== null) return parseTokenHash(query, asked);
  // The first of two confirmations of a new email address; the service sends nothing else.
  if (isTarget && hash.has('message')) return problem('email_change_half');
  // No browser has the verifier of this PKCE code: we send no such links.
  return isTarget && query.has('code') ? problem('code_link') : undefined;
}

/** Returns the URL without the link; a hash that is an anchor stays. */
export function withoutLink(url: URL): URL {
  const clean = new URL(url);
  const hash = fragmentOf(clean);
  if (linkKeys.some((key) => hash.has(key))) clean.hash = '';
  for (const key of linkKeys) {
    // Deleting a missing key would still reserialize the query.
    if (clean.searchParams.has(key)) clean.searchParams.delete(key);
  }
  return clean;
}

/**
 * Removes the link from the URL before a request could leak it. Writes the full URL, because a path
 * such as `//x` alone would be another host.
 */
export function takeAddressLink(view: Window): AddressLink | undefined {
  const url = new URL(view.location.href);
  const link = parseAddressLink(url);
  if (link === undefined) return undefined;
  const clean = withoutLink(url);
  try {
    view.history.replaceState(view.history.state, '', clean.href);
  } catch {
    // Some browsers refuse after too many calls; a navigation then replaces the entry.
    view.location.replace(url.hash === '' ? clean.href : `${clean.href}#`);
  }
  // The router may have read the URL with the link in it, and would pass it on.
  view.dispatchEvent(new Event('popstate'));
  return link;
}

/** Takes links that arrive in an open page by a hash change. */
export function watchAddress(view: Window, onLink: (link: AddressLink) => void): () => void {
  const onChange = () => {
    const link = takeAddressLink(view);
    if (link !== undefined) onLink(link);
  };
  view.addEventListener('hashchange', onChange);
  return () => view.removeEventListener('hashchange', onChange);
}
