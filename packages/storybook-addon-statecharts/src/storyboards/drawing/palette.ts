import { themes } from 'storybook/theming/create';
import { boardColors, type BoardColors } from '../../ui/colors.ts';

type Ink =
  | 'paper'
  | 'surface'
  | 'sunk'
  | 'ink'
  | 'muted'
  | 'hairline'
  | 'action'
  | 'coral'
  | 'blue';

/** The colours of an exported drawing, as CSS colours. */
export interface Palette extends Pick<BoardColors, Ink> {
  /** Backgrounds of a picture's status: approved, and any other. */
  tint: Readonly<Record<'success' | 'warning', string>>;
}

/** Those of the board's pages in Storybook's own themes. */
export const defaultPalettes: Readonly<Record<'light' | 'dark', Palette>> = {
  light: boardColors(themes.light),
  dark: boardColors(themes.dark),
};
