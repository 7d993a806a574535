import { expect, type TestInfo } from '@playwright/test';

/** `auth.publishable_key` in supabase/config.toml. */
export const apikey = 'sb_publishable_tallygrove_embedded';

/** The mails that the site at `origin` has sent to an address, the newest first. */
export async function mailsTo(origin: string, address: string) {
  const answer = await fetch(`${origin}/__mail/messages.json?to=${encodeURIComponent(address)}`);
  return (await answer.json()) as { links: string[] }[];
}

/** The link of the newest mail to an address, once it has more than `before`. */
export async function newestLink(origin: string, address: string, before = 0): Promise<string> {
  await expect.poll(async () => (await mailsTo(origin, address)).length).toBeGreaterThan(before);
  const [mail] = await mailsTo(origin, address);
  const [link] = mail?.links ?? [];
  if (link === undefined) throw new Error(`No link in the mail to ${address}`);
  return link;
}

/**
 * A mailed link that no browser requested.
 * @param kind `otp` signs in; `recover` asks for a new password, of an account whose address is confirmed
 */
export async function requestLink(
  origin: string,
  address: string,
  kind: 'otp' | 'recover' = 'otp',
): Promise<string> {
  const before = (await mailsTo(origin, address)).length;
  const target = encodeURIComponent(`${origin}/dashboard`);
  const answer = await fetch(`${origin}/auth/v1/${kind}?redirect_to=${target}`, {
    method: 'POST',
    headers: { apikey, 'content-type': 'application/json' },
    body: JSON.stringify({ email: address }),
  });
  expect(answer.status).toBe(200);
  return newestLink(origin, address, before);
}

/** The parameters of a mailed link, as `POST verify` takes them. */
export function tokenOf(link: string) {
  const { token_hash, type } = Object.fromEntries(new URLSearchParams(new URL(link).hash.slice(1)));
  return { token_hash, type };
}

/** A unique address for a test, because the service mails each address at most once a minute. */
export const addressFor = ({ testId, repeatEachIndex, retry }: TestInfo): string =>
  `${testId}-${repeatEachIndex}-${retry}@tallygrove.test`;
