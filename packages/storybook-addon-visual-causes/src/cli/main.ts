import { accept } from './accept.ts';
import type { Command } from './command.ts';
import { review } from './review.ts';

const commands: Readonly<Record<string, Command>> = { review, accept };

const help = (): string =>
  [
    'visual-causes <command>, in the project’s root:',
    ...Object.values(commands).flatMap(({ usage, about }) => ['', `  ${usage}`, `    ${about}`]),
    '',
  ].join('\n');

/**
 * Runs a command.
 * @param args the arguments after `visual-causes`
 * @returns the exit code: 0 for success, 1 for findings, 2 for wrong usage
 */
export async function main(args: readonly string[]): Promise<0 | 1 | 2> {
  const [name = '--help', ...rest] = args;
  if (name === '--help' || rest.includes('--help')) {
    process.stdout.write(help());
    return 0;
  }
  const command = commands[name];
  if (command === undefined) {
    process.stderr.write(`Unknown command: ${name}.\n\n${help()}`);
    return 2;
  }
  try {
    return (await command.run(rest)) ? 0 : 1;
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    const isUnknown =
      error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
    return isUnknown ? 2 : 1;
  }
}
