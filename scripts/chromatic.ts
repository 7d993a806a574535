// `npm run chromatic`: publishes Storybook to Chromatic if a project token is set.
import process from 'node:process';

const TOKEN = 'CHROMATIC_PROJECT_TOKEN';

if ((process.env[TOKEN] ?? '') === '') {
  process.stdout.write(
    `Nothing was published: ${TOKEN} is not set. \`npm test -- stories\` compares the same pictures locally.\n`,
  );
} else {
  const { run } = await import('chromatic/node');
  // Chromatic reads the token from the environment and its options from chromatic.config.json.
  const { code } = await run({ argv: process.argv.slice(2) });
  process.exitCode = code ?? 1;
}
