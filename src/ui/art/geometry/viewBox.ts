import { numbers } from './number.ts';

/** The view box of a square drawing about the origin, `side` units wide. */
export function centredBox(side: number): string {
  return numbers([-side / 2, -side / 2, side, side]);
}
