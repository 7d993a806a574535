import {
  componentModes,
  forcedColorsMode,
  reflowMode,
  sheetModes,
} from '../../.storybook/modes.ts';
import type { Guide } from '../../.storybook/docs/GuidePage.tsx';
import { withCanvas } from './withCanvas.tsx';

/** For a component's page: room around it, and stories with a picture in the light theme. */
export const onCanvas = {
  decorators: [withCanvas],
  parameters: { chromatic: { modes: sheetModes } },
};

/** The same, with numbered parts or a right and a wrong use on the page. */
export const guided = (guide: Guide) => ({
  ...onCanvas,
  parameters: { ...onCanvas.parameters, guide },
});

/** For the sheet of states, which has every colour: in both themes and in forced colours. */
export const inEachTheme = { chromatic: { modes: { ...componentModes, ...forcedColorsMode } } };

/** For the longest words: in the narrowest window, too. */
export const alsoNarrow = { chromatic: { modes: reflowMode } };

/** For a story that looks like another one, or changes nothing that is visible. */
export const withoutPicture = { chromatic: { disableSnapshot: true } };

type Options = readonly (string | number)[];

/** For `argTypes`: props that Storybook's controls offer as a list. */
export const choices = <Prop extends string>(options: Record<Prop, Options>) =>
  Object.fromEntries(
    Object.entries<Options>(options).map(([prop, values]) => [
      prop,
      { control: 'select', options: values } as const,
    ]),
  );
