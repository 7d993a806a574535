import { expect } from '@playwright/test';

interface Mail {
  links: string[];
}

/** `auth.publishable_key` in supabase/config.toml. */
const apikey = 'sb_publishable_tallygrove_embedded';

async function mailsTo(origin: string, address: string): Promise<Mail[]> {
  const answer = await fetch(`${origin}/__mail/messages.json?to=${encodeURIComponent(address)}`);
  return (await answer.json()) as Mail[];
}

/** The link of the newest mail to an address that has had `before` mails. */
export async function mailedLink(origin: string, address: string, before = 0): Promise<string> {
  let mails: Mail[] = [];
  await expect
    .poll(async () => {
      mails = await mailsTo(origin, address);
      return mails.length;
    })
    .toBeGreaterThan(before);
  const link = mails[0]?.links[0];
  if (link === undefined) throw new Error(`No link in the mail to ${address}`);
  return link;
}

/** Requests a mail, as the site does: `otp` signs in, `recover` asks for a new password. */
export async function requestMail(
  origin: string,
  kind: 'otp' | 'recover',
  address: string,
): Promise<string> {
  const before = (await mailsTo(origin, address)).length;
  const answer = await fetch(
    `${origin}/auth/v1/${kind}?redirect_to=${encodeURIComponent(`${origin}/dashboard`)}`,
    {
      method: 'POST',
      headers: { apikey, 'content-type': 'application/json' },
      body: JSON.stringify({ email: address }),
    },
  );
  expect(answer.status).toBe(200);
  return mailedLink(origin, address, before);
}

/**
 * A unique address for each test and engine, because the service mails each address at most once a minute.
 */
export function freshAddress({
  testId,
  repeatEachIndex,
}: {
  testId: string;
  repeatEachIndex: number;
}) {
  return `${testId}-${repeatEachIndex}@tallygrove.test`;
}
