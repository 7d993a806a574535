import { rotate, translate, transforms } from '../geometry/transform.ts';
import { fill, glass, glint, solid } from '../paint.css.ts';
import type { MascotMood } from './moods.ts';

const glints: Readonly<Record<MascotMood, string>> = {
  idle: 'M102 134l11 15M158 134l11 15',
  cheer: 'M99 148q11-15 22 0M159 148q11-15 22 0',
  think: 'M102 134l11 15',
  worried: 'M103 136h14M161 136h14',
  wave: 'M102 134l11 15M159 146q11-13 22 0',
};

/** Agent Shield's sunglasses, which replace its eyes. When worried, they slip and the eyes show. */
export function Shades({ mood }: { readonly mood: MascotMood }) {
  const slipped = mood === 'worried';
  return (
    <>
      {slipped && (
        <>
          <circle className={fill.white} cx="114" cy="130" r="14" strokeWidth="5" />
          <circle className={fill.white} cx="166" cy="130" r="14" strokeWidth="5" />
          <path
            className={solid}
            stroke="none"
            d="M109 131a5 5 0 0 1 10 0 5 5 0 0 1-10 0zM161 131a5 5 0 0 1 10 0 5 5 0 0 1-10 0z"
          />
        </>
      )}
      <g transform={slipped ? transforms(translate(0, 20), rotate(-4, [140, 140])) : undefined}>
        <path
          className={glass}
          d="M80 126H200V134C200 150 190 160 174 160 160 160 150 151 147 138H133C130 151 120 160 106 160 90 160 80 150 80 134Z"
        />
        <path className={glint} d={glints[mood]} strokeWidth="5" />
      </g>
      {mood === 'wave' && <path d="M152 116q12-6 26 2" />}
      {mood === 'think' && <path d="M98 116q14-9 28 0" />}
    </>
  );
}
