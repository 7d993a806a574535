/** Returns a post's anchor on the blog page; posts have no page of their own. */
export function postAnchor(id: number): string {
  return `post-${id}`;
}
