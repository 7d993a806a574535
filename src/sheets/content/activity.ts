import { bandNames } from '../../content/labels.ts';
import { bandAges, type Band } from '../../domain/bands.ts';
import { heading, lines, list, note, table, type Blocks, type Sheet } from '../blocks.ts';

interface Activity extends Omit<Sheet, 'eyebrow' | 'named' | 'answers'> {
  band: Band;
  /** Of the school bands: the answers by task, and what to do next, below them. */
  answers?: Readonly<Record<string, string>>;
  next?: Blocks;
}

/** Returns a band's sheet. School bands write their name, and have their answers on a last page. */
export function activitySheet({ answers, next = [], ...sheet }: Activity): Sheet {
  const { band, guide } = sheet;
  if (answers === undefined)
    return { ...sheet, eyebrow: `Ages ${bandAges[band]} · Activity sheet` };
  return {
    ...sheet,
    eyebrow: `${bandNames[band].who} · Activity sheet`,
    named: true,
    answers: [
      heading('Answers'),
      table(['Task', 'Answer'], { widths: [1, 2.6] }, Object.entries(answers)),
      note(guide, 'Work it out first', 'Then look here. In class, keep this page for yourself.'),
      ...next,
    ],
  };
}

/** Questions for a class or a home, and lines for one's own answer to the last. */
export const talk = (own: string, questions: readonly string[]): Blocks => [
  heading('Talk about it'),
  list('box', questions),
  lines(own, 8),
];
