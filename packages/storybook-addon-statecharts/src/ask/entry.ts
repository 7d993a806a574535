/** A story as the search knows it. All but its names may be empty. */
export interface Entry {
  /** As in Storybook's address: `screens-donate--fifty-dollars`. */
  id: string;
  /** `Screens/Donate`. */
  title: string;
  /** `Fifty dollars`. */
  name: string;
  /** The first of its file: the thing itself, without a particular state. */
  isFirst: boolean;
  /** The sentence above it. */
  about: string;
  /** The states that it shows, in words and by path, a line each. */
  states: string;
  /** What stands on the screen, a line for each text of its ARIA snapshot. */
  screen: string;
  /** Of a story without a snapshot: what its steps look for. */
  steps: string;
  /** Who is signed in, and the kinds of things on the screen: `parent`, `dialog`. */
  roles: string;
  /** The components that it draws, with their words: `Button Button:primary`. */
  drawn: string;
  /** Tokens that the styles of its component use: `color.onAction`. */
  tokens: string;
  /** Its pictures' hashes, by mode. */
  pictures: Readonly<Record<string, string>>;
}
