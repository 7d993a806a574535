import type { ComponentType } from 'react';
import type { Band } from '../../../domain/bands.ts';
import { Aisle } from './Aisle.tsx';
import { AtSeventy } from './AtSeventy.tsx';
import { FirstFlat } from './FirstFlat.tsx';
import { Jars } from './Jars.tsx';
import { PayStub } from './PayStub.tsx';
import { PhoneBill } from './PhoneBill.tsx';
import { Stall } from './Stall.tsx';

const scenes: Readonly<Record<Band, ComponentType>> = {
  'k-2': Jars,
  '3-5': Aisle,
  '6-8': Stall,
  '9-10': PhoneBill,
  '11-12': PayStub,
  '18-24': FirstFlat,
  '25-plus': AtSeventy,
};

/** A band's subject as a drawing, beside its name on its own page. */
export function BandScene({ band }: { readonly band: Band }) {
  const Drawn = scenes[band];
  return <Drawn />;
}
