/** What a command was asked with, by the names of its options. */
export type Asked = Readonly<Record<string, string | boolean | undefined>>;

/** A command of `statecharts`. */
export interface Command {
  /** Its name and its options: `states [--check]`. */
  usage: string;
  /** What it does, in a sentence or two. */
  about: string;
  /** As `node:util`'s parseArgs takes them. */
  options: Readonly<
    Record<string, { type: 'boolean'; default: boolean } | { type: 'string'; default?: string }>
  >;
  /** Does it take names of files? */
  takesFiles?: boolean;
  /** @returns whether all is well; @throws with a sentence when it cannot be said */
  run: (asked: Asked, files: readonly string[]) => Promise<boolean>;
}
