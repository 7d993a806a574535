// The review in words, for pull requests, pages and `visual-causes review`. Pure.
import type { Change, ChangeGroup, DeskData } from './desk.ts';

/** `1 picture`, `2 pictures`. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en')} ${count === 1 ? one : many}`;

const WORD_JOINER = '\u2060';

/** Escapes text for GitHub's Markdown: no tags, links, images or mentions. */
export function escapeMarkdown(text: string): string {
  return text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/[\\`*_{}[\]()#+!|~$-]/g, String.raw`\$&`)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('@', `@${WORD_JOINER}`)
    .replaceAll('://', `:${WORD_JOINER}//`)
    .replaceAll(/\bwww\./gi, (found) => `${found.slice(0, 3)}${WORD_JOINER}.`);
}

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

/** Findings that fail the review besides differences. */
export interface Findings {
  /** Pictures of the stories that the change reaches, not taken since the sources changed. */
  notTaken: readonly string[];
  /** Baselines that are not the files of the manifest. */
  broken: readonly string[];
  /** Pairs of stories with equal pictures in one mode. Not a failure. */
  equal: readonly string[];
}

/** Whether every picture was taken and is as its baseline. */
export const isDone = (
  { base, groups }: Pick<DeskData, 'base' | 'groups'>,
  { notTaken, broken }: Findings,
): boolean =>
  base !== undefined && !groups.some(isOpen) && notTaken.length === 0 && broken.length === 0;

/** Makes text safe for a medium. */
type Escape = (text: string) => string;

const MOST = { stories: 3, names: 10, groups: 60, characters: 60_000 };

const listed = (names: readonly string[], escape: Escape): string =>
  `${names.slice(0, MOST.names).map(escape).join(', ')}${names.length > MOST.names ? `, and ${names.length - MOST.names} more` : ''}`;

/** The findings besides differences, one per line. */
export const findingLines = (
  { notTaken, broken, equal }: Findings,
  escape: Escape = escapeTerminal,
): string[] => [
  ...(notTaken.length > 0
    ? [
        `${counted(notTaken.length, 'picture')} not taken since the sources changed: ${listed(notTaken, escape)}.`,
      ]
    : []),
  ...broken.map((each) => `${escape(each)}.`),
  ...equal.map((each) => `Equal pictures: ${escape(each)}.`),
];

/** A group in a list, with its first stories. */
function groupLines(group: ChangeGroup, escape: Escape, bold = ''): string[] {
  const { changes, title } = group;
  const stories = [...new Set(changes.map((each) => `${each.title} › ${each.name}`))];
  const more = stories.length > MOST.stories ? [`and ${stories.length - MOST.stories} more`] : [];
  return [
    `- [${isOpen(group) ? ' ' : 'x'}] ${bold}${escape(title)}${bold}: ${contentOf(changes)}${placesOf(changes)}`,
    `  ${[...stories.slice(0, MOST.stories).map(escape), ...more].join(', ')}`,
  ];
}

/** Returns the output of `visual-causes review`: open causes first, each with the command that accepts it. */
export function reviewText(
  data: Pick<DeskData, 'base' | 'groups' | 'acceptCommand'>,
  findings: Findings,
  details: readonly string[] = [],
): string {
  const groups = data.groups.toSorted((a, b) => Number(isOpen(b)) - Number(isOpen(a)));
  const lines = [
    ...details,
    ...findingLines(findings),
    ...groups.flatMap((group) => [
      '',
      ...groupLines(group, escapeTerminal),
      ...(isOpen(group) ? [`  ${data.acceptCommand} ${escapeTerminal(group.id)}`] : []),
    ]),
  ];
  return [headline(data), ...lines.map((line) => (line === '' ? '' : `  ${line}`)), ''].join('\n');
}

/** Returns the Markdown for a pull request: findings, and the differences by cause. */
export function summaryMarkdown(
  data: Pick<DeskData, 'base' | 'groups'>,
  findings: Findings,
  board?: string,
): string {
  const { groups } = data;
  const lines = [
    '## Pictures',
    '',
    escapeMarkdown(headline(data)),
    ...findingLines(findings, escapeMarkdown).flatMap((line) => ['', line]),
    ...(board === undefined ? [] : ['', `Before and after: ${board}`]),
    '',
  ];
  let length = lines.join('\n').length;
  let shown = 0;
  for (const group of groups.slice(0, MOST.groups)) {
    const added = groupLines(group, escapeMarkdown, '**');
    length += added.join('\n').length + 1;
    if (length > MOST.characters) break;
    lines.push(...added);
    shown += 1;
  }
  if (shown < groups.length) lines.push('', `And ${counted(groups.length - shown, 'cause')} more.`);
  return `${lines.join('\n').trimEnd()}\n`;
}
