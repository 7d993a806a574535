import { readFileSync } from 'node:fs';
import { escapeMarkup, htmlToText } from './html.ts';
import type { CaughtMail } from './mailbox.ts';
import { tableOf, type TomlTable } from './project.ts';

const KINDS = ['confirmation', 'magic_link', 'recovery', 'email_change'] as const;

/** The mails that are sent, by the names of supabase/config.toml. */
export type MailKind = (typeof KINDS)[number];

/** What a template can name, as the hosted service fills it in. */
export interface MailValues {
  readonly SiteURL: string;
  /** The page that the link leads to, without a fragment. */
  readonly RedirectTo: string;
  readonly TokenHash: string;
  readonly Email: string;
  /** Of a change of address: the address to come. */
  readonly NewEmail: string;
}

/** A mail ready to be delivered. */
export type Mail = Pick<CaughtMail, 'to' | 'subject' | 'text' | 'html'>;

/** Writes a mail of a kind. */
export type WriteMail = (kind: MailKind, to: string, values: MailValues) => Mail;

const VARIABLE = /\{\{ \.(\w+) \}\}/gu;

function fill(template: string, values: MailValues): string {
  return template.replace(VARIABLE, (written, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name as keyof MailValues] : undefined;
    if (value === undefined)
      throw new Error(`A mail template names ${written}, which is not filled in`);
    return escapeMarkup(value);
  });
}

/**
 * Writes mails from the templates that supabase/config.toml names, the same that go to a hosted project.
 *
 * @param auth - The `[auth]` table, paths made absolute.
 * @throws when a kind has no template.
 */
export function createMailWriter(auth: TomlTable): WriteMail {
  const templates = tableOf(tableOf(auth, 'email'), 'template');
  const known = new Map(
    KINDS.map((kind) => {
      const { subject, content_path: path } = tableOf(templates, kind);
      if (typeof subject !== 'string' || typeof path !== 'string') {
        throw new Error(`supabase/config.toml has no template for ${kind}`);
      }
      return [kind, { subject, path }] as const;
    }),
  );
  return (kind, to, values) => {
    const { subject = '', path = '' } = known.get(kind) ?? {};
    // Read anew for each mail: a template can be worked at while the server runs.
    const html = fill(readFileSync(path, 'utf8'), values);
    return { to, subject, text: htmlToText(html), html };
  };
}
