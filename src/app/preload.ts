import { pageAt } from '../domain/paths.ts';
import { notFoundScreen, screens } from './routes.tsx';

/** Loads the code of a page before hydration. */
export function preloadScreen(pathname: string): Promise<void> {
  const name = pageAt(pathname);
  return (name === undefined ? notFoundScreen : screens[name]).preload();
}
