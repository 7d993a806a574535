/**
 * Where every mailed link leads: the dashboard (docs/product.md P10.1). What `redirect_to` asks for is not
 * heeded, as the site asks for nothing else: a link that somebody asks for in another's name could carry
 * words of theirs into the address.
 */
export function linkTarget(origin: string): string {
  return `${origin}/dashboard`;
}
