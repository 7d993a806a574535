import type { ReactNode } from 'react';
import { fill, solid } from '../paint.css.ts';
import type { MascotMood } from './moods.ts';

const mouths: Readonly<Record<MascotMood, ReactNode>> = {
  cheer: (
    <>
      <path className={solid} d="M-26-8H26C26 28-26 28-26-8Z" />
      <path className={fill.coral} stroke="none" d="M-15 12C-9 4 9 4 15 12 9 18-9 18-15 12Z" />
    </>
  ),
  wave: <path className={fill.white} d="M-20-6H20C20 18-20 18-20-6Z" />,
  think: <path d="M-12 4C-5-3 4-4 14-2" />,
  worried: <path d="M-20 5q7-11 13-2t13 0 13-1" />,
  idle: <path d="M-20-4C-13 10 13 10 20-4" />,
};

/** A mouth about the origin. */
export const Mouth = ({ mood }: { readonly mood: MascotMood }) => mouths[mood];
