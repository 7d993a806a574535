// Formats a review's progress for a terminal.
import { projectOptions } from '../chart/projectOptions.ts';
import type { DeskData } from './desk.ts';
import { runText } from './pictureRuns.ts';
import { contentOf, headline, isApproved, ownText, type GroupStanding } from './summary.ts';
import type { Standing } from './verdicts.ts';

export interface ReviewTextOptions {
  /** The base named on the command line. */
  asked?: string | undefined;
  /** The change's authors, whose approvals do not count. */
  own?: readonly string[];
  isRequired?: boolean;
  /** The review desk's URL. */
  address?: string | undefined;
}

const CONTROL = /[\u0000-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069]/g;
/** User text on one line, without terminal control codes. */
const plain = (text: string): string => text.replaceAll(CONTROL, ' ');

const verdictText = ({ by, decision, note }: Standing['verdicts'][number]): string =>
  plain(
    `${by} ${decision === 'approved' ? 'approves' : 'asks for a change'}${note === undefined ? '' : `: ${note}`}`,
  );

const MOST = 3;

function storyLines({ group: { changes } }: GroupStanding): string[] {
  const stories = [...new Set(changes.map(({ title, name }) => `${title} › ${name}`))];
  const more = stories.length > MOST ? [`and ${stories.length - MOST} more stories`] : [];
  return [...stories.slice(0, MOST), ...more].map((line) => `      ${plain(line)}`);
}

function section(title: string, groups: readonly GroupStanding[]): string[] {
  if (groups.length === 0) return [];
  return [
    '',
    `  ${title}`,
    ...groups.flatMap((each) => [
      `    ${plain(each.group.title)} (${contentOf(each.group.changes)})`,
      ...storyLines(each),
      ...each.verdicts.map((verdict) => `      ${verdictText(verdict)}`),
    ]),
  ];
}

/** Returns the output of `statecharts review`. */
export function reviewText(
  data: DeskData,
  each: readonly GroupStanding[],
  { asked, own = [], isRequired = false, address }: ReviewTextOptions = {},
): string {
  const of = (state: Standing['state']) => each.filter((group) => group.state === state);
  const stale = each.filter((group) => group.stale.length > 0);
  const isDone = data.base !== undefined && isApproved(each, data.damaged);
  const lines = [
    data.base === undefined && asked !== undefined
      ? `No accepted pictures were found at ${plain(asked)}. Fetch it first, or choose another base.`
      : plain(headline(data, each)),
    ...(data.run === undefined ? [] : [`  ${plain(runText(data.run))}`]),
    ...data.damaged.map(
      ({ file, line, reason }) => `  Ignored: ${plain(`${file}, line ${line}: ${reason}`)}`,
    ),
    ...own.map((by) => `  ${plain(ownText(by))}`),
    ...section('Open', of('open')),
    ...section('Changes requested', of('asked')),
    ...section('Two opinions', of('conflict')),
    ...(stale.length === 0 ? [] : ['', '  Decided before the pixels changed']),
    ...stale.flatMap(({ group, stale: verdicts }) => [
      `    ${plain(group.title)}`,
      ...verdicts.map((verdict) => `      ${verdictText(verdict)}`),
    ]),
    ...(isDone || (!isRequired && each.length === 0)
      ? []
      : [
          '',
          `  ${address ?? 'Review/Changes in Storybook'}: decide there, and commit ${projectOptions.verdicts}/.`,
        ]),
  ];
  return `${lines.join('\n')}\n`;
}
