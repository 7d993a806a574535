import type { Band } from '../../domain/bands.ts';
import type { MenuLink } from '../../ui/patterns/menu/types.ts';

/** The links of the Curriculum dropdown. */
export interface CurriculumLinks {
  bands: readonly (MenuLink & { band: Band })[];
  grownUps: readonly MenuLink[];
}
