import { Suspense, useEffect } from 'react';
import { useRoutes, type RouteObject } from 'react-router-dom';
import { replayEarlyPresses } from './presses.ts';
import { Layout } from './layout/Layout.tsx';
import { RegionBoundary } from './layout/RegionBoundary.tsx';
import { RouteChange } from './layout/RouteChange.tsx';
import type { LazyScreen } from './lazyScreen.tsx';
import { paths, type PageName } from '../domain/paths.ts';
import { notFoundScreen, screens } from './routes.tsx';

/** Mounts beside a screen once it has hydrated and can respond. */
function ReplayPresses() {
  useEffect(replayEarlyPresses, []);
  return null;
}

function routeOf(name: PageName | 'notFound', pattern: string, Screen: LazyScreen): RouteObject {
  return {
    path: pattern,
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
