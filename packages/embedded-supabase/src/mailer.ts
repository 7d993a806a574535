import { readFileSync } from 'node:fs';
import { escapeMarkup, htmlToText } from './html.ts';
import type { CaughtMail } from './mailbox.ts';
import type { LinkPurpose } from './mailed-tokens.ts';
import { tableOf, type TomlTable } from './project.ts';

/** The template of each kind of link, as named in supabase/config.toml. */
const TEMPLATES = {
  signup: 'confirmation',
  magiclink: 'magic_link',
  recovery: 'recovery',
} as const satisfies Record<LinkPurpose, string>;

export type Mail = Pick<CaughtMail, 'to' | 'subject' | 'text' | 'html'>;

const VARIABLE = /\{\{ \.(\w+) \}\}/gu;

function fill(template: string, values: ReadonlyMap<string, string>): string {
  return template.replace(VARIABLE, (written, name: string) => {
    const value = values.get(name);
    if (value === undefined)
      throw new Error(`A mail template names ${written}, which is not filled in`);
    return escapeMarkup(value);
  });
}

/** Renders mails from the templates in supabase/config.toml. @throws if a kind has none. */
export function createMailWriter(auth: TomlTable, linkTarget: string) {
  const templates = tableOf(tableOf(auth, 'email'), 'template');
  const known = new Map(
    Object.entries(TEMPLATES).map(([purpose, name]) => {
      const { subject, content_path: path } = tableOf(templates, name);
      if (typeof subject !== 'string' || typeof path !== 'string') {
        throw new Error(`supabase/config.toml has no template for ${name}`);
      }
      return [purpose, { subject, path }] as const;
    }),
  );
  return (purpose: LinkPurpose, to: string, token: string): Mail => {
    const { subject = '', path = '' } = known.get(purpose) ?? {};
    const values = new Map([
      ['SiteURL', linkTarget],
      ['RedirectTo', linkTarget],
      ['TokenHash', token],
      ['Email', to],
    ]);
    // Read the template for each mail, so that edits apply without a restart.
    const html = fill(readFileSync(path, 'utf8'), values);
    return { to, subject, text: htmlToText(html), html };
  };
}
