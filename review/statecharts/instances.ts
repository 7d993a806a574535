/**
 * Statecharts of which the page runs several: how stories pin each (`parameters.states`), and the
 * machine it is. Every other one is pinned under its machine's own id.
 */
export const instances: Readonly<Record<string, string>> = {
  curriculumMenu: 'disclosure',
  accountMenu: 'disclosure',
  mobileMenu: 'disclosure',
};
