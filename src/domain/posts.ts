/** Where a post stands on the blog's page: a post has no page of its own. */
export function postAnchor(id: number): string {
  return `post-${id}`;
}
