import type { GuideId } from '../../../content/guides.ts';
import { AgentShield } from './AgentShield.tsx';
import { CaptainCash } from './CaptainCash.tsx';
import { TheInvestor } from './TheInvestor.tsx';
import type { MascotProps } from './moods.ts';

const figures = { captain: CaptainCash, investor: TheInvestor, shield: AgentShield };

/** One of the three mascots, by name. If the name is constant, use the mascot's own component. */
export function Mascot({ name, ...rest }: MascotProps & { readonly name: GuideId }) {
  const Figure = figures[name];
  return <Figure {...rest} />;
}
