// Draws the contents of a collapsed state.
import type { BoardNode } from '../board.ts';
import { group as sizes, wrap } from '../measures.ts';
import type { Box } from '../boxes.ts';
import { element, text } from './element.ts';
import { boxPath } from './paths.ts';
import { drawPicture, type Sheet } from './sheet.ts';

/** Draws its regions below one another, each with pictures and names. */
export function drawGroup(
  sheet: Sheet,
  node: Extract<BoardNode, { kind: 'collapsed' }>,
  { x, y }: Box,
): string {
  const { wording, window, view } = sheet;
  const { ink, muted, hairline, sunk } = sheet.colors;
  return [
    ...node.group.rows.map(({ region, y: top }) =>
      region === undefined
        ? ''
        : element('path', {
            d: `M${x + sizes.pad} ${y + top - 10}H${x + node.width - sizes.pad}`,
            stroke: hairline,
          }) +
          wrap(wording.state(region), 14)
            .map((line, row) =>
              text(line, x + sizes.pad, y + top + 16 + row * 18, {
                size: 16,
                weight: 700,
                fill: ink,
                family: 'display',
              }),
            )
            .join(''),
    ),
    ...node.group.items.map((item) => {
      const code = item.id.split('.').at(-1) ?? '';
      const name = view === 'code' ? code : wording.state(item.id);
      const left = x + item.x;
      const top = y + item.y;
      if (item.kind === 'picture') {
        const size = sizes.picture[window];
        return (
          drawPicture(sheet, item.id, { x: left, y: top, ...size }) +
          wrap(name, window === 'phone' ? 15 : 24)
            .slice(0, 2)
            .map((line, row) =>
              text(line, left, top + size.height + 18 + row * 17, {
                size: 13,
                weight: 600,
                fill: ink,
              }),
            )
            .join('')
        );
      }
      const lines = wrap(name, 22).slice(0, 2);
      return (
        element('path', {
          d: boxPath({ ...item, x: left, y: top }, 10, 3),
          fill: sunk,
          stroke: hairline,
        }) +
        lines
          .map((line, row) =>
            text(line, left + 10, top + 20 + row * 16, { size: 13, weight: 600, fill: ink }),
          )
          .join('') +
        (lines.length > 1 || name === code
          ? ''
          : text(code, left + 10, top + 40, { size: 11.5, fill: muted, family: 'code' }))
      );
    }),
  ].join('');
}
