// What `npm test -- --changed` says before and after.
import type { Plan } from './plan.ts';
import type { Change, Reach } from './reach.ts';

const SHOWN = 12;
const REASONS = 2;

const some = (files: readonly string[], most: number): string[] =>
  files.length > most ? [...files.slice(0, most), `and ${files.length - most} more`] : [...files];

const line = (name: string, text: string): string => `  ${name.padEnd(20)} ${text}`;

/** What differs, what is run because of it, what is left out and why. */
export function planText(
  { files }: Pick<Change, 'files'>,
  base: string,
  { everything, everyStory }: Pick<Reach, 'everything' | 'everyStory'>,
  plan: Plan | undefined,
): string {
  const differs = [
    `${files.length === 0 ? 'Nothing differs' : 'Differs'} from ${base}:`,
    ...some(files, SHOWN).map((file) => `  ${file}`),
  ];
  if (plan === undefined) {
    return [
      ...differs,
      `Everything is run, because of ${some(everything, REASONS).join(', ')}.`,
      '',
    ].join('\n');
  }
  const run = [...plan.run].map(([name, { amount, because }]) =>
    line(name, `${amount}, because of ${some(because, REASONS).join(', ')}`),
  );
  const { files: specs = [], tags } = plan.run.get('end to end') ?? {};
  const nameOf = (file: string): string => {
    const name = file.replace(/^.*\/|[.]spec[.]ts$/g, '');
    const part = tags?.get(file);
    return part === undefined ? name : `${name} (${part.join(' ')})`;
  };
  return [
    ...differs,
    'Is run:',
    line('checks', 'all, always'),
    ...run,
    ...(everyStory === undefined ? [] : [`  Every story is drawn with ${everyStory}.`]),
    ...(specs.length === 0 ? [] : [`  Specs: ${specs.map(nameOf).join(', ')}`]),
    'Is left out:',
    ...[...plan.leftOut].map(([name, why]) => line(name, why)),
    '',
  ].join('\n');
}

/** The last line: a run of a part is not the whole truth. */
export function leftOutText({ run, leftOut }: Plan): string {
  const parts = [...leftOut].map(([name]) => (run.has(name) ? `parts of ${name}` : name));
  return parts.length === 0 ? '' : `left out: ${parts.join(', ')}; \`npm test\` runs all`;
}
