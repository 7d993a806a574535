import { readFileSync } from 'node:fs';
import type { LinkPurpose } from './mailed-tokens.ts';
import { tableOf, type TomlTable } from './project.ts';

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const CHARACTERS = new Map(
  Object.entries(ESCAPES).map(([character, entity]) => [entity, character]),
);

/** Escapes text for HTML content and quoted attributes. */
export function escapeMarkup(text: string): string {
  return text.replaceAll(/[&<>"']/gu, (character) => ESCAPES[character] ?? character);
}

/**
 * Converts a mail template's HTML to plain text: one line per paragraph, links as `label: URL`.
 * Supports only the tags and entities that the templates use.
 */
function htmlToText(html: string): string {
  return html
    .replace(/\s+/gu, ' ')
    .replace(/<a href="([^"]*)"\s*>([^<]*)<\/a\s*>/gu, '$2:\n$1')
    .replace(/ ?<\/(?:h1|p)>\s*/gu, '\n\n')
    .replace(/<[^>]+>/gu, '')
    .replace(/ *\n */gu, '\n')
    .replace(/ +/gu, ' ')
    .replaceAll(/&(?:amp|lt|gt|quot|#39);/gu, (entity) => CHARACTERS.get(entity) ?? entity)
    .trim();
}

/** A caught mail, as `/__mail/messages.json` returns it. `at` is an ISO 8601 time. */
export interface CaughtMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly links: readonly string[];
  readonly at: string;
}

type Mail = Pick<CaughtMail, 'to' | 'subject' | 'text' | 'html'>;

const LINK = /https?:\/\/[^\s<>"]+/gu;

export type Mailbox = ReturnType<typeof createMailbox>;

const CAPACITY = 200;

/** The newest mails that the backend sent. They stay in memory and never leave the machine. */
export function createMailbox(now: () => Date) {
  let mails: readonly CaughtMail[] = [];
  return {
    add(mail: Mail): void {
      const links = mail.text.match(LINK) ?? [];
      mails = [{ ...mail, links, at: now().toISOString() }, ...mails].slice(0, CAPACITY);
    },
    /** Returns all mails, or those to one address (case-insensitive), newest first. */
    list(to?: string): readonly CaughtMail[] {
      if (to === undefined) return mails;
      const wanted = to.trim().toLowerCase();
      return mails.filter((mail) => mail.to.toLowerCase() === wanted);
    },
    clear(): void {
      mails = [];
    },
  };
}

/** The template of each kind of link, as named in supabase/config.toml. */
const TEMPLATES = {
  signup: 'confirmation',
  magiclink: 'magic_link',
  recovery: 'recovery',
} as const satisfies Record<LinkPurpose, string>;

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
