// The review in words, for pages and `visual-causes review`. Pure.
import type { Change, ChangeGroup, DeskData, Findings } from './desk.ts';

/** What is known of a review, without its pictures. */
type Reviewed = Pick<DeskData, 'base' | 'groups' | 'acceptCommand' | 'findings'>;

/** `1 picture`, `2 pictures`. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`;

const CONTROL = /[\u0000-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069]/g;
/** Text on one line, without terminal control codes. */
export const escapeTerminal = (text: string): string => text.replaceAll(CONTROL, ' ');

/** Counts the changes' pictures, each once: `22 pictures, 1 text`. */
export function contentOf(changes: readonly Change[]): string {
  const all = new Map(changes.map(({ story, mode, kind }) => [`${story}/${mode}`, kind]));
  const texts = [...all.values()].filter((kind) => kind === 'ariaSnapshot').length;
  const pictures = all.size - texts;
  return [
    ...(pictures > 0 ? [counted(pictures, 'picture')] : []),
    ...(texts > 0 ? [counted(texts, 'text')] : []),
  ].join(', ');
}

/** ` in 12 titles`; empty for one. */
export function placesOf(changes: readonly Change[]): string {
  const titles = new Set(changes.map(({ title }) => title));
  return titles.size > 1 ? ` in ${titles.size} titles` : '';
}

/** Whether a group differs from the branch's baselines. */
export const isOpen = ({ changes }: ChangeGroup): boolean =>
  changes.some(({ isAccepted }) => !isAccepted);

/** Summarises the review in one sentence: `46 pictures differ from main, for 3 causes: 1 to accept.` */
export function headline({ base, groups }: Pick<DeskData, 'base' | 'groups'>): string {
  if (base === undefined)
    return 'No base commit with pictures was found: no picture can be compared.';
  const changes = groups.flatMap((group) => group.changes);
  if (changes.length === 0) return `No picture is known to differ from ${base.ref}.`;
  const differ = changes.length === 1 ? 'differs' : 'differ';
  const open = groups.filter(isOpen).length;
  const rest = open === 0 ? 'all accepted' : `${open} to accept`;
  return `${contentOf(changes)} ${differ} from ${base.ref}, for ${counted(groups.length, 'cause')}: ${rest}.`;
}

/** Whether every picture was taken and is as its baseline. */
export const isDone = ({ base, groups, findings }: Reviewed): boolean =>
  base !== undefined &&
  !groups.some(isOpen) &&
  findings.notTaken.length === 0 &&
  findings.broken.length === 0;

/** Names the first of many. */
export function listed(names: Iterable<string>, most: number): string {
  const all = [...names];
  const more = all.length > most ? [`and ${all.length - most} more`] : [];
  return [...all.slice(0, most), ...more].join(', ');
}

/** What keeps a review from its end besides differences, one per line. */
const findingLines = ({ notTaken, broken }: Findings): string[] => [
  ...(notTaken.length > 0
    ? [
        `${counted(notTaken.length, 'picture')} not taken since the sources changed: ${listed(notTaken, 10)}.`,
      ]
    : []),
  ...broken.map((each) => `${each}.`),
];

/** A group in a list, with its first stories and, if it is open, the command that accepts it. */
function groupLines(group: ChangeGroup, command: string): string[] {
  const { id, changes, title } = group;
  const stories = [...new Set(changes.map((each) => `${each.title} › ${each.name}`))];
  return [
    '',
    `- [${isOpen(group) ? ' ' : 'x'}] ${title}: ${contentOf(changes)}${placesOf(changes)}`,
    `  ${listed(stories, 3)}`,
    ...(isOpen(group) ? [`  ${command} ${id}`] : []),
  ];
}

/** Returns the output of `visual-causes review`: open causes first. */
export function reviewText(data: Reviewed): string {
  const { equal } = data.findings;
  const groups = data.groups.toSorted((a, b) => Number(isOpen(b)) - Number(isOpen(a)));
  const lines = [
    ...(groups.length === 0 ? [] : ['Review/Changes in Storybook shows before and after.']),
    ...findingLines(data.findings),
    ...groups.flatMap((group) => groupLines(group, data.acceptCommand)),
    ...(equal.length === 0 ? [] : ['', 'Equal pictures:', ...equal.map((each) => `  ${each}`)]),
  ].map(escapeTerminal);
  return [headline(data), ...lines.map((line) => (line === '' ? '' : `  ${line}`)), ''].join('\n');
}
