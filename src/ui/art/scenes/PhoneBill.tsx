import { dots, type Point } from '../geometry/dots.ts';
import { bandStroke, core, fill } from '../paint.css.ts';
import { numerals } from './numerals.ts';
import { Scene } from './Scene.tsx';

const months = Array.from({ length: 24 }, (_, month): Point => [
  241 + (month % 6) * 16,
  96 + Math.floor(month / 6) * 17,
]);

/** A free phone tied to a bill of twenty-four months. */
export function PhoneBill() {
  return (
    <Scene band="9-10">
      <path
        className={fill.white}
        d="M226 250V34l11 9 11-9 11 9 11-9 11 9 11-9 11 9 11-9 11 9 11-9V250Z"
      />
      <path className={bandStroke['9-10']} strokeWidth="10" d={dots(months)} />
      <path strokeWidth="4" d="M242 66H276M242 172H320M242 181H320" />
      <path strokeWidth="6" d={numerals('$960', 240, 200, 1.6)} />
      <path
        className={fill.white}
        d="M348 250H226a13 13 0 0 0 0 26H348a13 13 0 0 0 0-26 11 11 0 0 0-10 12 6 6 0 0 0 10 3"
      />
      <path
        strokeWidth="5"
        d="M160 236C176 210 190 210 190 226S174 242 176 226 204 210 204 226 188 242 190 226 210 210 226 226"
      />
      <path
        className={fill.navy}
        d="M68 40H150a18 18 0 0 1 18 18V258a18 18 0 0 1-18 18H68a18 18 0 0 1-18-18V58a18 18 0 0 1 18-18Z"
      />
      <path className={fill.sky} strokeWidth="5" d="M66 70H152V238H66Z" />
      <path
        className={fill.coral}
        strokeWidth="5"
        d="M86 192H132a10 10 0 0 1 10 10V210a10 10 0 0 1-10 10H86a10 10 0 0 1-10-10V202a10 10 0 0 1 10-10Z"
      />
      <path strokeWidth="9" d={numerals('$0', 76, 108, 2.7)} />
      <path className={core.white} strokeWidth="5" d="M98 55H120M94 206H124M105 257H113" />
    </Scene>
  );
}
