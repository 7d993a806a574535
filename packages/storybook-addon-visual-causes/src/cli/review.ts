import { parseArgs } from 'node:util';
import { readAccepted } from '../desk/build/accepted.ts';
import { reviewBase } from '../desk/build/base.ts';
import { buildDesk } from '../desk/build/data.ts';
import { digestOfInputs } from '../desk/build/inputs.ts';
import { idsIn, projectStories } from '../desk/build/storyIndex.ts';
import { brokenBaselines, refuseUntrusted } from '../desk/build/trusted.ts';
import type { DeskData } from '../desk/desk.ts';
import { notTaken, type Reached } from '../desk/notTaken.ts';
import { readRunResults, writeNotTaken } from '../desk/runResults.ts';
import {
  escapeTerminal,
  isDone,
  reviewText,
  summaryMarkdown,
  type Findings,
} from '../desk/summary.ts';
import { equalPictures } from '../pictures/equalPictures.ts';
import { pictureKey, readManifest, type Picture } from '../pictures/manifest.ts';
import type { Command } from './command.ts';
import { openStories } from './runStories.ts';

/** The page of the differences, in a Storybook that runs. */
const pageUrl = (): string =>
  `http://localhost:${process.env['STORYBOOK_PORT'] ?? 6006}/?path=/story/review-changes--this-branch`;

/** What the change reaches and no run has taken from the current sources. */
const notTakenOf = (reached: Reached): string[] =>
  notTaken(reached, readManifest(), readRunResults(), digestOfInputs());

function findingsOf({ groups }: DeskData, reached: Reached): Findings {
  const { pictures, results } = readAccepted();
  const taken = results.pictures.map((picture) => [pictureKey(picture), picture] as const);
  const now = new Map<string, Omit<Picture, 'file'>>([...pictures, ...taken]);
  const changed = new Set(groups.flatMap(({ changes }) => changes.map(({ story }) => story)));
  return {
    notTaken: notTakenOf(reached),
    broken: brokenBaselines(pictures.values()),
    equal: equalPictures([...now.values()], changed),
  };
}

/** Reports the pictures that a change makes differ from their baselines. */
export const review: Command = {
  usage: 'review [--list] [--base <ref>] [--markdown]',
  about:
    'Takes the pictures that the change can reach, and lists by cause which differ. Fails while a picture differs from its baseline or was not taken. --list takes no pictures. --markdown takes none either, and prints a summary for a pull request.',
  async run(args) {
    const { values } = parseArgs({
      args,
      options: {
        list: { type: 'boolean', default: false },
        markdown: { type: 'boolean', default: false },
        base: { type: 'string' },
      },
    });
    const { list, markdown, base } = values;
    // All code that needs the base reads this variable.
    if (base !== undefined) process.env['DESK_BASE'] = base;
    refuseUntrusted();
    const since = reviewBase()?.commit;
    if (since === undefined)
      throw new Error(
        `No commit to compare with${base === undefined ? '' : ` at ${escapeTerminal(base)}`}. Fetch it, for example with git fetch origin main.`,
      );
    const { files, run, close } = await openStories({ since });
    const reached = { files, stories: idsIn(await projectStories(), files) };
    const isTaking = !list && !markdown && notTakenOf(reached).length > 0;
    const hasPassed = !isTaking || (await run());
    await close();
    const { data } = await buildDesk('.', await projectStories());
    const findings = findingsOf(data, reached);
    writeNotTaken(findings.notTaken, digestOfInputs());
    if (markdown) {
      process.stdout.write(summaryMarkdown(data, findings, process.env['BOARD_URL']));
    } else {
      const details = data.groups.length > 0 ? [pageUrl()] : [];
      process.stdout.write(reviewText(data, findings, details));
    }
    return hasPassed && isDone(data, findings);
  },
};
