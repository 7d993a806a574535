// Formats a review's progress for a terminal.
import { projectOptions } from '../chart/projectOptions.ts';
import type { DeskData } from './desk.ts';
import { runText } from './pictureRuns.ts';
import { groupLines, headline, isApproved, noticeLines, type GroupStanding } from './summary.ts';

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

const MOST = 3;

/** A group that awaits a decision, with its first stories. */
function waitingLines(each: GroupStanding): string[] {
  const { changes } = each.group;
  const stories = [...new Set(changes.map(({ title, name }) => `${title} › ${name}`))];
  const more = stories.length > MOST ? [`and ${stories.length - MOST} more stories`] : [];
  const shown = [...stories.slice(0, MOST), ...more].map((story) => `  - ${plain(story)}`);
  const [title = '', ...verdicts] = groupLines(each, plain);
  return [title, ...shown, ...verdicts];
}

/** Returns the output of `statecharts review`. */
export function reviewText(
  data: DeskData,
  each: readonly GroupStanding[],
  { asked, own = [], isRequired = false, address }: ReviewTextOptions = {},
): string {
  const waiting = each.filter(({ state }) => state !== 'approved');
  const isDone = data.base !== undefined && isApproved(each, data.damaged);
  const hint = `${address ?? 'Review/Changes in Storybook'}: decide there, and commit ${projectOptions.verdicts}/.`;
  const details = [
    ...(data.run === undefined ? [] : [plain(runText(data.run))]),
    ...noticeLines(data.damaged, own, plain),
    ...(waiting.length === 0 ? [] : ['', ...waiting.flatMap(waitingLines)]),
    ...(isDone || (!isRequired && each.length === 0) ? [] : ['', hint]),
  ];
  return [
    data.base === undefined && asked !== undefined
      ? `No accepted pictures were found at ${plain(asked)}. Fetch it first, or choose another base.`
      : plain(headline(data, each)),
    ...details.map((line) => (line === '' ? '' : `  ${line}`)),
    '',
  ].join('\n');
}
