import type { ReactNode } from 'react';
import { rotate, scale, translate, transforms } from '../geometry/transform.ts';
import { fill, shine } from '../paint.css.ts';
import { Feet } from './Feet.tsx';
import { Figure } from './Figure.tsx';
import { Hand } from './Hand.tsx';
import { Limb } from './Limb.tsx';
import { Magnifier } from './Magnifier.tsx';
import { Mouth } from './Mouth.tsx';
import { Shades } from './Shades.tsx';
import { Sweat } from './Sweat.tsx';
import type { MascotMood, MascotProps } from './moods.ts';

const shield =
  'M140 84C162 98 186 103 208 103 213 172 196 218 140 244 84 218 67 172 72 103 94 103 118 98 140 84Z';

const armsBehind: Readonly<Record<MascotMood, ReactNode>> = {
  cheer: (
    <>
      <Limb d="M80 170C46 166 34 138 34 110" colour="violet" />
      <Hand shape="open" x={34} y={104} turn={-12} />
      <Limb d="M200 170C230 166 238 138 238 112" colour="violet" />
      <Magnifier x={238} y={108} turn={12} />
    </>
  ),
  wave: (
    <>
      <Limb d="M80 168C52 164 40 140 40 112" colour="violet" />
      <Hand shape="open" x={39} y={106} turn={-20} />
      <Limb d="M200 170C226 176 238 196 232 216" colour="violet" />
      <Magnifier x={231} y={218} turn={14} />
    </>
  ),
  think: (
    <>
      <Limb d="M80 170C22 188 42 248 92 222" colour="violet" />
      <Limb d="M200 168C238 174 250 202 222 198" colour="violet" />
    </>
  ),
  worried: (
    <>
      <Limb d="M82 196C38 214 26 170 62 168" colour="violet" />
      <Limb d="M200 164C226 164 238 178 236 194" colour="violet" />
      <Magnifier x={236} y={194} turn={176} />
    </>
  ),
  idle: (
    <>
      <Limb d="M80 176C50 182 36 166 36 146" colour="violet" />
      <Hand shape="open" x={36} y={140} turn={-4} />
      <Limb d="M198 170C218 204 250 198 241 168" colour="violet" />
      <Magnifier x={240} y={168} turn={7} />
    </>
  ),
};

/** A shield with fedora and sunglasses: debt and scams. Used for sign-in and errors. */
export function AgentShield({ mood = 'idle' }: MascotProps) {
  return (
    <Figure>
      <Feet colour="violet" shoe={fill.navy} />
      {armsBehind[mood]}
      <path className={fill.violet} d={shield} />
      <path
        className={fill.violetPale}
        stroke="none"
        d="M140 92V237C94 214 73 174 75 106 98 105 120 100 140 92Z"
      />
      <Shades mood={mood} />
      <g transform={transforms(translate(140, 187), scale(0.9))}>
        <Mouth mood={mood} />
      </g>
      <path className={fill.gold} strokeWidth="4" d="M137 224a5 5 0 1 1 6 0l2 8h-10z" />
      <g
        transform={
          mood === 'worried' ? transforms(translate(3, -8), rotate(4, [140, 90])) : undefined
        }
      >
        <path
          className={fill.navy}
          d="M90 90C88 50 98 26 116 26 128 26 132 33 140 33S152 26 164 26C182 26 192 50 190 90Z"
        />
        <path className={fill.gold} d="M90 70C112 78 168 78 190 70V92H90Z" />
        <path
          className={fill.navy}
          d="M60 98C92 113 188 113 220 98 228 92 222 82 212 85 168 97 112 97 68 85 58 82 52 92 60 98Z"
        />
        <path className={shine.navyPale} d="M108 48Q110 40 116 38" strokeWidth="5" />
      </g>
      {mood === 'worried' && <Sweat x={232} y={118} />}
      {mood === 'worried' && <Hand shape="flat" x={68} y={172} turn={24} />}
      {mood === 'think' && (
        <>
          <Hand shape="point" x={94} y={220} turn={14} />
          <Magnifier x={218} y={196} turn={-46} eye />
        </>
      )}
    </Figure>
  );
}
