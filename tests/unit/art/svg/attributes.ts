import {
  aLength,
  aLengthFromZero,
  aNumber,
  aNumberFromZero,
  aShare,
  aViewBox,
  dashes,
  matching,
  pathData,
  points,
  transformList,
  type Grammar,
} from './grammar.ts';

const anything: Grammar = () => undefined;
const aName = matching('name without white space', String.raw`[^\s]+`);
const classes = matching('list of classes', String.raw`[^\s]+(?: [^\s]+)*`);
const paint = matching('paint', 'none|currentColor|#[0-9a-f]{3}(?:[0-9a-f]{3})?');

/** Every attribute of our drawings, and its grammar. An unknown attribute is an error. */
const grammars: Readonly<Record<string, Grammar>> = {
  viewBox: aViewBox,
  d: pathData,
  points,
  transform: transformList,
  'stroke-dasharray': dashes,
  'stroke-dashoffset': aLength,
  'stroke-width': aLengthFromZero,
  'font-size': aLengthFromZero,
  width: aLengthFromZero,
  height: aLengthFromZero,
  r: aLengthFromZero,
  rx: aLengthFromZero,
  ry: aLengthFromZero,
  x: aLength,
  y: aLength,
  cx: aLength,
  cy: aLength,
  dy: aLength,
  pathLength: aNumberFromZero,
  opacity: aShare,
  fill: paint,
  stroke: paint,
  'stroke-linecap': matching('line cap', 'butt|round|square'),
  'stroke-linejoin': matching('line join', 'miter|round|bevel'),
  markerUnits: matching('units of a marker', 'userSpaceOnUse|strokeWidth'),
  orient: matching('orientation', 'auto'),
  overflow: matching('overflow', 'visible'),
  refY: aNumber,
  'text-anchor': matching('anchor', 'start|middle|end'),
  tabindex: aNumber,
  id: aName,
  class: classes,
  role: aName,
  xmlns: matching('namespace of SVG', /^http:\/\/www[.]w3[.]org\/2000\/svg$/u),
  style: matching('list of width and height', /^width:[\d.]+rem;height:[\d.]+rem$/u),
  'font-family': matching('family', String.raw`[\w ]+`),
  target: aName,
  'data-passing': anything,
  'data-lit': anything,
  'aria-hidden': matching('truth', 'true|false'),
  'aria-label': anything,
  'aria-current': matching('truth', 'true|false'),
};

/** References within a drawing, to a copied shape or a marker. Links lead out of it. */
function referenceIn({ tag, name, value }: Attribute): string | undefined {
  if (name === 'href') return tag === 'a' ? undefined : value;
  return name === 'marker-mid' ? value.replace(/^url\((.*)\)$/u, '$1') : undefined;
}

function referenceFault(value: string, ids: ReadonlySet<string>): string | undefined {
  return value.startsWith('#') && ids.has(value.slice(1)) ? undefined : `leads nowhere: ${value}`;
}

interface Attribute {
  tag: string;
  name: string;
  value: string;
}

function attributesIn(markup: string): Attribute[] {
  return [...markup.matchAll(/<([a-zA-Z]+)((?:\s+[\w:-]+="[^"]*")*)\s*\/?>/gu)].flatMap(
    ([, tag = '', attributes = '']) =>
      [...attributes.matchAll(/([\w:-]+)="([^"]*)"/gu)].map(([, name = '', value = '']) => ({
        tag,
        name,
        value,
      })),
  );
}

/** The errors in a drawing's markup: one line for each attribute that breaks its grammar. */
export function attributeFaults(markup: string): string[] {
  const all = attributesIn(markup);
  const ids = new Set(all.filter(({ name }) => name === 'id').map(({ value }) => value));
  return all.flatMap((attribute) => {
    const { tag, name, value } = attribute;
    const reference = referenceIn(attribute);
    const grammar = name === 'href' ? anything : grammars[name];
    const fault =
      reference !== undefined
        ? referenceFault(reference, ids)
        : grammar === undefined
          ? 'has no grammar here'
          : grammar(value);
    return fault === undefined ? [] : [`<${tag} ${name}> ${fault}`];
  });
}

/** Every drawing in a page's markup. Drawings are not nested. */
export function drawingsIn(html: string): string[] {
  return html.match(/<svg\b[\s\S]*?<\/svg>/gu) ?? [];
}
