import { matchPath } from 'react-router-dom';
import { paths, type PageName, type PagePath } from './paths.ts';
import { notFoundScreen, screens } from './routes.tsx';

function pageAt(pathname: string): PageName | undefined {
  return (Object.keys(paths) as PageName[]).find(
    (page) => matchPath(paths[page].pattern, pathname) !== null,
  );
}

/** Whether a prerendered page is live without its own chunk. */
export function isStatic(pathname: string): boolean {
  const name = pageAt(pathname);
  return name !== undefined && (paths[name] as PagePath).isStatic === true;
}

/** Loads the code of a page before hydration. */
export function preloadScreen(pathname: string): Promise<void> {
  const name = pageAt(pathname);
  return (name === undefined ? notFoundScreen : screens[name]).preload();
}
