import { defineBoard } from 'storybook-addon-statecharts';
import { families } from '../src/ui/styles/fonts/families.ts';
import { darkColor, lightColor } from '../src/ui/styles/tokens/color.ts';
import { people } from './people.ts';

const FONTS = 'src/ui/styles/fonts';

const drawn = ({ family, faces: [{ file, weight }] }: (typeof families)['display' | 'text']) => ({
  family,
  file: `${FONTS}/${file}`,
  weight,
});

/** The project's data for the review board, beside its statecharts. */
export default defineBoard({
  people,
  palettes: { light: lightColor, dark: darkColor },
  tokens: {
    file: 'src/ui/styles/tokens/tokens.ts',
    light: 'lightTokens',
    dark: 'darkTokens',
  },
  visited: ['Screens/Home', 'Screens/Donate', 'Screens/Programs', 'Screens/Events'],
  typefaces: { display: drawn(families.display), text: drawn(families.text) },
});
