import { THEME_KEY } from '../../../src/services/theme.ts';
import { model } from '../models/theme.ts';
import type { RealScreen } from '../realScreen.ts';

export const themeScreen: RealScreen = {
  model: {
    ...model,
    // The button leads to the other theme.
    isPossible: (snapshot, { event }) =>
      event.type !== 'theme.set' || !snapshot.matches(event['theme'] as never),
  },
  addressOf: () => '/nowhere',
  prepare({ document: { documentElement } }, { input }) {
    const { theme } = input as { theme: string };
    // As the document's boot script does it.
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
};
