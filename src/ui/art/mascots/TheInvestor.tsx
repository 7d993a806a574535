import type { ReactNode } from 'react';
import { rotate, scale, translate, transforms } from '../geometry/transform.ts';
import { backdrop, fill, shine } from '../paint.css.ts';
import { Feet } from './Feet.tsx';
import { Figure, Mirrored } from './Figure.tsx';
import { Hand } from './Hand.tsx';
import { InvestorEyes } from './InvestorEyes.tsx';
import { Limb } from './Limb.tsx';
import { Mouth } from './Mouth.tsx';
import type { MascotMood, MascotProps } from './moods.ts';

const up = (
  <>
    <Limb d="M200 180C236 178 244 152 244 126" colour="acorn" />
    <Hand shape="open" x={244} y={120} turn={12} />
  </>
);
const out = (
  <>
    <Limb d="M82 172C50 176 34 196 38 212" colour="acorn" />
    <Hand shape="fist" x={39} y={214} />
  </>
);

const arms: Readonly<Record<MascotMood, ReactNode>> = {
  cheer: (
    <>
      {up}
      <Mirrored>{up}</Mirrored>
    </>
  ),
  wave: (
    <>
      {out}
      {up}
    </>
  ),
  worried: (
    <>
      <Limb d="M200 178C246 188 238 226 196 222" colour="acorn" />
      <Mirrored>
        <Limb d="M200 178C246 188 238 226 196 222" colour="acorn" />
      </Mirrored>
    </>
  ),
  think: (
    <>
      {out}
      <Limb d="M200 174C254 184 240 240 194 226" colour="acorn" />
    </>
  ),
  idle: (
    <>
      {out}
      <Limb d="M200 176C232 182 244 168 240 148" colour="acorn" />
      <Hand shape="point" x={240} y={146} turn={8} />
    </>
  ),
};

function HandsBefore({ mood }: { readonly mood: MascotMood }) {
  if (mood === 'think') return <Hand shape="point" x={186} y={224} turn={-14} />;
  if (mood !== 'worried') return null;
  return (
    <>
      <Hand shape="fist" x={186} y={218} />
      <Mirrored>
        <Hand shape="fist" x={186} y={218} />
      </Mirrored>
    </>
  );
}

const stem = 'M140 76C140 60 139 50 138 44';
const bump = 'q11 13 22 0';

/** An acorn with a sprout: growth and investing. Used for progress and the curriculum. */
export function TheInvestor({ mood = 'idle' }: MascotProps) {
  const droop = mood === 'worried' ? 52 : mood === 'cheer' ? -7 : 0;
  return (
    <Figure>
      <g stroke="none">
        <path
          className={backdrop.leafPale}
          stroke="none"
          d="M8 264V230a6 6 0 0 1 6-6h16a6 6 0 0 1 6 6V264ZM46 264V206a6 6 0 0 1 6-6h16a6 6 0 0 1 6 6V264Z"
        />
        <path
          className={backdrop.leaf}
          stroke="none"
          d="M206 264V166a6 6 0 0 1 6-6h16a6 6 0 0 1 6 6V264ZM244 264V124a6 6 0 0 1 6-6h16a6 6 0 0 1 6 6V264Z"
        />
      </g>
      <Feet colour="acorn" shoe={fill.bark} />
      <g transform={translate(0, -6)}>
        {arms[mood]}
        <path className={fill.acorn} d="M74 132C74 190 104 240 140 240S206 190 206 132Z" />
        <path className={shine.acornPale} d="M88 164C92 186 100 202 110 214" strokeWidth="8" />
        <path d={stem} strokeWidth="12" />
        <path d={stem} strokeWidth="3" className={shine.leafPale} />
        <g transform={rotate(-droop, [138, 42])}>
          <path className={fill.leaf} d="M137 40C129 15 105 11 85 19 90 38 113 50 137 40Z" />
        </g>
        <g transform={rotate(droop, [138, 42])}>
          <path className={fill.leafPale} d="M138 46C146 22 168 16 190 24 184 44 162 56 138 46Z" />
        </g>
        <path
          className={fill.bark}
          d="M62 128C62 92 96 74 140 74S218 92 218 128C218 138 210 141 202 141H78C70 141 62 138 62 128Z"
        />
        <path
          className={shine.barkPale}
          d={`M96 96${bump}${bump}${bump}${bump}M74 116${bump}${bump}${bump}${bump}${bump}${bump}`}
          strokeWidth="5"
        />
        <InvestorEyes mood={mood} />
        <g transform={transforms(translate(140, 200), scale(0.8))}>
          <Mouth mood={mood} />
        </g>
        <path
          className={fill.coral}
          d="M140 230L119 220C115 219 115 241 119 240L140 230 161 240C165 241 165 219 161 220Z"
        />
        <HandsBefore mood={mood} />
      </g>
    </Figure>
  );
}
