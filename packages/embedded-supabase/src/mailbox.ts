/** A caught mail, as `/__mail/messages.json` returns it. `at` is an ISO 8601 time. */
export interface CaughtMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly links: readonly string[];
  readonly at: string;
}

const LINK = /https?:\/\/[^\s<>"]+/gu;

export type Mailbox = ReturnType<typeof createMailbox>;

const CAPACITY = 200;

/** The newest mails that the backend sent. They stay in memory and never leave the machine. */
export function createMailbox(now: () => Date) {
  let mails: readonly CaughtMail[] = [];
  return {
    add(mail: Pick<CaughtMail, 'to' | 'subject' | 'text' | 'html'>): void {
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
