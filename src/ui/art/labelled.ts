/** Attributes that either name a drawing or hide it from assistive technology. */
export type LabelAttributes =
  | { readonly role: 'img'; readonly 'aria-label': string }
  | { readonly 'aria-hidden': true };

/**
 * A drawing is decoration unless it is given a name: then it becomes an image with that name.
 * `aria-label` and not `<title>`, which browsers also show as a tooltip.
 */
export function labelled(title: string | undefined): LabelAttributes {
  return title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true };
}
