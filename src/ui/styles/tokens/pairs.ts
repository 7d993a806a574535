import { blend } from '../contrast.ts';
import { type ColorTokens, lightColor, PRESSED_SHARE } from './color.ts';

/** A foreground and background used together in a component. */
export interface Pair {
  use: string;
  front: (color: ColorTokens) => string;
  back: (color: ColorTokens) => string;
  /** The required contrast: 7 for body text, 4.5 for other text, 3 for edges and icons. */
  least: 3 | 4.5 | 7;
}

const reading = 7;
const text = 4.5;
const edge = 3;

type Get = (color: ColorTokens) => string;

const grounds: [string, Get][] = [
  ['paper', (c) => c.paper],
  ['surface', (c) => c.surface],
  ['sunk', (c) => c.sunk],
];

const tintNames = Object.keys(lightColor.tint) as (keyof ColorTokens['tint'])[];

const tints: [string, Get][] = [
  ...tintNames.map((name): [string, Get] => [`${name} tint`, (c) => c.tint[name]]),
  ['captain’s panel', (c) => c.mascot.captain],
  ['investor’s panel', (c) => c.mascot.investor],
  ['shield’s panel', (c) => c.mascot.shield],
];

const bands = [1, 2, 3, 4, 5, 6, 7] as const;

function on(backs: [string, Get][], front: Get, words: string, least: Pair['least']): Pair[] {
  return backs.map(([name, back]) => ({ use: `${words} on ${name}`, front, back, least }));
}

/** A pressed control's text on its shaded background (global.css.ts). */
function pressed(backs: [string, Get][], front: Get, words: string): Pair[] {
  return on(
    backs.map(([name, back]) => [name, (c) => blend(front(c), back(c), PRESSED_SHARE)]),
    front,
    `${words}, pressed,`,
    text,
  );
}

/** Every colour pair in use. Add a line for each new combination. */
export const pairs: readonly Pair[] = [
  ...on(grounds, (c) => c.ink, 'text', reading),
  ...on(grounds, (c) => c.muted, 'secondary text', reading),
  ...on(tints, (c) => c.ink, 'text', reading),
  ...on([['wash', (c) => c.wash]], (c) => c.ink, 'text under the pointer', reading),
  ...on([['ink', (c) => c.ink]], (c) => c.paper, 'chosen chip', reading),

  ...on(grounds, (c) => c.action, 'link', text),
  ...on(grounds, (c) => c.actionHover, 'link under the pointer', text),
  ...on([['wash', (c) => c.wash]], (c) => c.action, 'quiet button under the pointer', text),
  ...on(tints, (c) => c.action, 'link in a notice', text),
  ...on([['action', (c) => c.action]], (c) => c.onAction, 'primary button', text),
  ...on(
    [['action', (c) => c.actionHover]],
    (c) => c.onAction,
    'primary button under the pointer',
    text,
  ),
  ...on([['coral', (c) => c.coral]], (c) => c.onCoral, 'words', text),
  ...on(grounds, (c) => c.coral, 'error message', text),
  ...on(grounds, (c) => c.blue, 'information', text),
  ...on([['gold', (c) => c.gold]], (c) => c.onGold, 'chosen amount, initials, selection', reading),
  ...bands.flatMap((band) => [
    ...on([[`band ${band}`, (c) => c.band[band]]], (c) => c.onBand, 'label', text),
    ...on([[`band ${band}`, (c) => c.band[band]]], (c) => c.outline, 'outline of a scene', edge),
    ...on([[`band ${band}’s wash`, (c) => c.bandTint[band]]], (c) => c.ink, 'text', reading),
  ]),

  ...pressed([...grounds, ...tints, ['wash', (c) => c.wash]], (c) => c.action, 'link'),
  ...pressed(grounds, (c) => c.actionHover, 'link under the pointer'),
  ...pressed([...grounds, ['wash', (c) => c.wash]], (c) => c.ink, 'tab, chip, card'),
  ...pressed(grounds, (c) => c.muted, 'secondary text in a card'),
  ...pressed([['ink', (c) => c.ink]], (c) => c.paper, 'chosen chip'),
  ...pressed([['gold', (c) => c.gold]], (c) => c.onGold, 'chosen amount'),
  ...pressed([['action', (c) => c.action]], (c) => c.onAction, 'primary button'),
  ...pressed([['its fill', (c) => c.actionHover]], (c) => c.onAction, 'primary button'),
  ...pressed([['surface', (c) => c.surface]], (c) => c.coral, 'link to a mistake'),

  ...on(grounds, (c) => c.line, 'edge of a field', edge),
  ...on(grounds, (c) => c.coral, 'edge of a field in error', edge),
  ...on(grounds, (c) => c.ink, 'edge of a secondary button', edge),
  ...on(grounds, (c) => c.action, 'primary button’s fill', edge),
  ...on([...grounds, ...tints], (c) => c.focus, 'focus ring', edge),
  ...on([['wash', (c) => c.wash]], (c) => c.focus, 'focus ring', edge),
];
