import { matchPath } from 'react-router-dom';
import { paths, type PageName } from './paths.ts';
import { notFoundScreen, screens } from './routes.tsx';

/** Loads the code of a page before hydration. */
export function preloadScreen(pathname: string): Promise<void> {
  const name = (Object.keys(paths) as PageName[]).find(
    (page) => matchPath(paths[page].pattern, pathname) !== null,
  );
  return (name === undefined ? notFoundScreen : screens[name]).preload();
}
