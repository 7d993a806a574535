// Shared helpers for drawing a storyboard.
import type { ChartState } from '../../chart/chart.ts';
import { stateName } from '../../chart/words.ts';
import type { Palette } from './palette.ts';
import { boxPath } from './paths.ts';
import { wrap, type Box } from '../measures.ts';
import { element, text, textLines } from './element.ts';
import type { SvgOptions } from './options.ts';

/** The drawing's inputs and colours. */
export interface Sheet extends SvgOptions {
  colors: Palette;
}

const changeColors = { added: 'action', removed: 'coral', changed: 'blue' } as const;

/** Returns the outline of a node or an edge, by its change. */
export function strokeOf({ changes, colors }: Sheet, id: string, dashed = false) {
  const change = changes?.get(id);
  return {
    stroke: change === undefined ? colors.ink : colors[changeColors[change]],
    'stroke-width': change === undefined ? 1.5 : 3,
    'stroke-dasharray': dashed || change === 'removed' ? '6 4' : undefined,
  };
}

/** Draws a state's background. */
export function drawCard(sheet: Sheet, id: string, box: Box, fill: string, dashed = false): string {
  return element('path', { d: boxPath(box, 16, 4), fill, ...strokeOf(sheet, id, dashed) });
}

/** Draws a state's picture, or an empty background without one. */
export function drawPicture(sheet: Sheet, statePath: string, box: Box): string {
  const { hairline, sunk } = sheet.colors;
  const picture = sheet.pictureOf(statePath);
  return (
    (picture === undefined
      ? element('rect', { ...box, fill: sunk })
      : element('image', {
          href: picture.href,
          ...box,
          preserveAspectRatio: 'xMidYMin slice',
        })) + element('rect', { ...box, fill: 'none', stroke: hairline })
  );
}

/** Draws a state's name on at most two lines, and its code name if it differs. */
export function drawCaption(
  sheet: Sheet,
  { id: statePath, name: code }: ChartState,
  x: number,
  y: number,
  most: number,
): string {
  const { ink, muted } = sheet.colors;
  const word = sheet.view === 'code' ? code : stateName(sheet.id, statePath);
  const name = wrap(word, most).slice(0, 2);
  return [
    textLines(name, x, y, 20, { size: 17, weight: 700, fill: ink, family: 'display' }),
    ...(word === code
      ? []
      : [text(code, x, y + name.length * 20, { size: 11.5, fill: muted, family: 'code' })]),
  ].join('');
}
