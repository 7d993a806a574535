import type { FlowModel } from 'storybook-addon-statecharts';
import { THEME_KEY } from '../../src/services/theme.ts';
import { siteScreen } from '../site/siteScreen.tsx';
import { siteWith } from './parts/live.tsx';

export const Live = siteWith(['theme']);

/** The screen's walk, by a visitor's actions. */
export const walk = (model: FlowModel) =>
  siteScreen({
    model: {
      ...model,
      // The button switches to the other theme.
      isPossible: (snapshot, { event }) =>
        event.type !== 'theme.set' || !snapshot.matches(event['theme'] as never),
    },
    addressOf: () => '/nowhere',
    prepare({ document: { documentElement } }, { input }) {
      const { theme } = input as { theme: string };
      // As the boot script does.
      documentElement.classList.remove('light', 'dark');
      documentElement.classList.add(theme);
    },
    async act({ canvas, userEvent, view }, { event }) {
      if (event.type === 'theme.set')
        await userEvent.click(await canvas.findByRole('button', { name: /theme/i }));
      else
        view.dispatchEvent(
          new StorageEvent('storage', { key: THEME_KEY, newValue: String(event['theme']) }),
        );
    },
  });
