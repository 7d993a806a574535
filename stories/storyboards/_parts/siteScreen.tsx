import { http } from 'msw';
import { createRoot } from 'react-dom/client';
import type { FlowModel, Path } from 'storybook-addon-statecharts';
import type { RealScreen, Stage } from 'storybook-addon-statecharts';
import { within } from 'storybook/test';
import { createPageActors } from '../../../src/app/createActors.ts';
import type { PageActors } from '../../../src/features/actorsContext.tsx';
import { forgetDrafts } from '../../../src/services/forgetDrafts.ts';
import { Site } from './Site.tsx';
import { createStoryView } from './storyView.ts';

interface Loading {
  resolve: (actors: PageActors) => void;
  reject: (error: unknown) => void;
}

/** The site with its own window object, opened for one path. */
export interface SiteStage extends Stage {
  view: Window;
  actors: PageActors;
  /** Navigates as back and forward do. */
  go: (to: string) => void;
  /** The containers that wait for the actors, the latest last. */
  loads: Loading[];
}

/** Options of a screen that runs in the whole site. */
export interface SiteScreen extends Omit<RealScreen<SiteStage>, 'open' | 'serve'> {
  model: FlowModel;
  /** Returns a path's initial URL, including its link. */
  addressOf: (path: Path) => string;
  /** Sets up the window before the page opens. */
  prepare?: (view: Window, path: Path) => void;
}

/** A statechart's real screen: the whole site with its own actors and window. */
export const siteScreen = ({
  addressOf,
  prepare,
  ...screen
}: SiteScreen): RealScreen<SiteStage> => ({
  ...screen,
  serve: ({ msw }, endpoints) =>
    msw.use(...endpoints.map(({ method, path, answer }) => http[method](path, answer))),
  open({ path, time, element, userEvent }) {
    // Each path begins with an empty form.
    forgetDrafts(window);
    const address = addressOf(path);
    const view = createStoryView(address, undefined);
    prepare?.(view, path);
    const actors = createPageActors(view, time.now);
    const root = createRoot(element);
    const stage: SiteStage = {
      path,
      time,
      view,
      actors,
      canvas: within(element),
      userEvent,
      go: () => undefined,
      loads: [],
    };
    root.render(
      <Site
        actors={actors}
        now={time.now}
        load={() =>
          new Promise((resolve, reject) => {
            stage.loads.push({ resolve, reject });
          })
        }
        at={new URL(address, location.origin).pathname}
        onReady={(go) => {
          stage.go = go;
        }}
      />,
    );
    const close = (): void => {
      root.unmount();
      for (const actor of Object.values(actors)) actor.stop();
    };
    return { stage, close };
  },
});
