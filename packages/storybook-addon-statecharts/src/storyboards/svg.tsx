import Elk from 'elkjs/lib/elk.bundled.js';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Chart } from '../chart/chart.ts';
import { Drawing } from '../pages/storyboards/Drawing.tsx';
import { boardOf } from './board.ts';
import { layOut } from './layout.ts';

/** Draws a whole statechart as a standalone SVG file, by the page's renderer. */
export async function svgOf(chart: Chart): Promise<string> {
  const board = boardOf(chart, { folded: new Set(), pictured: new Set() });
  const layout = await layOut(board, new Elk());
  return renderToStaticMarkup(
    <Drawing board={board} layout={layout} title={chart.name} pictureOf={() => undefined} />,
  );
}
