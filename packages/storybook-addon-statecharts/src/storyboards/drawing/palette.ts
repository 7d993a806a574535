/** The colours of a drawing in a file of its own, as CSS writes them. */
export interface Palette {
  /** The ground under everything, of cards, and of what is empty. */
  paper: string;
  surface: string;
  sunk: string;
  /** Words and outlines, words that matter less, and dividers. */
  ink: string;
  muted: string;
  hairline: string;
  /** What was added, removed and changed since the base. */
  action: string;
  coral: string;
  blue: string;
  /** Behind a picture's status: approved, and anything else. */
  tint: Readonly<Record<'success' | 'warning', string>>;
}

/** Where a project says nothing of its colours. */
export const plainPalettes: Readonly<Record<'light' | 'dark', Palette>> = {
  light: {
    paper: '#f7f9fb',
    surface: '#ffffff',
    sunk: '#e9eef3',
    ink: '#1b2733',
    muted: '#4a5866',
    hairline: '#c9d3dc',
    action: '#0b6b46',
    coral: '#b23521',
    blue: '#2e5297',
    tint: { success: '#d8efe2', warning: '#fbe9c0' },
  },
  dark: {
    paper: '#14191f',
    surface: '#1c232b',
    sunk: '#252e38',
    ink: '#f0f3f6',
    muted: '#a9b6c3',
    hairline: '#3a4652',
    action: '#5fd3a0',
    coral: '#ff9a84',
    blue: '#9dbcff',
    tint: { success: '#173a2a', warning: '#453512' },
  },
};
