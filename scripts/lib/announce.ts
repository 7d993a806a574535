const roles = ['admin', 'instructor', 'student', 'parent'] as const;

/**
 * Exits with a message for an argument of a command that takes none, or for a PORT that is no number.
 * @param command how it was started
 */
export function refuseArguments(command: string, hasPort = true): void {
  const [first] = process.argv.slice(2);
  const { PORT = '1' } = process.env;
  const isPort = /^\d+$/.test(PORT) && Number(PORT) > 0 && Number(PORT) < 65_536;
  if (first === undefined && (isPort || !hasPort)) return;
  const fault =
    first === undefined
      ? `PORT is no number from 1 to 65535: ${PORT}.`
      : `Unknown argument: ${first}.`;
  const help = hasPort ? `PORT sets the port: PORT=5000 ${command}` : `${command} has none.`;
  process.stderr.write(`${fault} ${help}\n`);
  process.exit(1);
}

/**
 * Prints the site's URLs once it responds.
 * @param site `embedded` if the embedded Supabase runs, with its mailbox and sample accounts
 */
export function announce(site: { origin: string; embedded: boolean; what: string }): void {
  const { origin, embedded, what } = site;
  const lines = [
    `Caught mail      ${origin}/__mail`,
    'Storybook        http://localhost:6006 (npm run storybook)',
    '',
    'Sample accounts, one for each role. Request a magic link; it arrives in the caught mail.',
    ...roles.map((role) => `  ${role}@tallygrove.test`),
  ];
  const hosted = ['Supabase         the project of VITE_SUPABASE_URL'];
  const text = [`${what}   ${origin}`, ...(embedded ? lines : hosted)].join('\n');
  process.stdout.write(`\n${text}\n\n`);
}
