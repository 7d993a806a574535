import { Suspense, useEffect } from 'react';
import { useRoutes, type RouteObject } from 'react-router-dom';
import { replayEarlyPresses } from './earlyPresses.ts';
import { Layout } from './layout/Layout.tsx';
import { RegionBoundary } from './layout/RegionBoundary.tsx';
import { RouteChange } from './layout/RouteChange.tsx';
import type { LazyScreen } from './lazyScreen.tsx';
import { paths, type PageName } from './paths.ts';
import { notFoundScreen, screens } from './routes.tsx';

/** Rendered beside a screen, so it mounts once the screen has loaded and the page can respond. */
function ReplayPresses() {
  useEffect(() => void replayEarlyPresses(), []);
  return null;
}

function routeOf(name: PageName | 'notFound', path: string, Screen: LazyScreen): RouteObject {
  return {
    path,
    element: (
      <RegionBoundary name={name}>
        <Suspense>
          <Screen />
          <ReplayPresses />
          <RouteChange />
        </Suspense>
      </RegionBoundary>
    ),
  };
}

const routes: RouteObject[] = [
  {
    element: <Layout />,
    children: [
      ...(Object.keys(paths) as PageName[]).map((name) =>
        routeOf(name, paths[name].pattern, screens[name]),
      ),
      routeOf('notFound', '*', notFoundScreen),
    ],
  },
];

/** Renders every page inside the shell; the same tree on the server and in the browser. */
export function App() {
  return useRoutes(routes);
}
