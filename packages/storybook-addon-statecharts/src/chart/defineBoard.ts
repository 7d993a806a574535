import type { Saying } from '../ask/sayings.ts';
import { plainPalettes, type Palette } from '../storyboards/drawing/palette.ts';

/** A typeface of drawings that are saved as files. */
export interface DrawnTypeface {
  family: string;
  /** From the project's root, WOFF2: it is put into the file. */
  file: string;
  weight: string;
}

/** Where a project's design tokens stand. */
export interface TokensFile {
  /**
   * From the project's root: a module, or JSON of the Design Tokens Community Group. A module imports
   * files of the project by relative paths alone, as it is read from the base of a review, too.
   */
  file: string;
  /** The module's exports: all tokens in the light, and what the dark changes of them. */
  light?: string;
  dark?: string;
}

/** What no machine can say of a project. */
export interface BoardSettings {
  /** What somebody of each role sees who is signed in and has nothing to wait for: a story's id by role. */
  people: Readonly<Record<string, string>>;
  /** The colours of drawings that are saved as files. */
  palettes: Readonly<Record<'light' | 'dark', Palette>>;
  /** Their typefaces: of titles and of text. */
  typefaces: { display: DrawnTypeface; text: DrawnTypeface } | undefined;
  /** Design tokens: what a changed one did to pictures is one question, called by its name. */
  tokens: TokensFile | undefined;
  /** Titles of stories that people visit most, the most visited first: reviewers see these first. */
  visited: readonly string[];
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
  tokens: undefined,
  visited: [],
  sayings: [],
  switchTheme: switchClass,
};

/** What a project says of itself, in `board/board.ts`: each part may be left out. */
export const defineBoard = (said: Partial<BoardSettings>): BoardSettings => ({
  ...plainSettings,
  ...said,
});
