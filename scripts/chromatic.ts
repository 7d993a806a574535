// `npm run chromatic`: sends Storybook to Chromatic, when there is a project to send it to.
import process from 'node:process';

const TOKEN = 'CHROMATIC_PROJECT_TOKEN';

if ((process.env[TOKEN] ?? '') === '') {
  process.stdout.write(
    `Not sent to Chromatic: ${TOKEN} is not set. \`npm test -- stories\` compares the same pictures here.\n`,
  );
} else {
  const { run } = await import('chromatic/node');
  // It reads the token from the environment, the rest from chromatic.config.json.
  const { code } = await run({ argv: process.argv.slice(2) });
  process.exitCode = code ?? 1;
}
