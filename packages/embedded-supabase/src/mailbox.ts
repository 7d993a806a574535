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

/**
 * The mails that the backend sent, newest first. They stay in memory and never leave the machine.
 */
export type Mailbox = ReturnType<typeof createMailbox>;

/**
 * @param now - The clock, for `at`.
 * @param capacity - How many mails are kept; the oldest are dropped first.
 */
export function createMailbox(now: () => Date, capacity = 200) {
  let mails: readonly CaughtMail[] = [];
  return {
    add(mail: Pick<CaughtMail, 'to' | 'subject' | 'text' | 'html'>): void {
      const links = mail.text.match(LINK) ?? [];
      mails = [{ ...mail, links, at: now().toISOString() }, ...mails].slice(0, capacity);
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
