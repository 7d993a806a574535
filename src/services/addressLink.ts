import { isWellFormedToken } from '../domain/session.ts';
import type { AddressLink, LinkProblem } from '../../machines/session/session.types.ts';

const linkKeys = [
  'access_token',
  'refresh_token',
  'expires_in',
  'expires_at',
  'token_type',
  'type',
  'provider_token',
  'provider_refresh_token',
  'error',
  'error_code',
  'error_description',
  'sb',
];

/**
 * What the visitor reads of each `error_code`. The address's own `error_description` is never shown:
 * anybody can write a link, and would put words into our mouth.
 */
const explanations = new Map([
  [
    'otp_expired',
    'This sign-in link has expired or was already used. Some mail programs open links to check them, and that uses them up. Ask for a new one below.',
  ],
  ['access_denied', 'This sign-in link was not accepted. Ask for a new one below.'],
]);

function problem(params: URLSearchParams): LinkProblem {
  const code = params.get('error_code') ?? params.get('error') ?? 'unknown';
  return {
    code,
    message: explanations.get(code) ?? 'This sign-in link did not work. Ask for a new one below.',
  };
}

/**
 * Reads what a mailed link left in an address: tokens or an error in the hash, an error or a code in
 * the query (session policy, "link").
 */
export function parseAddressLink(url: URL): AddressLink {
  const hash = new URLSearchParams(url.hash.replace(/^#/, ''));
  for (const params of [hash, url.searchParams]) {
    if (params.has('error') || params.has('error_code')) {
      return { kind: 'problem', problem: problem(params) };
    }
  }
  const accessToken = hash.get('access_token');
  if (accessToken !== null) {
    const refreshToken = hash.get('refresh_token');
    if (refreshToken === null || refreshToken === '' || !isWellFormedToken(accessToken)) {
      return {
        kind: 'problem',
        problem: {
          code: 'invalid_token',
          message: 'The link in the address bar is not a valid token.',
        },
      };
    }
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
  const code = url.searchParams.get('code');
  return code === null ? { kind: 'none' } : { kind: 'code', code };
}

/** The same address without anything of the link in it; a hash that is an anchor stays. */
export function withoutLink(url: URL): URL {
  const clean = new URL(url);
  const hash = new URLSearchParams(clean.hash.replace(/^#/, ''));
  if (linkKeys.some((key) => hash.has(key))) clean.hash = '';
  for (const key of [...linkKeys, 'code']) {
    // `type` and `sb` are only the link's when the link is in the query.
    if (clean.searchParams.has(key)) clean.searchParams.delete(key);
  }
  return clean;
}

/** Takes the link out of the address bar, before any request could carry it further. */
export function takeAddressLink(view: Window): AddressLink {
  const url = new URL(view.location.href);
  const link = parseAddressLink(url);
  if (link.kind !== 'none') {
    const clean = withoutLink(url);
    view.history.replaceState(view.history.state, '', clean.pathname + clean.search + clean.hash);
  }
  return link;
}
