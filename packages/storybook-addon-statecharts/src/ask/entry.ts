/** A story's document in the search index. All but its names may be empty. */
export interface Entry {
  /** The id in Storybook's URL: `screens-donate--fifty-dollars`. */
  id: string;
  /** `Screens/Donate`. */
  title: string;
  /** `Fifty dollars`. */
  name: string;
  /** The first story of its file: the default state. */
  isFirst: boolean;
  /** The story's docblock. */
  about: string;
  /** Its states in words and by path, one per line. */
  states: string;
  /** The texts of its ARIA snapshot, one per line. */
  screen: string;
  /** The texts that its steps query, for a story without a snapshot. */
  steps: string;
  /** The signed-in user's role and the ARIA roles on the screen: `parent`, `dialog`. */
  roles: string;
  /** The rendered components with their values: `Button Button:primary`. */
  drawn: string;
  /** Tokens in the styles of its component: `color.onAction`. */
  tokens: string;
  /** Its pictures' hashes, by mode. */
  pictures: Readonly<Record<string, string>>;
}

/** An entry with only what is known of its story. */
export const entryOf = (known: Pick<Entry, 'id' | 'title' | 'name'> & Partial<Entry>): Entry => ({
  isFirst: false,
  about: '',
  states: '',
  screen: '',
  steps: '',
  roles: '',
  drawn: '',
  tokens: '',
  pictures: {},
  ...known,
});
