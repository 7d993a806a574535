import type { Band } from '../../domain/bands.ts';

/** A link in the header, menus or footer. */
export interface ShellLink {
  label: string;
  to: string;
}

/** The links of the Curriculum dropdown. */
export interface CurriculumLinks {
  bands: readonly (ShellLink & { band: Band })[];
  grownUps: readonly ShellLink[];
}
