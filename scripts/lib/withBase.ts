/**
 * Extracts `--base <ref>` or `--base=<ref>` from a command's arguments and passes it to child processes as
 * `DESK_BASE`.
 */
export function withBase(args: readonly string[]): { base: string | undefined; rest: string[] } {
  const rest: string[] = [];
  let base: string | undefined;
  for (let index = 0; index < args.length; index += 1) {
    const arg = args[index] ?? '';
    if (arg === '--base') {
      base = args[index + 1] ?? '';
      index += 1;
    } else if (arg.startsWith('--base=')) base = arg.slice('--base='.length);
    else rest.push(arg);
  }
  if (base !== undefined) process.env['DESK_BASE'] = base;
  return { base, rest };
}
