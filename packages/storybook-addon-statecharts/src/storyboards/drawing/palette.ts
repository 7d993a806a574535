import { themes } from 'storybook/theming/create';
import { boardColors } from '../../ui/colors.ts';

/** The colours of an exported drawing, as CSS colours. */
export interface Palette {
  /** The backgrounds of the drawing, of cards, and of empty pictures. */
  paper: string;
  surface: string;
  sunk: string;
  /** Text and outlines, secondary text, and dividers. */
  ink: string;
  muted: string;
  hairline: string;
  /** Additions, removals and changes since the base. */
  action: string;
  coral: string;
  blue: string;
  /** Backgrounds of a picture's status: approved, and any other. */
  tint: Readonly<Record<'success' | 'warning', string>>;
}

/** Those of the board's pages in Storybook's own themes. */
export const defaultPalettes: Readonly<Record<'light' | 'dark', Palette>> = {
  light: boardColors(themes.light),
  dark: boardColors(themes.dark),
};
