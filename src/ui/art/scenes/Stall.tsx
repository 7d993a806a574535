import { burst } from '../geometry/burst.ts';
import { fill } from '../paint.css.ts';
import { numerals } from './numerals.ts';
import { Scene } from './Scene.tsx';

const lemon = 'c7-19 35-19 42 0-7 19-35 19-42 0Z';

/** A lemonade stall with a bad offer: one for a dollar, two for three. */
export function Stall() {
  return (
    <Scene band="6-8">
      <path className={fill.bark} d="M60 96H74V190H60ZM326 96H340V190H326Z" />
      <path className={fill.acorn} d="M52 192H348V276H52Z" />
      <path
        className={fill.white}
        d="M44 92L62 40H338L356 92V104a26 20 0 0 1-52 0 26 20 0 0 1-52 0 26 20 0 0 1-52 0 26 20 0 0 1-52 0 26 20 0 0 1-52 0 26 20 0 0 1-52 0ZM194 141H226L221 178H199ZM82 212H200V260H82Z"
      />
      <path
        className={fill.navy}
        d="M96 92L108 40H154L148 92V104a26 20 0 0 1-52 0ZM200 92V40H246L252 92V104a26 20 0 0 1-52 0ZM304 92L292 40H338L356 92V104a26 20 0 0 1-52 0Z"
      />
      <path d="M44 92H356M210 140L214 130H224" strokeWidth="5" />
      <path
        className={fill.sky}
        d="M160 142H170a8 8 0 0 1 8 8V156a10 10 0 0 1-10 10H157M98 132H162L156 178H106Z"
      />
      <path
        className={fill.gold}
        strokeWidth="5"
        d={`M101 150H159L156 178H106ZM196 156H223L221 178H199ZM237 162${lemon}M281 162${lemon}M259 138${lemon}${burst(272, 233, 14, 34, 43)}`}
      />
      <path className={fill.bark} d="M40 176H360V194H40Z" />
      <path strokeWidth="5" d={numerals('1=$1', 103, 224, 1.5)} />
      <path strokeWidth="4" d={numerals('2=$3', 241, 223, 1.15)} />
    </Scene>
  );
}
