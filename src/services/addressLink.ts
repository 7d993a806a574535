import { isWellFormedToken } from '../domain/session.ts';
import type { AddressLink, MailLinkType } from '../../machines/session/session.types.ts';

/** Everything that the auth service, or a mail template of ours, puts into an address. */
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

const mailLinkTypes: ReadonlySet<string> = new Set<MailLinkType>([
  'magiclink',
  'signup',
  'recovery',
  'email_change',
  'invite',
  'email',
]);

const isMailLinkType = (type: string | null): type is MailLinkType =>
  // Stryker disable next-line ConditionalExpression: Nothing is no kind of mail either; the first half is for the compiler.
  type !== null && mailLinkTypes.has(type);

/** Whether a pathname belongs to a page for signed-in people, where links lead. */
export type IsPrivatePath = (pathname: string) => boolean;

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
 * What the auth service, or a mail template, appended to a redirect target: what follows the last `#`,
 * as the target may have a fragment that somebody else asked for.
 */
const fragmentOf = (url: URL) => new URLSearchParams(url.hash.replace(/.*#/, ''));

/**
 * Reads what a mailed link left in an address (docs/product.md P7.7): tokens or a token hash in the
 * hash, an error, or a token hash in the query. Tokens in the hash go first, as a link may be asked for
 * with an error in its redirect target. What could as well be something else, `?code=` and `?error=`
 * without an `error_code`, is a link's on private pages alone.
 */
export function parseAddressLink(url: URL, isPrivate: IsPrivatePath): AddressLink {
  const hash = fragmentOf(url);
  const query = url.searchParams;
  const isTarget = isPrivate(url.pathname);
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
  // The first of the two confirmations of a new address: the service says no more than that.
  if (isTarget && hash.has('message')) return problem('email_change_half');
  // Its other half is in no browser: no link of ours is of that kind.
  return isTarget && query.has('code') ? problem('code_link') : { kind: 'none' };
}

/** The same address without anything of the link in it; a hash that is an anchor stays. */
export function withoutLink(url: URL): URL {
  const clean = new URL(url);
  const hash = fragmentOf(clean);
  if (linkKeys.some((key) => hash.has(key))) clean.hash = '';
  for (const key of linkKeys) {
    // Even an unchanged query would be written anew.
    if (clean.searchParams.has(key)) clean.searchParams.delete(key);
  }
  return clean;
}

/**
 * Takes the link out of the address bar, before any request could carry it further. The whole address
 * is written: of `//x`, a path of this site, a path alone would be another host's.
 */
export function takeAddressLink(view: Window, isPrivate: IsPrivatePath): AddressLink {
  const url = new URL(view.location.href);
  const link = parseAddressLink(url, isPrivate);
  if (link.kind === 'none') return link;
  const clean = withoutLink(url);
  try {
    // Stryker disable next-line StringLiteral: Browsers ignore the title of an entry (HTML, 7.4.4).
    view.history.replaceState(view.history.state, '', clean.href);
  } catch {
    // Refused, as some browsers do after too many: then by a navigation, which takes the entry's place.
    view.location.replace(url.hash === '' ? clean.href : `${clean.href}#`);
  }
  // The router may have read the address with the link in it, and would pass it on.
  view.dispatchEvent(new Event('popstate'));
  return link;
}

/** Takes links that arrive in an open page, by a change of its hash. */
export function watchAddress(
  view: Window,
  isPrivate: IsPrivatePath,
  onLink: (link: AddressLink) => void,
): () => void {
  const onChange = () => {
    const link = takeAddressLink(view, isPrivate);
    if (link.kind !== 'none') onLink(link);
  };
  view.addEventListener('hashchange', onChange);
  return () => view.removeEventListener('hashchange', onChange);
}
