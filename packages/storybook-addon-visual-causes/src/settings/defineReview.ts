/** The location of a project's design tokens. */
export interface TokensFile {
  /**
   * Relative to the project's root: a module, or JSON in the Design Tokens Community Group's
   * format. A module may import project files only by relative paths, because it is also loaded
   * from the base commit of a review.
   */
  file: string;
  /** The module's exports: all tokens of the light theme, and the dark theme's overrides. */
  light?: string;
  dark?: string;
}

/** Project settings that cannot be derived from machines. */
export interface ReviewSettings {
  /** Design tokens: the review groups pictures that one changed token affects. */
  tokens: TokensFile | undefined;
  /** First parts of titles whose stories show whole screens: their spoken text has a baseline, too. */
  screens: readonly string[];
  /** Titles of the most visited stories, most visited first: reviewers see these first. */
  visited: readonly string[];
  /** Switches the rendered page to a theme as a visitor would, without other changes. */
  switchTheme: (theme: 'light' | 'dark') => void;
}

/** Most pages mark their theme by a class on the root element. */
function switchClass(theme: 'light' | 'dark'): void {
  const { classList } = document.documentElement;
  classList.toggle('dark', theme === 'dark');
  classList.toggle('light', theme === 'light');
}

/** The default settings. */
export const defaultSettings: ReviewSettings = {
  tokens: undefined,
  screens: ['Screens', 'Pages'],
  visited: [],
  switchTheme: switchClass,
};

/** Defines a project's settings, in `.storybook/review.ts`. Every setting is optional. */
export const defineReview = (settings: Partial<ReviewSettings>): ReviewSettings => ({
  ...defaultSettings,
  ...settings,
});
