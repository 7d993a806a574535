import { drawing } from '../drawing.css.ts';
import { dots, type Point } from '../geometry/dots.ts';
import { core, fill, line, shine } from '../paint.css.ts';

/** Five rows of four, from the bottom. */
const coins = Array.from({ length: 20 }, (_, index): Point => {
  const row = Math.floor(index / 4);
  return [19 + 11 * (index % 4) + (row % 2 === 0 ? 0 : 1.5), 78 - 10.5 * row];
});

/** A jar that fills with coins. Decorative: put the amount beside it. */
export function GiftJar({ share }: { /** 0–1. */ readonly share: number }) {
  const inside = dots(coins.slice(0, Math.ceil(share * coins.length)));
  return (
    <svg
      viewBox="0 0 72 90"
      className={drawing}
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <g className={line} strokeWidth="3.5">
        <path
          className={fill.sky}
          d="M20 14H52V18C52 24 64 26 64 36V78A9 9 0 0 1 55 87H17A9 9 0 0 1 8 78V36C8 26 20 24 20 18Z"
        />
        <path className={core.white} d="M15 36V52" strokeWidth="4" />
        <path d={inside} strokeWidth="12.5" />
        <path className={core.gold} d={inside} strokeWidth="8.5" />
        <path className={shine.goldDeep} d={inside} strokeWidth="2.5" />
        <path
          className={fill.coral}
          d="M18 4H54A3 3 0 0 1 57 7V12A3 3 0 0 1 54 15H18A3 3 0 0 1 15 12V7A3 3 0 0 1 18 4Z"
        />
      </g>
    </svg>
  );
}
