// What every part of a storyboard's drawing is made with.
import type { Palette } from './palette.ts';
import { boxPath } from './paths.ts';
import type { Box } from '../boxes.ts';
import { wrap } from '../measures.ts';
import { element, text } from './element.ts';
import type { Change, SvgOptions } from './options.ts';

/** What is drawn, and in which colours. */
export interface Sheet extends SvgOptions {
  colors: Palette;
}

const changeOf = ({ changes }: Sheet, id: string): Change | undefined => changes?.get(id);

/** How wide a line is drawn, and whether it is broken. */
export function stroke(sheet: Sheet, id: string, dashed = false) {
  const change = changeOf(sheet, id);
  return {
    'stroke-width': change === undefined ? 1.5 : 3,
    'stroke-dasharray': dashed || change === 'removed' ? '6 4' : undefined,
  };
}

/** The colour of a node or an edge, by what changed. */
export function inkOf(sheet: Sheet, id: string): string {
  const { ink, action, coral, blue } = sheet.colors;
  const change = changeOf(sheet, id);
  if (change === 'added') return action;
  if (change === 'removed') return coral;
  return change === 'changed' ? blue : ink;
}

/** The ground that a state stands on. */
export function drawCard(sheet: Sheet, id: string, box: Box, fill: string, dashed = false): string {
  return element('path', {
    d: boxPath(box, 16, 4),
    fill,
    stroke: inkOf(sheet, id),
    ...stroke(sheet, id, dashed),
  });
}

/** A state's picture; an empty ground where it has none. */
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

/** A state's name on at most two lines, and its code name under it where that is another. */
export function drawCaption(
  sheet: Sheet,
  statePath: string,
  code: string,
  x: number,
  y: number,
  most: number,
): string {
  const { wording, view } = sheet;
  const { ink, muted } = sheet.colors;
  const word = view === 'code' ? code : wording.state(statePath);
  const name = wrap(word, most).slice(0, 2);
  return [
    ...name.map((line, row) =>
      text(line, x, y + row * 20, { size: 17, weight: 700, fill: ink, family: 'display' }),
    ),
    ...(word === code
      ? []
      : [text(code, x, y + name.length * 20, { size: 11.5, fill: muted, family: 'code' })]),
  ].join('');
}
