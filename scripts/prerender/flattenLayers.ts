import type { AtRule, Root, Rule } from 'postcss';

/** The cascade layers of src/ui/styles/layers.css.ts, each with what makes up for its loss. */
const WEIGHTS: Readonly<Record<string, (selector: string) => string>> = {
  reset: withoutSpecificity,
  theme: withoutSpecificity,
  components: (selector) => selector,
  // No component's rule has an id.
  utilities: (selector) => selector.replace(/(?=::?(?:before|after)$)|$/, ':not(#\\#)'),
};

function withoutSpecificity(selector: string): string {
  // A pseudo-element counts less than any class already, and is not allowed in `:where`.
  return /:(?:before|after|:[a-z-]+)$/.test(selector) ? selector : `:where(${selector})`;
}

function flatten(layer: AtRule, weigh: (selector: string) => string): void {
  layer.walkRules((rule: Rule) => {
    rule.selectors = rule.selectors.map(weigh);
  });
  layer.replaceWith(layer.nodes ?? []);
}

/**
 * Replaces the cascade layers of a sheet by specificity, in place: where a sheet with layers arrives,
 * Chromium takes all typefaces for changed and lays out the whole page again. The order of important
 * declarations, which layers reverse, is not kept: those of two layers must agree.
 * @throws on a layer without a weight
 */
export function flattenLayers(sheet: Root): void {
  sheet.walkAtRules('layer', (layer) => {
    if (layer.nodes === undefined) {
      layer.remove();
      return;
    }
    const weigh = WEIGHTS[layer.params];
    if (weigh === undefined) throw new Error(`The layer ${layer.params} has no weight`);
    flatten(layer, weigh);
  });
}
