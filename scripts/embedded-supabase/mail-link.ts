import { escapeHtml, htmlToText } from './html.ts';

/** A mail as @supabase/lite hands it to its e-mail driver. */
export interface OutgoingMail {
  readonly to: string;
  readonly subject: string;
  readonly text?: string;
  readonly html?: string;
}

const VERIFY_LINK = /https?:\/\/[^\s<>"]+\/auth\/v1\/verify\?[^\s<>"]+/u;

/**
 * The mail with its link leading to `redirectTo`. @supabase/lite always writes `site_url` there, whatever
 * address was asked for, and its plain text cannot be worded by a template: the text is made from the
 * HTML instead.
 */
export function withRedirect(
  mail: OutgoingMail,
  origin: string,
  redirectTo: string,
): { to: string; subject: string; text: string; html: string } {
  const html = mail.html ?? escapeHtml(mail.text ?? '');
  const written = VERIFY_LINK.exec(mail.text ?? '')?.[0];
  if (written === undefined) {
    return { to: mail.to, subject: mail.subject, text: htmlToText(html), html };
  }
  const asked = new URL(written).searchParams;
  const query = new URLSearchParams({
    token: asked.get('token') ?? '',
    type: asked.get('type') ?? '',
    redirect_to: redirectTo,
  });
  const link = escapeHtml(`${origin}/auth/v1/verify?${query.toString()}`);
  const linked = html.replaceAll(written, link);
  return { to: mail.to, subject: mail.subject, text: htmlToText(linked), html: linked };
}
