/** A subcommand of `visual-causes`. */
export interface Command {
  /** Its name and options: `accept [--cause <cause>…]`. */
  usage: string;
  about: string;
  /**
   * Runs the command with its arguments.
   * @returns whether it succeeded
   * @throws with a sentence when it cannot tell, or by `parseArgs` from `node:util`
   */
  run: (args: string[]) => Promise<boolean>;
}
