// Draws the contents of a collapsed state.
import { stateName } from '../../chart/words.ts';
import type { BoardNode } from '../board.ts';
import { group as sizes, wrap, type Box } from '../measures.ts';
import { element, text, textLines } from './element.ts';
import { boxPath } from './paths.ts';
import { drawPicture, type Sheet } from './sheet.ts';

/** Draws its regions below one another, each with pictures and names. */
export function drawGroup(
  sheet: Sheet,
  node: Extract<BoardNode, { kind: 'collapsed' }>,
  { x, y }: Box,
): string {
  const { id: machine, window, view } = sheet;
  const { ink, muted, hairline, sunk } = sheet.colors;
  const named = { size: 13, weight: 600, fill: ink };
  const regions = node.group.regions.map(({ id, y: below }) => {
    const left = x + sizes.pad;
    const top = y + below;
    const rule = `M${left} ${top - 10}H${x + node.width - sizes.pad}`;
    const style = { size: 16, weight: 700, fill: ink, family: 'display' } as const;
    return (
      element('path', { d: rule, stroke: hairline }) +
      textLines(wrap(stateName(machine, id), 14), left, top + 16, 18, style)
    );
  });
  const items = node.group.items.map((item) => {
    const code = item.id.split('.').at(-1) ?? '';
    const name = view === 'code' ? code : stateName(machine, item.id);
    const left = x + item.x;
    const top = y + item.y;
    if (item.kind === 'picture') {
      const size = sizes.picture[window];
      const lines = wrap(name, window === 'phone' ? 15 : 24).slice(0, 2);
      return (
        drawPicture(sheet, item.id, { x: left, y: top, ...size }) +
        textLines(lines, left, top + size.height + 18, 17, named)
      );
    }
    const lines = wrap(name, 22).slice(0, 2);
    const box = boxPath({ ...item, x: left, y: top }, 10, 3);
    return (
      element('path', { d: box, fill: sunk, stroke: hairline }) +
      textLines(lines, left + 10, top + 20, 16, named) +
      (lines.length > 1 || name === code
        ? ''
        : text(code, left + 10, top + 40, { size: 11.5, fill: muted, family: 'code' }))
    );
  });
  return [...regions, ...items].join('');
}
