import { isLoopbackAddress, isLoopbackHostname } from '@supabase/lite';
import { MAIL_PAGE_CSP, renderMailPage } from './mail-page.ts';
import type { Mailbox } from './mailbox.ts';

interface LocalPagesContext {
  readonly origin: string;
  /** The caller's IP address; absent when the call comes from this process. */
  readonly peer: string | undefined;
  readonly mailbox: Mailbox;
  reset(): Promise<void>;
}

const MAIL_PAGE = '/__mail';
const MAIL_MESSAGES = '/__mail/messages.json';
const RESET = '/__dev/reset';
const NO_STORE = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' } as const;

/** Whether a path belongs to the mailbox or to the reset, rather than to Supabase or the site. */
export function isLocalPage(pathname: string): boolean {
  return [MAIL_PAGE, `${MAIL_PAGE}/`, MAIL_MESSAGES, RESET].includes(pathname);
}

/**
 * Whether the request was addressed to this machine by name. A page elsewhere that points its own name
 * at 127.0.0.1 could otherwise read the mailbox from a visitor's browser.
 */
function isAddressedHere(request: Request, origin: string): boolean {
  const host = request.headers.get('host');
  if (host === null || host === new URL(origin).host) return true;
  return URL.canParse(`http://${host}`) && isLoopbackHostname(new URL(`http://${host}`).hostname);
}

/** Whether the caller is on this machine: the mailbox holds everybody's sign-in links. */
function isFromHere({ peer }: LocalPagesContext): boolean {
  return peer === undefined || isLoopbackAddress(peer);
}

function mayReset(request: Request, { origin }: LocalPagesContext): boolean {
  const asker = request.headers.get('origin');
  return asker === null || asker === origin;
}

function refuse(status: number, message: string, headers: Record<string, string> = {}): Response {
  return Response.json({ message }, { status, headers: { ...NO_STORE, ...headers } });
}

/** Answers `/__mail`, `/__mail/messages.json?to=ADDRESS` and `POST /__dev/reset`. */
export async function answerLocalPages(
  request: Request,
  context: LocalPagesContext,
): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  if (!isFromHere(context) || !isAddressedHere(request, context.origin)) {
    return refuse(403, 'Only for this machine');
  }
  if (pathname === RESET) {
    if (request.method !== 'POST') return refuse(405, 'Send POST', { allow: 'POST' });
    if (!mayReset(request, context)) return refuse(403, 'Only for this machine');
    await context.reset();
    return Response.json({ reset: true }, { headers: NO_STORE });
  }
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return refuse(405, 'Send GET', { allow: 'GET, HEAD' });
  }
  const mails = context.mailbox.list(searchParams.get('to') ?? undefined);
  if (pathname === MAIL_MESSAGES) return Response.json(mails, { headers: NO_STORE });
  return new Response(renderMailPage(mails), {
    headers: {
      ...NO_STORE,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': MAIL_PAGE_CSP,
      'referrer-policy': 'no-referrer',
    },
  });
}
