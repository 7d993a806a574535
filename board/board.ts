import { defineBoard } from 'storybook-addon-statecharts';
import { families } from '../src/ui/styles/fonts/families.ts';
import { darkColor, lightColor } from '../src/ui/styles/tokens/color.ts';
import { people } from './people.ts';
import { switchTheme } from './pinning/switchTheme.ts';
import { sayings } from './sayings.ts';

const FONTS = 'src/ui/styles/fonts';
const colours = { light: lightColor, dark: darkColor };

const drawn = ({ family, faces: [{ file, weight }] }: (typeof families)['display' | 'text']) => ({
  family,
  file: `${FONTS}/${file}`,
  weight,
});

/** What the review board knows of the academy beside its statecharts. */
export default defineBoard({
  people,
  palettes: colours,
  colours,
  typefaces: { display: drawn(families.display), text: drawn(families.text) },
  sayings,
  switchTheme,
});
