import { bands, type Band } from '../../domain/bands.ts';
import type { vars } from './theme.css.ts';

/** A band's key among the colours: 1 is the innermost ring. */
type Ring = keyof typeof vars.color.band;

/** Creates a value for each band from its key among the colours. */
export function byBand<Value>(create: (ring: Ring) => Value): Record<Band, Value> {
  const entries = bands.map((band, index) => [band, create((index + 1) as Ring)]);
  return Object.fromEntries(entries) as Record<Band, Value>;
}
