import type { ReactNode } from 'react';
import { fill, shine } from '../paint.css.ts';
import { Eyes } from './Eyes.tsx';
import { Feet } from './Feet.tsx';
import { Figure, Mirrored } from './Figure.tsx';
import { Hand } from './Hand.tsx';
import { Limb } from './Limb.tsx';
import { Mouth } from './Mouth.tsx';
import { Sweat } from './Sweat.tsx';
import type { MascotMood, MascotProps } from './moods.ts';

const raised = (
  <>
    <Limb d="M208 178C240 172 246 142 246 114" colour="gold" />
    <Hand shape="open" x={246} y={106} turn={12} />
  </>
);
const onHip = <Limb d="M78 166C32 160 26 206 66 212" colour="gold" />;
const toCheek = <Limb d="M204 204C240 226 256 196 226 184" colour="gold" />;

/** Arms behind the coin. */
const armsBehind: Readonly<Record<MascotMood, ReactNode>> = {
  cheer: (
    <>
      {raised}
      <Mirrored>{raised}</Mirrored>
    </>
  ),
  wave: (
    <>
      {raised}
      {onHip}
    </>
  ),
  worried: (
    <>
      {toCheek}
      <Mirrored>{toCheek}</Mirrored>
    </>
  ),
  think: (
    <>
      <Limb d="M206 182C262 190 250 246 196 224" colour="gold" />
      {onHip}
    </>
  ),
  idle: (
    <>
      <Limb d="M206 180C264 180 264 138 228 126" colour="gold" />
      {onHip}
    </>
  ),
};

/** Hands in front of the coin. */
const hip = <Hand shape="fist" x={68} y={212} />;
const handsBefore: Readonly<Record<MascotMood, ReactNode>> = {
  cheer: null,
  wave: hip,
  worried: (
    <>
      <Hand shape="flat" x={218} y={186} turn={-30} />
      <Mirrored>
        <Hand shape="flat" x={218} y={186} turn={-30} />
      </Mirrored>
    </>
  ),
  think: (
    <>
      {hip}
      <Hand shape="point" x={190} y={221} turn={-6} />
    </>
  ),
  idle: (
    <>
      {hip}
      <Hand shape="flat" x={226} y={126} turn={-56} />
    </>
  ),
};

/** A coin with a captain's cap: saving and budgeting. Used for donations and budgets. */
export function CaptainCash({ mood = 'idle' }: MascotProps) {
  return (
    <Figure>
      <Feet colour="gold" shoe={fill.navy} />
      {armsBehind[mood]}
      <circle className={fill.goldDeep} cx="147" cy="160" r="72" />
      <circle className={fill.gold} cx="137" cy="160" r="72" />
      <circle
        className={shine.goldDeep}
        cx="137"
        cy="160"
        r="58"
        strokeWidth="5"
        strokeDasharray="0 12.15"
      />
      <path className={shine.goldPale} d="M83 172Q82 148 95 134" strokeWidth="8" />
      <g transform="translate(138 160)">
        <Eyes mood={mood} apart={25} />
      </g>
      <path className={shine.blush} d="M92 182h4M180 182h4" strokeWidth="14" />
      <g transform="translate(138 190)">
        <Mouth mood={mood} />
      </g>
      <path
        className={fill.white}
        d="M86 96C62 92 56 70 74 58 92 44 114 40 138 40S184 44 202 58C220 70 214 92 190 96Z"
      />
      <path
        className={fill.navy}
        d="M82 122C70 106 90 84 138 84S206 106 194 122C178 112 98 112 82 122Z"
      />
      <path d="M78 108Q98 96 138 96T198 108" strokeWidth="5" />
      <path className={shine.navyPale} d="M96 109Q112 105 130 105" strokeWidth="5" />
      <circle className={fill.gold} cx="138" cy="80" r="17" />
      <path d="M138 72V89M130 82C130 92 146 92 146 82M134 76h8" strokeWidth="4" />
      {mood === 'worried' && <Sweat x={224} y={126} />}
      {handsBefore[mood]}
    </Figure>
  );
}
