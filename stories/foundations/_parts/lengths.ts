import { fluidFrom, fluidTo } from '../../../src/ui/styles/tokens/fluid.ts';

const rootSize = 16;

/** A length in px at both ends of the fluid range, for a text size of 16 px. */
export interface Ends {
  /** At a width of 320 px. */
  narrow: number;
  /** At a width of 1440 px. */
  wide: number;
}

const rem = (value: string): number => Number.parseFloat(value) * rootSize;

/** Parses a token: `0`, `1.5rem` or `clamp(a rem, …, b rem)`. @throws on other notations */
export function endsOf(token: string): Ends {
  const clamp = /^clamp\(([\d.]+)rem, .+, ([\d.]+)rem\)$/u.exec(token);
  if (clamp !== null) return { narrow: rem(clamp[1] ?? ''), wide: rem(clamp[2] ?? '') };
  if (!/^(?:0|[\d.]+rem)$/u.test(token)) throw new Error(`no length in rem: ${token}`);
  return { narrow: rem(token), wide: rem(token) };
}

const figure = (px: number): string => String(Number(px.toFixed(1)));

/** Formats a length: "16 px", or "18 to 32 px" if it is fluid. */
export function spell(token: string): string {
  const { narrow, wide } = endsOf(token);
  return narrow === wide ? `${figure(wide)} px` : `${figure(narrow)} to ${figure(wide)} px`;
}

/** The range of fluid lengths: "320 to 1440 px". */
export const fluidRange = `${fluidFrom} to ${fluidTo} px`;
