/** A command's parsed options, by name. */
export type Asked = Readonly<Record<string, string | boolean | undefined>>;

/** A subcommand of `statecharts`. */
export interface Command {
  /** Its name and options: `states [--check]`. */
  usage: string;
  /** A description of a sentence or two. */
  about: string;
  /** Options of `parseArgs` from `node:util`. */
  options: Readonly<
    Record<string, { type: 'boolean'; default: boolean } | { type: 'string'; default?: string }>
  >;
  /** Whether it takes file names. */
  takesFiles?: boolean;
  /**
   * Runs the command.
   * @returns whether it succeeded
   * @throws with a sentence when it cannot tell
   */
  run: (asked: Asked, files: readonly string[]) => Promise<boolean>;
}
