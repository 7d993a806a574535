import type { BandSlug } from '../bands.ts';
import { Aisle } from './Aisle.tsx';
import { AtSeventy } from './AtSeventy.tsx';
import { FirstFlat } from './FirstFlat.tsx';
import { Jars } from './Jars.tsx';
import { PayStub } from './PayStub.tsx';
import { PhoneBill } from './PhoneBill.tsx';
import { Stall } from './Stall.tsx';

const scenes = {
  'k-2': Jars,
  '3-5': Aisle,
  '6-8': Stall,
  '9-10': PhoneBill,
  '11-12': PayStub,
  '18-24': FirstFlat,
  '25-plus': AtSeventy,
};

/** What a band is about, as a picture. */
export function BandScene({ band }: { readonly band: BandSlug }) {
  const Drawn = scenes[band];
  return <Drawn />;
}
