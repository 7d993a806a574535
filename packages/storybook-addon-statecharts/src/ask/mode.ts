// Parses the window and theme that a question names.
import { modes } from '../pictures/modes.ts';
import { viewportKey, viewports } from '../pictures/viewports.ts';

export interface AskedMode {
  theme: 'light' | 'dark';
  /** The key in Storybook's viewport switch. */
  window: 'phone' | 'desk' | 'zoomed';
  /** Forced colours. */
  forced: boolean;
}

export const defaultMode: AskedMode = { theme: 'light', window: 'desk', forced: false };

/** Each pattern includes neighbouring words of the same meaning. */
const asked: readonly (readonly [RegExp, Partial<AskedMode>])[] = [
  [/\b(?:in |with )?(?:forced[ -]colou?rs|(?:windows )?high[ -]contrast)\b/gi, { forced: true }],
  [
    /\b(?:at |in |with )?(?:\d+ ?%? )?zoom(?:ed)?(?: in| by| to| at)?(?: \d+ ?%)?/gi,
    { window: 'zoomed' },
  ],
  [
    /\b(?:on |in )?(?:an? |the |my )?(?:smart)?(?:mobile|iphone|android|phone)s?\b(?! (?:menu|navigation|contract|number|call|plan)s?)/gi,
    { window: 'phone' },
  ],
  [/\b(?:on |in )?(?:an? |the |my )?(?:desk|desktop|laptop)\b/gi, { window: 'desk' }],
  [/\b(?:in |at )?(?:the )?(?:dark|night)(?: mode| theme)?\b/gi, { theme: 'dark' }],
  [
    /\b(?:in |at )?(?:the )?(?:light|day)(?: mode| theme)\b|, light\b|\blight$/gi,
    { theme: 'light' },
  ],
];

/** Extracts "phone, dark" from a question; the default is desktop, light. */
export function modeIn(question: string): { mode: AskedMode; isSaid: boolean; rest: string } {
  let mode = defaultMode;
  let rest = question;
  for (const [words, part] of asked) {
    const left = rest.replaceAll(words, ' ');
    if (left !== rest) mode = { ...mode, ...part };
    rest = left;
  }
  return { mode, isSaid: rest !== question, rest: rest.trim() };
}

/** Whether a picture has the requested mode. Components have one width, which counts as desktop. */
export function isInMode(name: string, { theme, window, forced }: AskedMode): boolean {
  const mode = Object.hasOwn(modes, name) ? modes[name] : undefined;
  if (mode === undefined) return false;
  if (forced) return mode.forcedColors === 'active';
  const key = viewportKey(mode.viewport);
  const shown = key === 'phone' || key === 'zoomed' ? key : 'desk';
  return mode.forcedColors !== 'active' && mode.theme === theme && shown === window;
}

/** The hash of a story's picture in the requested mode; undefined if there is none. */
export const pictureIn = (
  pictures: Readonly<Record<string, string>>,
  mode: AskedMode,
): string | undefined => Object.entries(pictures).find(([name]) => isInMode(name, mode))?.[1];

/** `Phone, dark`. */
export const askedModeWords = ({ theme, window, forced }: AskedMode): string =>
  `${viewports[window]?.name}, ${forced ? 'forced colours' : theme}`;
