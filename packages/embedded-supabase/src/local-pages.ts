import { MAIL_PAGE_CSP, renderMailPage } from './mail-page.ts';
import type { Mailbox } from './mailbox.ts';

interface LocalPagesContext {
  readonly siteName: string;
  readonly mailbox: Mailbox;
  reset(): Promise<void>;
}

/** Answers `/__mail`, `/__mail/messages.json?to=ADDRESS` and `POST /__dev/reset`, once admitted. */
export async function answerLocalPages(
  request: Request,
  context: LocalPagesContext,
): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  if (pathname === '/__dev/reset') {
    await context.reset();
    return Response.json({ reset: true });
  }
  const mails = context.mailbox.list(searchParams.get('to') ?? undefined);
  if (pathname === '/__mail/messages.json') return Response.json(mails);
  return new Response(renderMailPage(mails, context.siteName), {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': MAIL_PAGE_CSP,
    },
  });
}
