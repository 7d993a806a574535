import type { Change } from '../desk.ts';
import type { Look } from '../difference/look.ts';

/** A changed picture, and how it differs. */
export interface Looked {
  change: Change;
  look: Look;
}
