// Computes the layouts of storyboards' initial drawings ahead of time.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import Elk from 'elkjs/lib/elk.bundled.js';
import { knownChart, storiesOf } from '../../chart/registry.ts';
import { chartOf } from '../../chart/chart.ts';
import { boardOf, foldedAtFirst, type Board } from '../board.ts';
import { boardKey, layOut } from '../layout.ts';
import type { Layout } from '../boxes.ts';
import { views, windows } from '../modes.ts';
import { ownScreens, type Pictures } from '../pictures.ts';
import { wordingOf } from '../words.ts';

const CACHE = '.cache/storyboards/layouts';

/** A cached layout, computed if missing. */
async function known(board: Board): Promise<Layout> {
  const file = path.join(CACHE, `${boardKey(board)}.json`);
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as Layout;
  const layout = await layOut(board, new Elk());
  mkdirSync(CACHE, { recursive: true });
  writeFileSync(file, JSON.stringify(layout));
  return layout;
}

function openingBoards(id: string, pictures: Pictures): Board[] {
  const { machine } = knownChart(id);
  const chart = chartOf(machine);
  const wording = wordingOf(machine);
  const own = ownScreens(chart, storiesOf(id), pictures);
  const folds = [foldedAtFirst(chart), []];
  return folds.flatMap((folded) =>
    views.flatMap((view) =>
      windows.map((window) =>
        boardOf(chart, wording, { view, window, folded: new Set(folded), own }),
      ),
    ),
  );
}

/** Returns the layouts of a statechart's initial and expanded storyboard, by board key. */
export async function openingLayouts(
  machine: string,
  pictures: Pictures,
): Promise<Record<string, Layout>> {
  const layouts: Record<string, Layout> = {};
  for (const board of openingBoards(machine, pictures)) {
    layouts[boardKey(board)] ??= await known(board);
  }
  return layouts;
}
