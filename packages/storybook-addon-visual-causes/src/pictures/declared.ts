// A story's modes, from its own parameters alone, as in Chromatic.

/** A mode of pictures. The shape is Chromatic's, where `viewport` may also be a width. */
export interface Mode {
  theme?: 'light' | 'dark';
  /** In CSS px. A picture is as high as its story, and at least this high. */
  viewport: { width: number; height: number };
  forcedColors?: 'active' | 'none';
  /** `false` renders, plays and measures the story without keeping a picture. */
  picture?: boolean;
}

export interface NamedMode extends Mode {
  name: string;
}

type DeclaredMode = Omit<Mode, 'viewport'> & {
  viewport?: number | Mode['viewport'];
  disable?: boolean;
};

/** The parameters that concern a story's pictures. The shape is Chromatic's. */
interface PictureParameters {
  chromatic?: {
    modes?: Readonly<Record<string, DeclaredMode>>;
    disableSnapshot?: boolean;
  };
}

/** The mode of a story that declares none. */
const DEFAULT: Readonly<Record<string, DeclaredMode>> = {
  'light-1280': { theme: 'light', viewport: { width: 1280, height: 640 } },
};

/**
 * Returns a story's modes; none for a story without pictures.
 * @param pinned the story's own globals, whose theme is that of every mode
 * @throws if a mode has no viewport
 */
export function declaredModes(
  { chromatic = {} }: PictureParameters,
  story: string,
  pinned: Pick<Mode, 'theme'> = {},
): NamedMode[] {
  const { modes = DEFAULT, disableSnapshot = false } = chromatic;
  if (disableSnapshot) return [];
  return Object.entries(modes).flatMap(([name, { disable, viewport: size, ...mode }]) => {
    if (disable === true) return [];
    const viewport = typeof size === 'number' ? { width: size, height: 640 } : size;
    if (viewport?.width === undefined)
      throw new Error(`${story}: its mode ${name} has no viewport with a width in px`);
    return [{ ...mode, ...(pinned.theme && { theme: pinned.theme }), name, viewport }];
  });
}

/** Light before dark, then forced colours, and last what is only measured: the first has the spoken text. */
const order = ({ theme, forcedColors, picture }: Mode): number =>
  (picture === false ? 4 : 0) + (forcedColors === 'active' ? 2 : 0) + (theme === 'dark' ? 1 : 0);

/**
 * Returns a story's modes in the order in which its test shows them: it renders the story in the first,
 * the widest light one, or else the widest dark one, and then switches themes and windows. The modes of
 * one window are adjacent.
 */
export function inOrder(modes: readonly NamedMode[]): NamedMode[] {
  const widthOf = ({ viewport }: NamedMode): number => viewport.width;
  const [first] = modes.toSorted((a, b) => order(a) - order(b) || widthOf(b) - widthOf(a));
  const isElsewhere = (mode: NamedMode): number =>
    first === undefined || widthOf(mode) === widthOf(first) ? 0 : widthOf(mode);
  return modes.toSorted((a, b) => isElsewhere(a) - isElsewhere(b) || order(a) - order(b));
}

/** Whether a story belongs to one of these sections, by its id. */
export const isIn = (sections: readonly string[], story: string): boolean =>
  sections.some((section) => story.startsWith(`${section.toLowerCase()}-`));

interface ViewportParameters {
  viewport?: { options?: Readonly<Record<string, { styles?: { width?: string } | null }>> };
}

/** Returns the name of a window in Storybook's toolbar: the project's viewport of that width, or its size. */
export function viewportKey(
  { viewport: { options = {} } = {} }: ViewportParameters,
  { width, height }: Mode['viewport'],
): string {
  const named = Object.keys(options).find((key) => options[key]?.styles?.width === `${width}px`);
  return named ?? `${width}x${height}`;
}
