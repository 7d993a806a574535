import { Suspense, useEffect } from 'react';
import { Route, Routes } from 'react-router-dom';
import { answerPresses } from './earlyPresses.ts';
import { Layout } from './layout/Layout.tsx';
import { RegionBoundary } from './layout/RegionBoundary.tsx';
import { paths, type PageName } from './paths.ts';
import { notFoundScreen, screens } from './routes.tsx';

const NotFound = notFoundScreen;

/** Beside a screen, it is there when the screen is: from then on the whole page answers. */
function Answering() {
  useEffect(() => void answerPresses(), []);
  return null;
}

function routeOf(name: PageName) {
  const Screen = screens[name];
  return (
    <Route
      key={name}
      path={paths[name].pattern}
      element={
        <RegionBoundary name={name}>
          <Suspense>
            <Screen />
            <Answering />
          </Suspense>
        </RegionBoundary>
      }
    />
  );
}

/** Every page of the site inside the shell; the same tree on the server and in the browser. */
export function App() {
  return (
    <Routes>
      <Route element={<Layout />}>
        {(Object.keys(paths) as PageName[]).map(routeOf)}
        <Route
          path="*"
          element={
            <RegionBoundary name="notFound">
              <Suspense>
                <NotFound />
                <Answering />
              </Suspense>
            </RegionBoundary>
          }
        />
      </Route>
    </Routes>
  );
}
