import type { Saying } from '../ask/sayings.ts';
import { plainPalettes, type Palette } from '../storyboards/drawing/palette.ts';

/** A typeface of drawings that are saved as files. */
export interface DrawnTypeface {
  family: string;
  /** From the project's root, WOFF2: it is put into the file. */
  file: string;
  weight: string;
}

/** Colours by name, in groups as deep as the project has them. */
export interface NamedColours {
  readonly [name: string]: string | NamedColours;
}

/** What no machine can say of a project. */
export interface BoardSettings {
  /** What somebody of each role sees who is signed in and has nothing to wait for: a story's id by role. */
  people: Readonly<Record<string, string>>;
  /** The colours of drawings that are saved as files. */
  palettes: Readonly<Record<'light' | 'dark', Palette>>;
  /** Their typefaces: of titles and of text. */
  typefaces: { display: DrawnTypeface; text: DrawnTypeface } | undefined;
  /** Colours by the name that designers know them by: a change of one is called by it. */
  colours: Readonly<Record<'light' | 'dark', NamedColours>>;
  /** What people ask with, and what this product's stories say instead: `['teacher', 'instructor']`. */
  sayings: readonly Saying[];
  /** Switches what is drawn to a theme, as a visitor does, and leaves everything else as it is. */
  switchTheme: (theme: 'light' | 'dark') => void;
}

/** Most pages tell their theme by a class of the document's element. */
function switchClass(theme: 'light' | 'dark'): void {
  const { classList } = document.documentElement;
  classList.toggle('dark', theme === 'dark');
  classList.toggle('light', theme === 'light');
}

/** A project that says nothing of itself. */
export const plainSettings: BoardSettings = {
  people: {},
  palettes: plainPalettes,
  typefaces: undefined,
  colours: { light: {}, dark: {} },
  sayings: [],
  switchTheme: switchClass,
};

/** What a project says of itself, in `board/board.ts`: each part may be left out. */
export const defineBoard = (said: Partial<BoardSettings>): BoardSettings => ({
  ...plainSettings,
  ...said,
});
