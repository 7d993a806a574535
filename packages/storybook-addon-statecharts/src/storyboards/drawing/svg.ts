// Exports a storyboard as an SVG file for documents, slides and pull requests.
import { escapeMarkup } from './escapeMarkup.ts';
import { element, text } from './element.ts';
import type { SvgOptions } from './options.ts';
import { settings } from '../../chart/registry.ts';
import { machineAbout, machineWords } from '../../chart/words.ts';
import type { Sheet } from './sheet.ts';
import { drawNode } from './states.ts';
import { drawLabel, drawLine } from './edges.ts';

const HEAD = 64;

/** Draws a storyboard as standalone SVG, which loads no other resources. */
export function svgOf(options: SvgOptions): string {
  const sheet: Sheet = { ...options, colors: settings().palettes[options.theme] };
  const { id, layout, board, typefaces } = options;
  const [name, about] = [machineWords(id), machineAbout(id)];
  const { paper, ink, muted } = sheet.colors;
  const width = Math.max(layout.width, 480);
  const height = layout.height + HEAD;
  const frames = board.nodes.filter(({ kind }) => kind === 'frame');
  const others = board.nodes.filter(({ kind }) => kind !== 'frame');
  return element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      viewBox: `0 0 ${width} ${height}`,
      width,
      height,
      role: 'img',
    },
    element('title', {}, escapeMarkup(name)),
    element('desc', {}, escapeMarkup(about)),
    ...(typefaces === undefined ? [] : [element('style', {}, escapeMarkup(typefaces))]),
    element('rect', { width, height, fill: paper }),
    text(name, 24, 38, { size: 28, weight: 760, fill: ink, family: 'display' }),
    text(about, 24, 58, { size: 14, fill: muted }),
    element(
      'g',
      { transform: `translate(0 ${HEAD})` },
      ...frames.map((each) => drawNode(sheet, each)),
      ...board.edges.map((each) => drawLine(sheet, each)),
      ...board.edges.map((each) => drawLabel(sheet, each)),
      ...others.map((each) => drawNode(sheet, each)),
    ),
  );
}
