import type { Root } from 'postcss';

/** The cascade layers of src/ui/styles/layers.css.ts, and the specificity that replaces each. */
const WEIGHTS: Readonly<Record<string, (selector: string) => string>> = {
  reset: withoutSpecificity,
  theme: withoutSpecificity,
  components: (selector) => selector,
  // No component rule has an id.
  utilities: (selector) => selector.replace(/(?=::?(?:before|after)$)|$/, ':not(#\\#)'),
};

function withoutSpecificity(selector: string): string {
  // A pseudo-element has less specificity than any class, and is not allowed in `:where`.
  return /:(?:before|after|:[a-z-]+)$/.test(selector) ? selector : `:where(${selector})`;
}

/**
 * Replaces the cascade layers of a sheet by specificity, in place: on the arrival of a sheet with layers,
 * Chromium treats all typefaces as changed and lays out the whole page again. Layers reverse the order of
 * important declarations, which this does not: those of two layers must agree.
 * @throws on a layer without a weight
 */
export function flattenLayers(sheet: Root): void {
  sheet.walkAtRules('layer', (layer) => {
    if (layer.nodes === undefined) {
      layer.remove();
      return;
    }
    const weigh = WEIGHTS[layer.params];
    if (weigh === undefined)
      throw new Error(
        `The layer ${layer.params} has no weight. Add it to scripts/prerender/flattenLayers.ts.`,
      );
    layer.walkRules((rule) => {
      rule.selectors = rule.selectors.map(weigh);
    });
    layer.replaceWith(layer.nodes);
  });
}
