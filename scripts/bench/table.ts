import type { Row } from './section.ts';

const figure = (value: number): string =>
  value.toLocaleString('en', { maximumFractionDigits: value < 10 ? 1 : 0 });

const isWithin = ({ value, budget }: Row): boolean => budget === undefined || value <= budget;

function verdict(row: Row): string {
  if (row.budget === undefined) return '';
  return isWithin(row) ? 'within' : 'OVER';
}

/** A section's figures as a table in Markdown. */
export function table(title: string, rows: readonly Row[]): string {
  const lines = rows.map((row) => {
    const budget = row.budget === undefined ? '' : `${figure(row.budget)} ${row.unit}`;
    return `| ${row.what} | ${figure(row.value)} ${row.unit} | ${budget} | ${verdict(row)} | ${row.from} |`;
  });
  return [
    `## ${title}`,
    '',
    '| what | measured | budget | | from |',
    '| --- | ---: | ---: | --- | --- |',
    ...lines,
    '',
  ].join('\n');
}

export const areWithin = (rows: readonly Row[]): boolean => rows.every(isWithin);
