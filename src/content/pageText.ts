/** A page's title and description. */
export interface PageText {
  /** The main heading. */
  heading: string;
  /** A title that speaks, below it. */
  statement?: string;
  /** The document's title, before the academy's name. Default: the heading. */
  title?: string;
  /** One or two plain sentences: the lead on the page and the description for search engines. */
  description: string;
}
