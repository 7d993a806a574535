import { http } from 'msw';
import { createRoot } from 'react-dom/client';
import type { FlowModel, Path } from 'storybook-addon-statecharts';
import type { RealScreen, Stage } from 'storybook-addon-statecharts/walks';
import { within } from 'storybook/test';
import { createPageActors } from '../../src/app/createActors.ts';
import type { PageActors } from '../../src/features/actorsContext.tsx';
import { forgetDrafts } from '../../src/services/forgetDrafts.ts';
import { Site } from './Site.tsx';
import { createStoryView } from './storyView.ts';

/** A container that waits for the statecharts. */
interface Loading {
  resolve: (actors: PageActors) => void;
  reject: (error: unknown) => void;
}

/** The site in a window of its own, opened for one path. */
export interface SiteStage extends Stage {
  view: Window;
  actors: PageActors;
  /** To another page, as back and forward go. */
  go: (to: string) => void;
  /** Containers that wait for the statecharts, the latest last. */
  loads: Loading[];
}

/** A statechart's screen within the whole site. */
export interface SiteScreen extends Omit<RealScreen<SiteStage>, 'open' | 'serve'> {
  model: FlowModel;
  /** The page that a path begins at, with what its link leaves in the address. */
  addressOf: (path: Path) => string;
  /** Sets the window up before the page is opened. */
  prepare?: (view: Window, path: Path) => void;
}

/** A statechart's real screen: the whole site, over statecharts and a window of its own. */
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
