import { burst } from '../geometry/burst.ts';
import { dots } from '../geometry/dots.ts';
import { core, fill } from '../paint.css.ts';
import { numerals } from './numerals.ts';
import { Scene } from './Scene.tsx';

const eyes = dots([
  [76, 132],
  [104, 132],
  [186, 95],
  [212, 95],
]);
const pupils = dots([
  [79, 134],
  [107, 134],
  [189, 98],
  [215, 98],
  [299, 168],
  [325, 168],
]);

/** A cereal aisle: the bright boxes look at the plain one, the cheapest per ounce. */
export function Aisle() {
  return (
    <Scene band="3-5">
      <path className={fill.violet} d="M38 80H136V226H38Z" />
      <path className={fill.coral} d="M150 42H246V226H150Z" />
      <path className={fill.white} d="M264 126H360V226H264ZM28 226H372V276H28Z" />
      <path
        className={fill.gold}
        strokeWidth="5"
        d={`M38 80H136V106H38Z${burst(198, 100, 12, 31, 42)}`}
      />
      <path
        className={fill.leaf}
        strokeWidth="5"
        d="M264 126H360V148H264ZM312 218C302 209 302 199 312 191 322 199 322 209 312 218Z"
      />
      <path strokeWidth="24" d={eyes} />
      <path className={core.white} strokeWidth="16" d={eyes} />
      <path strokeWidth="9" d={pupils} />
      <path
        strokeWidth="4"
        d="M80 156q10-8 20 0M190 119q10-7 18 1M303 177q9 8 18 0M296 159q3-2 6 0M322 159q3-2 6 0"
      />
      <path
        className={core.gold}
        strokeWidth="5"
        d="M168 166H228M168 182H228M168 198H206M65 173a5 5 0 1 0 10 0 5 5 0 1 0-10 0M82 170a5 5 0 1 0 10 0 5 5 0 1 0-10 0M99 173a5 5 0 1 0 10 0 5 5 0 1 0-10 0"
      />
      <path
        className={fill.sky}
        strokeWidth="5"
        d="M54 184H120C120 206 108 216 98 216H76C66 216 54 206 54 184Z"
      />
      <path className={fill.white} strokeWidth="4" d="M58 239H116V265H58ZM169 239H227V265H169Z" />
      <path className={fill.leafPale} strokeWidth="4" d="M283 239H341V265H283Z" />
      <path
        strokeWidth="3.5"
        d={numerals('45¢', 68, 244) + numerals('52¢', 179, 244) + numerals('18¢', 293, 244)}
      />
    </Scene>
  );
}
