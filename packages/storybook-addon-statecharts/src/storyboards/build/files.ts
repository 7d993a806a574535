// Exports storyboards as standalone files.
import Elk from 'elkjs/lib/elk.bundled.js';
import { readStateStories } from '../../coverage/statesFiles.ts';
import { chartOf, type Chart } from '../../chart/chart.ts';
import type { FoundMachine } from '../../chart/registry.ts';
import { boardOf, foldedAtFirst } from '../board.ts';
import { changesOnBoard, type ChartChanges } from '../changes.ts';
import { mermaidOf } from '../drawing/mermaid.ts';
import type { DrawnPicture } from '../drawing/options.ts';
import { svgOf } from '../drawing/svg.ts';
import { layOut } from '../layout.ts';
import { modeOf, type Theme, type Window } from '../modes.ts';
import { ownScreens, pictureOf } from '../pictures.ts';
import { wordingOf } from '../words.ts';
import { picturesIn } from './plugin.ts';
import { readThumbnail } from './thumbnails.ts';
import { typefaceRules } from './typefaces.ts';

export interface FileOptions {
  root?: string;
  window?: Window;
  theme?: Theme;
  /** Expand everything; by default, collapsed as in the page. */
  unfolded?: boolean;
  /** Show the changes since the base. */
  compared?: ChartChanges;
}

/** The leaf states' pictures, embedded as data URLs. */
async function drawnPictures(
  chart: Chart,
  { root = '.', window = 'phone', theme = 'light' }: FileOptions,
): Promise<ReadonlyMap<string, DrawnPicture>> {
  const { pictures, shown } = picturesIn(root, false);
  const stories = readStateStories()[chart.id] ?? {};
  const drawn = new Map<string, DrawnPicture>();
  for (const { id } of chart.states) {
    const picture = pictureOf(pictures, stories[id], modeOf(window, theme));
    const accepted = shown.find(({ hash }) => hash === picture?.hash);
    if (picture === undefined || accepted === undefined) continue;
    const bytes = await readThumbnail(accepted, root);
    drawn.set(id, {
      href: `data:image/webp;base64,${bytes.toString('base64')}`,
      status: picture.status,
    });
  }
  return drawn;
}

/** Returns a statechart's storyboard as an SVG file. */
export async function svgFile(
  { machine }: FoundMachine,
  options: FileOptions = {},
): Promise<string> {
  const { root = '.', window = 'phone', theme = 'light', unfolded = false, compared } = options;
  const chart = compared?.chart ?? chartOf(machine);
  const wording = wordingOf(machine);
  const { pictures } = picturesIn(root, false);
  const own = ownScreens(chart, readStateStories()[chart.id] ?? {}, pictures);
  const folded = new Set(unfolded ? [] : foldedAtFirst(chart));
  const board = boardOf(chart, wording, { view: 'pictures', window, folded, own });
  const drawn = await drawnPictures(chart, options);
  return svgOf({
    board,
    layout: await layOut(board, new Elk()),
    wording,
    view: 'pictures',
    window,
    theme,
    pictureOf: (statePath) => drawn.get(statePath),
    typefaces: typefaceRules(root),
    ...(compared === undefined ? {} : { changes: changesOnBoard(compared.changes, board.edges) }),
  });
}

/** Returns a statechart's storyboard as a Mermaid file. */
export function mermaidFile(
  { machine }: FoundMachine,
  { compared }: Pick<FileOptions, 'compared'> = {},
): string {
  return mermaidOf(compared?.chart ?? chartOf(machine), wordingOf(machine), compared?.changes);
}
