// The review in words, for pull requests and `npm run review`. Pure: shared by pages and commands.
import type { Change, ChangeGroup, DeskData } from './desk.ts';
import {
  indexVerdicts,
  standing,
  stateOrder,
  type Standing,
  type Verdict,
  type VerdictFile,
} from './verdicts.ts';

/** A group's standing: that of its least decided change. */
export interface GroupStanding {
  group: ChangeGroup;
  state: Standing['state'];
  /** The number of changes in each state. */
  counts: Readonly<Record<Standing['state'], number>>;
  /** Those that apply, latest first; each person's repeated words once. */
  verdicts: Standing['verdicts'];
  stale: Standing['stale'];
  replies: Standing['replies'];
}

const unique = (verdicts: Standing['verdicts']): Standing['verdicts'] => [
  ...new Map(verdicts.map((each) => [`${each.by}/${each.decision}/${each.note}`, each])).values(),
];

/** Returns every group's standing, in the groups' order. */
export function standings(
  { groups }: Pick<DeskData, 'groups'>,
  files: readonly VerdictFile[],
): GroupStanding[] {
  const index = indexVerdicts(files);
  return groups.map((group) => {
    const each = group.changes.map((change) => standing(change, index));
    const counts = { open: 0, approved: 0, asked: 0, conflict: 0 };
    for (const { state } of each) counts[state] += 1;
    return {
      group,
      state: stateOrder.find((state) => counts[state] > 0) ?? 'open',
      counts,
      verdicts: unique(each.flatMap(({ verdicts }) => verdicts)),
      replies: unique(each.flatMap(({ replies }) => replies)),
      stale: unique(each.filter(({ state }) => state === 'open').flatMap(({ stale }) => stale)),
    };
  });
}

/** Returns whether every change is approved and every file of verdicts is readable. */
export const isApproved = (
  groups: readonly GroupStanding[],
  damaged: DeskData['damaged'] = [],
): boolean => damaged.length === 0 && groups.every(({ state }) => state === 'approved');

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

const words: Readonly<Record<Standing['state'], string>> = {
  open: 'Open',
  approved: 'Approved',
  asked: 'Change asked for',
  conflict: 'Two opinions',
};

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

/** Makes text of people safe for a medium. */
type Escape = (text: string) => string;

function verdictLine({ decision, by, note }: Verdict, escape: Escape): string {
  const what =
    decision === 'approved' ? 'approved' : decision === 'replied' ? 'replies' : 'asks for a change';
  return `${escape(by)} ${what}${note === undefined ? '' : `: “${escape(note)}”`}`;
}

/** A group in a list, with what was decided about it. */
export function groupLines(each: GroupStanding, escape: Escape, bold = ''): string[] {
  const { group, state, counts, verdicts, stale, replies } = each;
  const touches = [
    contentOf(group.changes),
    ...(group.screens.length > 0 ? [`in ${counted(group.screens.length, 'screen')}`] : []),
  ].join(' ');
  const left =
    state === 'open' && counts.open < group.changes.length ? ` (${counts.open} still open)` : '';
  const title = `${bold}${escape(group.title)}${bold}`;
  return [
    `- [${state === 'approved' ? 'x' : ' '}] ${title}: ${touches}. ${words[state]}${left}.`,
    ...[...verdicts, ...replies].map((verdict) => `  - ${verdictLine(verdict, escape)}`),
    ...stale.map(
      (verdict) => `  - Of other pixels, holds no more: ${verdictLine(verdict, escape)}`,
    ),
  ];
}

/** Ignored verdicts, and authors who approve their own change. */
export const noticeLines = (
  damaged: DeskData['damaged'],
  own: readonly string[],
  escape: Escape,
): string[] => [
  ...damaged.map(
    ({ file, line, reason }) => `Ignored: ${escape(`${file}, line ${line}: ${reason}`)}`,
  ),
  ...own.map((by) => `${escape(by)} made this change: somebody else has to approve it.`),
];

export interface SummaryOptions {
  /** Returns a picture's URL for readers of the summary; undefined if it has none. */
  pictureUrl?: ((change: Change, side: 'before' | 'after') => string | undefined) | undefined;
  /** The board's URL. */
  board?: string | undefined;
  /** The change's authors, whose approvals do not count. */
  own?: readonly string[];
}

/** Limits of the groups with pictures and with a line; GitHub's limit is 65,536 characters. */
const MOST = { pictures: 10, groups: 60, characters: 60_000 };

/** The first change's pictures as a table, if they have URLs. */
function pictures({ changes }: ChangeGroup, pictureUrl: SummaryOptions['pictureUrl']): string[] {
  const [change] = changes;
  if (change === undefined) return [];
  const cell = (side: 'before' | 'after'): string => {
    const url = pictureUrl?.(change, side);
    return url === undefined || !/^https?:\/\/[^\s"<>]+$/.test(url)
      ? '-'
      : `<img width="320" alt="${side}" src="${url}">`;
  };
  const cells = [cell('before'), cell('after')];
  if (cells.every((each) => each === '-')) return [];
  return ['', '| before | after |', '| --- | --- |', `| ${cells.join(' | ')} |`];
}

/** Summarises the review in one sentence: `46 pictures differ from main, in 15 decisions: …`. */
export function headline(
  { base, groups }: Pick<DeskData, 'base' | 'groups'>,
  each: readonly GroupStanding[],
): string {
  if (base === undefined) return 'Nothing is known of a base: no picture can be compared.';
  const changes = groups.flatMap((group) => group.changes);
  if (changes.length === 0) return `Every picture is as in ${base.ref}.`;
  const count = (state: Standing['state']): number =>
    each.filter((group) => group.state === state).length;
  const parts = (['open', 'asked', 'conflict', 'approved'] as const).flatMap((state) =>
    count(state) === 0 ? [] : [`${count(state)} ${words[state].toLowerCase()}`],
  );
  const differ = changes.length === 1 ? 'differs' : 'differ';
  return `${contentOf(changes)} ${differ} from ${base.ref}, in ${counted(groups.length, 'decision')}: ${parts.join(', ')}.`;
}

/** Returns the Markdown for a pull request: changes by group, open decisions and requested changes. */
export function summaryMarkdown(
  data: DeskData,
  files: readonly VerdictFile[],
  { own = [], board, pictureUrl }: SummaryOptions = {},
): string {
  const each = standings(data, files);
  const waiting = each.filter(({ state }) => state !== 'approved');
  const done = each.filter(({ state }) => state === 'approved');
  const lines = [
    '## Review desk',
    '',
    escapeMarkdown(headline(data, each)),
    ...noticeLines(data.damaged, own, escapeMarkdown).flatMap((notice) => ['', notice]),
    ...(board === undefined ? [] : ['', `Open the board: ${board}`]),
    '',
  ];
  let length = lines.join('\n').length;
  let shown = 0;
  for (const standing of [...waiting, ...done].slice(0, MOST.groups)) {
    const table = shown < MOST.pictures ? pictures(standing.group, pictureUrl) : [];
    const added = [
      ...groupLines(standing, escapeMarkdown, '**'),
      ...table.map((line) => (line === '' ? '' : `  ${line}`)),
    ];
    length += added.join('\n').length + 1;
    if (length > MOST.characters) break;
    lines.push(...added);
    shown += 1;
  }
  if (shown < each.length) lines.push('', `And ${counted(each.length - shown, 'decision')} more.`);
  return `${lines.join('\n').trimEnd()}\n`;
}
