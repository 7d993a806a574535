/** What a drawing's classes may say, with what SVG takes where nothing is said. */
const inherited = {
  fill: 'rgb(0, 0, 0)',
  stroke: 'none',
  'stroke-width': '1px',
  'stroke-linecap': 'butt',
  'stroke-linejoin': 'miter',
  'stroke-dasharray': 'none',
  'fill-rule': 'nonzero',
  'fill-opacity': '1',
  'stroke-opacity': '1',
};

type Paint = typeof inherited;

const properties = Object.keys(inherited) as (keyof Paint)[];

const unknownOutside = ['class', 'style', 'aria-hidden', 'aria-labelledby', 'role', 'focusable'];

function paint(source: Element, copy: Element, around: Paint): void {
  const style = getComputedStyle(source);
  const own = { ...around };
  for (const property of properties) {
    own[property] = style.getPropertyValue(property);
    // An icon stays in the colour of the words that it will stand beside.
    if (copy.getAttribute(property) === 'currentColor') continue;
    if (own[property] === around[property]) copy.removeAttribute(property);
    else copy.setAttribute(property, own[property]);
  }
  if (style.opacity !== '1') copy.setAttribute('opacity', style.opacity);
  for (const name of unknownOutside) copy.removeAttribute(name);
  for (const [index, child] of [...source.children].entries()) {
    const copied = copy.children[index];
    if (copied !== undefined) paint(child, copied, own);
  }
}

/** A drawing as a file of its own: its colours written out, nothing that only this page knows. */
export function svgText(drawing: SVGSVGElement): string {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  paint(drawing, copy, inherited);
  const { width, height } = drawing.viewBox.baseVal;
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  return new XMLSerializer().serializeToString(copy);
}
