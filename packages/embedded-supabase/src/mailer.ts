import { readFileSync } from 'node:fs';
import { escapeMarkup, htmlToText } from './html.ts';
import type { CaughtMail } from './mailbox.ts';
import { tableOf, type TomlTable } from './project.ts';

const KINDS = ['confirmation', 'magic_link', 'recovery', 'email_change'] as const;

/** The kinds of mail, as named in supabase/config.toml. */
export type MailKind = (typeof KINDS)[number];

/** The variables of a template, with the values that the hosted service would insert. */
export interface MailValues {
  readonly SiteURL: string;
  /** The link's target page, without a fragment. */
  readonly RedirectTo: string;
  readonly TokenHash: string;
  readonly Email: string;
  /** For a change of address: the requested address. */
  readonly NewEmail: string;
}

export type Mail = Pick<CaughtMail, 'to' | 'subject' | 'text' | 'html'>;

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
 * Renders mails from the templates in supabase/config.toml, which a hosted project uses too.
 *
 * @param auth - The `[auth]` table with absolute paths.
 * @throws if a kind has no template.
 */
export function createMailWriter(auth: TomlTable) {
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
  return (kind: MailKind, to: string, values: MailValues): Mail => {
    const { subject = '', path = '' } = known.get(kind) ?? {};
    // Read the template for each mail, so that edits apply without a restart.
    const html = fill(readFileSync(path, 'utf8'), values);
    return { to, subject, text: htmlToText(html), html };
  };
}
