// Draws the states with their pictures, names and status.
import { stateAbout } from '../../chart/words.ts';
import type { BoardNode } from '../board.ts';
import { MINI, PAD, thumbnails, type Box } from '../measures.ts';
import { statusWords } from '../pictures.ts';
import { element, text } from './element.ts';
import { boxPath } from './paths.ts';
import { drawGroup } from './collapsedGroup.ts';
import { drawCaption, drawCard, drawPicture, type Sheet } from './sheet.ts';

function drawStatus(sheet: Sheet, statePath: string, box: Box): string {
  const picture = sheet.pictureOf(statePath);
  if (picture === undefined) return '';
  const { tint, ink } = sheet.colors;
  const fill = picture.status === 'approved' ? tint.success : tint.warning;
  const width = statusWords[picture.status].length * 7 + 18;
  const tag = { x: box.x + box.width - width - 14, y: box.y - 11, width, height: 22 };
  return (
    element('path', { d: boxPath(tag, 7, 2), fill, stroke: ink }) +
    text(statusWords[picture.status], tag.x + width / 2, tag.y + 15.5, {
      size: 12,
      weight: 600,
      fill: ink,
      anchor: 'middle',
    })
  );
}

/** Draws a state of any kind; '' for one without a layout. */
export function drawNode(sheet: Sheet, node: BoardNode): string {
  const box = sheet.layout.nodes[node.id];
  if (box === undefined) return '';
  const { surface, ink, paper, muted, sunk } = sheet.colors;
  if (node.kind === 'begin') {
    return element('circle', {
      cx: box.x + box.width / 2,
      cy: box.y + box.height / 2,
      r: box.width / 2,
      fill: ink,
    });
  }
  if (node.kind === 'any') {
    return (
      drawCard(sheet, node.id, box, sunk, true) +
      text('From any of these', box.x + box.width / 2, box.y + 27, {
        size: 14,
        weight: 600,
        fill: ink,
        anchor: 'middle',
      })
    );
  }
  const { window, view } = sheet;
  const { state } = node;
  const { x, y } = box;
  if (node.kind === 'frame' || node.kind === 'collapsed') {
    const about = stateAbout(sheet.id, state.id) ?? '';
    return [
      drawCard(sheet, node.id, box, node.kind === 'frame' ? paper : surface),
      drawCaption(sheet, state, x + 18, y + 26, 40),
      view === 'code' ? '' : text(about, x + 18, y + 62, { size: 13, fill: muted }),
      node.kind === 'collapsed' ? drawGroup(sheet, node, box) : '',
    ].join('');
  }
  if (node.kind === 'screen' && view === 'pictures') {
    const size = thumbnails[window];
    const isPhone = window === 'phone';
    return [
      drawCard(sheet, node.id, box, surface),
      drawPicture(sheet, state.id, { x: x + PAD, y: y + PAD, ...size }),
      drawStatus(sheet, state.id, box),
      drawCaption(sheet, state, x + PAD + 2, y + PAD + size.height + 22, isPhone ? 20 : 34),
    ].join('');
  }
  const hasMini =
    node.kind === 'small' && view === 'pictures' && sheet.pictureOf(state.id) !== undefined;
  const mini = MINI[window];
  const inset = hasMini ? mini.width + 12 : 4;
  const most = Math.floor((box.width - inset - 2 * PAD) / 8.6);
  const isTransient = node.kind === 'transient';
  return [
    drawCard(sheet, node.id, box, isTransient ? paper : surface, isTransient),
    hasMini
      ? drawPicture(sheet, state.id, { x: x + PAD, y: y + (box.height - mini.height) / 2, ...mini })
      : '',
    drawCaption(sheet, state, x + PAD + inset, y + 30, most),
  ].join('');
}
