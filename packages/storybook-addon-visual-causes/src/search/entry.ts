/** A story's document in the search index. All but its names may be empty. */
export interface Entry {
  /** The id in Storybook's URL: `screens-donate--fifty-dollars`. */
  id: string;
  /** `Screens/Donate`. */
  title: string;
  /** `Fifty dollars`. */
  name: string;
  /** The story's docblock. */
  about: string;
  /** The texts of its ARIA snapshot, one per line. */
  screen: string;
  /** The signed-in user's role and the ARIA roles on the screen: `parent`, `dialog`. */
  roles: string;
  /** The rendered components with their values: `Button Button:primary`. */
  drawn: string;
}
