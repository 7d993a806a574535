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

/** Default colours. */
export const defaultPalettes: Readonly<Record<'light' | 'dark', Palette>> = {
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
