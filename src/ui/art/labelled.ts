/** Attributes that either name a drawing or hide it from assistive technology. */
export type LabelAttributes =
  | { readonly role: 'img'; readonly 'aria-label': string }
  | { readonly 'aria-hidden': true };

/**
 * A drawing is decorative unless it has a name, which makes it an image. Uses `aria-label`, because
 * browsers show `<title>` as a tooltip.
 */
export function labelled(title: string | undefined): LabelAttributes {
  return title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true };
}
