import { fill, solid } from '../paint.css.ts';
import type { MascotMood } from './moods.ts';

const pupilOffsets: Readonly<Record<MascotMood, readonly [number, number]>> = {
  idle: [2, 1],
  cheer: [0, 0],
  think: [7, -8],
  worried: [0, 2],
  wave: [2, 1],
};

/** The Investor's round glasses and the eyes behind them. */
export function InvestorEyes({ mood }: { readonly mood: MascotMood }) {
  const [x, y] = pupilOffsets[mood];
  const small = mood === 'worried';
  const closed = 'q9-14 18 0';
  const pupil = (cx: number) => (
    <circle className={solid} stroke="none" cx={cx + x} cy={168 + y} r={small ? 5 : 8} />
  );
  return (
    <>
      <path d="M92 164L80 158M188 164L200 158M133 165q7-5 14 0" />
      <circle className={fill.white} cx="113" cy="168" r="21" />
      <circle className={fill.white} cx="167" cy="168" r="21" />
      {mood !== 'cheer' && pupil(113)}
      {mood !== 'cheer' && mood !== 'wave' && pupil(167)}
      {mood === 'cheer' && <path d={`M104 172${closed}`} />}
      {(mood === 'cheer' || mood === 'wave') && <path d={`M158 172${closed}`} />}
    </>
  );
}
