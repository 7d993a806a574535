import type { Row } from './section.ts';

const figure = (value: number): string =>
  value.toLocaleString('en', { maximumFractionDigits: value < 10 ? 1 : 0 });

const isWithin = ({ value, budget = Number.POSITIVE_INFINITY, least = -budget }: Row): boolean =>
  value <= budget && value >= least;

function bound({ budget, least, unit }: Row): string {
  if (budget !== undefined) return `${figure(budget)} ${unit}`;
  return least === undefined ? '' : `at least ${figure(least)} ${unit}`;
}

function verdict(row: Row): string {
  if (bound(row) === '') return '';
  return isWithin(row) ? 'within' : 'NOT WITHIN';
}

/** Formats a section's figures as a Markdown table. */
export function table(title: string, rows: readonly Row[]): string {
  const lines = rows.map((row) => {
    return `| ${row.what} | ${figure(row.value)} ${row.unit} | ${bound(row)} | ${verdict(row)} | ${row.from} |`;
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
