// A storyboard as an SVG file of its own: for a document, a slide, a pull request.
import { families } from '../../../src/ui/styles/fonts/families.ts';
import type { ColorTokens } from '../../../src/ui/styles/tokens/color.ts';
import { arrowPath, boxPath, edgePath } from './paths.ts';
import type { Board, BoardEdge, BoardNode } from '../board.ts';
import type { Box, Layout } from '../places.ts';
import { label as labels, MINI, PAD, phase as sizes, thumbnails, wrap } from '../measures.ts';
import type { Theme, View, Window } from '../modes.ts';
import type { Status } from '../pictures.ts';
import type { Wording } from '../words.ts';
import { palette } from './palette.ts';

/** A picture as a file can hold it, and what is said of it. */
export interface DrawnPicture {
  /** `data:image/webp;base64,…`, so that the file stands alone. */
  href: string;
  status: Status;
}

/** What a comparison with the base says of a node or an edge; undefined where nothing changed. */
export type Change = 'added' | 'removed' | 'changed';

export interface SvgOptions {
  board: Board;
  layout: Layout;
  wording: Wording;
  view: View;
  window: Window;
  theme: Theme;
  /** The picture of a leaf state, by its place. */
  pictureOf: (place: string) => DrawnPicture | undefined;
  /** By the ids of nodes and edges. */
  changes?: ReadonlyMap<string, Change>;
}

const HEAD = 64;

const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

type Attributes = Readonly<Record<string, string | number | undefined>>;

function element(name: string, attributes: Attributes, ...children: string[]): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${escaped(String(value))}"`)
    .join('');
  return children.length === 0
    ? `<${name}${written}/>`
    : `<${name}${written}>${children.join('')}</${name}>`;
}

interface TextStyle {
  size: number;
  weight?: number;
  fill: string;
  family?: 'display' | 'text' | 'code';
  anchor?: 'start' | 'middle';
}

const stacks = {
  display: `'${families.display.family}', 'Arial Narrow', sans-serif`,
  text: `'${families.text.family}', Verdana, sans-serif`,
  code: 'ui-monospace, Menlo, monospace',
};

function text(words: string, x: number, y: number, style: TextStyle): string {
  const { size, weight = 400, fill, family = 'text', anchor = 'start' } = style;
  return element(
    'text',
    {
      x,
      y,
      fill,
      'font-size': size,
      'font-weight': weight,
      'font-family': stacks[family],
      'text-anchor': anchor,
    },
    escaped(words),
  );
}

const words: Record<Status, string> = { approved: 'Approved', changed: 'Changed', new: 'New' };

class Drawing {
  private readonly colors: ColorTokens;
  private readonly options: SvgOptions;

  constructor(options: SvgOptions) {
    this.options = options;
    this.colors = palette(options.theme);
  }

  draw(): string {
    const { layout, wording, board } = this.options;
    const { paper, ink, muted } = this.colors;
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
      element('title', {}, escaped(wording.name)),
      element('desc', {}, escaped(wording.about)),
      element('rect', { width, height, fill: paper }),
      text(wording.name, 24, 38, { size: 28, weight: 760, fill: ink, family: 'display' }),
      text(wording.about, 24, 58, { size: 14, fill: muted }),
      element(
        'g',
        { transform: `translate(0 ${HEAD})` },
        ...frames.map((node) => this.node(node)),
        ...board.edges.map((edge) => this.line(edge)),
        ...board.edges.map((edge) => this.label(edge)),
        ...others.map((node) => this.node(node)),
      ),
    );
  }

  private changeOf(id: string): Change | undefined {
    return this.options.changes?.get(id);
  }

  private ink(id: string): string {
    const { ink, action, coral, blue } = this.colors;
    const change = this.changeOf(id);
    if (change === 'added') return action;
    if (change === 'removed') return coral;
    return change === 'changed' ? blue : ink;
  }

  private box(id: string, box: Box, fill: string, dashed = false): string {
    const change = this.changeOf(id);
    return element('path', {
      d: boxPath(box, 16, 4),
      fill,
      stroke: this.ink(id),
      'stroke-width': change === undefined ? 1.5 : 3,
      'stroke-dasharray': dashed || change === 'removed' ? '6 4' : undefined,
    });
  }

  private line(edge: BoardEdge): string {
    const { points } = this.options.layout.edges[edge.id] ?? { points: [] };
    const color = this.ink(edge.id);
    const change = this.changeOf(edge.id);
    return element(
      'g',
      {},
      element('path', {
        d: edgePath(points),
        fill: 'none',
        stroke: color,
        'stroke-width': change === undefined ? 1.5 : 3,
        'stroke-dasharray': change === 'removed' ? '6 4' : undefined,
      }),
      element('path', { d: arrowPath(points), fill: color }),
    );
  }

  private label(edge: BoardEdge): string {
    const box = this.options.layout.edges[edge.id]?.label;
    if (box === undefined) return '';
    const { paper, muted, surface } = this.colors;
    const color = this.ink(edge.id);
    const inset = edge.number === undefined ? 0 : 26;
    const middle = box.x + inset + (box.width - inset) / 2;
    const badge =
      edge.number === undefined
        ? []
        : [
            element('circle', {
              cx: box.x + 14,
              cy: box.y + box.height / 2,
              r: 10,
              fill: surface,
              stroke: color,
            }),
            text(String(edge.number), box.x + 14, box.y + box.height / 2 + 4, {
              size: 12,
              weight: 700,
              fill: color,
              anchor: 'middle',
            }),
          ];
    return element(
      'g',
      {},
      element('rect', { ...box, fill: paper }),
      ...badge,
      ...edge.lines.map((line, place) =>
        text(line.text, middle, box.y + labels.pad / 2 + labels.line * (place + 0.76), {
          size: line.isStrong ? 13.5 : 12.5,
          weight: line.isStrong ? 600 : 400,
          fill: line.isStrong ? color : muted,
          anchor: 'middle',
        }),
      ),
    );
  }

  private picture(place: string, box: Box): string {
    const { hairline, sunk } = this.colors;
    const picture = this.options.pictureOf(place);
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

  private caption(place: string, code: string, x: number, y: number, most: number): string {
    const { wording, view } = this.options;
    const { ink, muted } = this.colors;
    const name = wrap(view === 'code' ? code : wording.state(place), most).slice(0, 2);
    return [
      ...name.map((line, row) =>
        text(line, x, y + row * 20, { size: 17, weight: 700, fill: ink, family: 'display' }),
      ),
      ...(view === 'code'
        ? []
        : [text(code, x, y + name.length * 20, { size: 11.5, fill: muted, family: 'code' })]),
    ].join('');
  }

  private node(node: BoardNode): string {
    const box = this.options.layout.nodes[node.id];
    if (box === undefined) return '';
    const { surface, ink, paper, muted, sunk } = this.colors;
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
        this.box(node.id, box, sunk, true) +
        text('From any of these', box.x + box.width / 2, box.y + 27, {
          size: 14,
          weight: 600,
          fill: ink,
          anchor: 'middle',
        })
      );
    }
    const { wording, window, view } = this.options;
    const { state } = node;
    const { x, y } = box;
    if (node.kind === 'frame' || node.kind === 'phase') {
      const about = wording.goingOn(state.id) ?? '';
      return [
        this.box(node.id, box, node.kind === 'frame' ? paper : surface),
        this.caption(state.id, state.name, x + 18, y + 30, 40),
        view === 'code' ? '' : text(about, x + 18, y + 68, { size: 13, fill: muted }),
        node.kind === 'phase' ? this.phase(node, box) : '',
      ].join('');
    }
    if (node.kind === 'screen' && view === 'pictures') {
      const size = thumbnails[window];
      return [
        this.box(node.id, box, surface),
        this.picture(state.id, { x: x + PAD, y: y + PAD, ...size }),
        this.status(state.id, box),
        this.caption(
          state.id,
          state.name,
          x + PAD + 2,
          y + PAD + size.height + 22,
          window === 'phone' ? 20 : 34,
        ),
      ].join('');
    }
    const hasMini =
      node.kind === 'small' &&
      view === 'pictures' &&
      this.options.pictureOf(state.id) !== undefined;
    const mini = MINI[window];
    const inset = hasMini ? mini.width + 12 : 4;
    return [
      this.box(node.id, box, node.kind === 'passing' ? paper : surface, node.kind === 'passing'),
      hasMini
        ? this.picture(state.id, { x: x + PAD, y: y + (box.height - mini.height) / 2, ...mini })
        : '',
      this.caption(
        state.id,
        state.name,
        x + PAD + inset,
        y + 30,
        Math.floor((box.width - inset - 2 * PAD) / 8.6),
      ),
    ].join('');
  }

  private status(place: string, box: Box): string {
    const picture = this.options.pictureOf(place);
    if (picture === undefined) return '';
    const { tint, ink } = this.colors;
    const fill = picture.status === 'approved' ? tint.success : tint.warning;
    const width = words[picture.status].length * 7 + 18;
    const tag = { x: box.x + box.width - width - 14, y: box.y - 11, width, height: 22 };
    return (
      element('path', { d: boxPath(tag, 7, 2), fill, stroke: ink }) +
      text(words[picture.status], tag.x + width / 2, tag.y + 15.5, {
        size: 12,
        weight: 600,
        fill: ink,
        anchor: 'middle',
      })
    );
  }

  private phase(node: Extract<BoardNode, { kind: 'phase' }>, { x, y }: Box): string {
    const { wording, window, board, view } = this.options;
    const { ink, muted, hairline, sunk } = this.colors;
    void board;
    return [
      ...node.phase.rows.map(({ region, y: top }) =>
        region === undefined
          ? ''
          : element('path', {
              d: `M${x + sizes.pad} ${y + top - 12}H${x + node.width - sizes.pad}`,
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
      ...node.phase.items.map((item) => {
        const code = item.id.split('.').at(-1) ?? '';
        const name = view === 'code' ? code : wording.state(item.id);
        const left = x + item.x;
        const top = y + item.y;
        if (item.kind === 'picture') {
          const size = sizes.picture[window];
          return (
            this.picture(item.id, { x: left, y: top, ...size }) +
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
          (lines.length > 1 || view === 'code'
            ? ''
            : text(code, left + 10, top + 40, { size: 11.5, fill: muted, family: 'code' }))
        );
      }),
    ].join('');
  }
}

/** Draws a storyboard as SVG. Well-formed by itself: it loads nothing from anywhere. */
export const svgOf = (options: SvgOptions): string => new Drawing(options).draw();
