import { createHash } from 'node:crypto';
import { groupsOf } from './groups-of.ts';
import { escapeMarkup, type CaughtMail, type Mailbox } from './mail.ts';

const STYLE = `
:root { color-scheme: light dark; }
* { box-sizing: border-box; }
body { max-width: 42rem; margin: 0 auto; padding: 1.5rem 1rem; font: 1rem/1.6 system-ui, sans-serif; }
ul { list-style: none; padding: 0; display: grid; gap: 1rem; }
li { border: 1px solid; border-radius: 0.75rem; padding: 1rem; overflow-wrap: anywhere; }
h2 { margin: 0; font-size: 1.25rem; }
a, summary { display: inline-block; min-height: 2.75rem; padding: 0.625rem 0; color: inherit; }
.open { padding: 0.625rem 1.25rem; border-radius: 0.5rem; font-weight: 600; text-decoration: none;
  background: CanvasText; color: Canvas; }
summary { cursor: pointer; }
:focus-visible { outline: 3px solid; outline-offset: 3px; }
`;

/** The page's Content-Security-Policy: its own style only, and no scripts. */
const MAIL_PAGE_CSP = `default-src 'none'; style-src 'sha256-${createHash('sha256')
  .update(STYLE)
  .digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

const TIME = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'medium',
  timeZone: 'UTC',
});

const LABELLED_LINK = /^(?:(.+):\n)?(https?:\S+)$/u;

function paragraphHtml(paragraph: string): string {
  const [label, link] = groupsOf(LABELLED_LINK, paragraph);
  if (link === undefined) return `<p>${escapeMarkup(paragraph)}</p>`;
  const address = escapeMarkup(link);
  return `<p><a class="open" href="${address}">${escapeMarkup(label ?? 'Open the link')}</a></p>
<details><summary>Show the link’s address</summary><code>${address}</code></details>`;
}

function mailHtml({ to, subject, text, at }: CaughtMail): string {
  return `<li>
<h2>${escapeMarkup(subject)}</h2>
<p>To ${escapeMarkup(to)}, <time datetime="${at}">${TIME.format(new Date(at))} UTC</time></p>
${text.split('\n\n').map(paragraphHtml).join('\n')}
</li>`;
}

/** Renders `/__mail`: the caught mails, newest first, each with its link. */
function renderMailPage(mails: readonly CaughtMail[], siteName: string): string {
  const list =
    mails.length === 0
      ? '<p>No mail yet. Ask for a sign-in link or create an account, then look here again.</p>'
      : `<ul>\n${mails.map(mailHtml).join('\n')}\n</ul>`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>Mailbox - ${escapeMarkup(siteName)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>Mailbox</h1>
<p>Every mail the local backend sends is caught here, newest first. Nothing is sent outside.</p>
<p><a href="">Look for new mail</a></p>
${list}
</main>
</body>
</html>
`;
}

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
