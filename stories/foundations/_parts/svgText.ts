/** The presentation attributes that classes may set, with SVG's initial values. */
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
    // An icon keeps `currentColor`, so that it matches the text beside it.
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

/** Serialises a drawing as a standalone file: literal colours, no reference to the page. */
export function svgText(drawing: SVGSVGElement): string {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  paint(drawing, copy, inherited);
  const { width, height } = drawing.viewBox.baseVal;
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  return new XMLSerializer().serializeToString(copy);
}
