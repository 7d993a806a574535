/** Data that the site stores in the browser. */
interface Stored {
  /** `local` outlasts the tab, `session` does not. */
  area: 'local' | 'session';
  /** The storage keys. */
  keys: readonly [string, ...string[]];
  /** Its purpose and lifetime, as part of a sentence. */
  text: string;
}

/**
 * All data stored on a visitor's device. The privacy policy lists it, and a test compares it with
 * the code.
 */
export const storedOnDevice = [
  {
    area: 'local',
    keys: ['theme'],
    text: 'your choice of the light or the dark theme',
  },
  {
    area: 'local',
    keys: ['tallygrove.session'],
    text: 'while you are signed in, the session that keeps you signed in, which is deleted when you log out',
  },
  {
    area: 'local',
    keys: ['tallygrove.recovery'],
    text: 'after a link for a new password, which account it is for, until you have chosen one or put it off',
  },
  {
    area: 'local',
    keys: ['tallygrove.asked'],
    text: 'after you ask for a sign-in link, the email address you typed, so that we know the link when it comes; it counts for an hour, and goes when you next open a page after that, or log out',
  },
  {
    area: 'local',
    keys: ['tallygrove.return'],
    text: 'while you are signing in, the page you were on your way to, which is deleted once you get there, or with that email address',
  },
  {
    area: 'session',
    keys: ['tallygrove.drafts'],
    text: 'what you have typed into the contact or the sign-up form, but never a password, so that Back or a reload does not lose it; it goes once you send it, log out or close the tab',
  },
  {
    area: 'session',
    keys: ['tallygrove.reloaded-from'],
    text: 'whether a page that arrived broken has been loaded again, until you close the tab',
  },
] as const satisfies readonly Stored[];

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** The number of items, in words up to nine. */
export const storedCount = numbers[storedOnDevice.length] ?? String(storedOnDevice.length);

/** One list item each, punctuated as parts of one sentence. */
export const storedPoints = storedOnDevice.map(
  ({ text }, index) => `${text}${index === storedOnDevice.length - 1 ? '.' : ';'}`,
);
