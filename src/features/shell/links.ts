import type { Band } from '../../domain/bands.ts';

/** A destination in header, menus and footer. */
export interface ShellLink {
  label: string;
  to: string;
}

/** What the Curriculum dropdown leads to. */
export interface CurriculumLinks {
  bands: readonly (ShellLink & { band: Band })[];
  grownUps: readonly ShellLink[];
}
