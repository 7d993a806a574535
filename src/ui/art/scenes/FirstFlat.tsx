import { core, fill } from '../paint.css.ts';
import { numerals } from './numerals.ts';
import { Scene } from './Scene.tsx';

const key = 'M138 204a10 10 0 1 0-.1 0V246M138 232H148M138 246H146';

/** A first flat: a key in the door, packed boxes, a signed lease. */
export function FirstFlat() {
  return (
    <Scene band="18-24">
      <path className={fill.white} d="M36 276V40H164V276" />
      <path className={fill.coral} d="M52 276V56H148V276M68 116H132V158H68ZM68 184H112V256H68Z" />
      <path d="M334 270V100" strokeWidth="8" />
      <path className={fill.gold} d="M312 54H356L372 108H296Z" />
      <path
        className={fill.leaf}
        d="M244 140C236 116 222 104 200 108 202 128 222 142 244 140ZM244 140C240 108 248 84 264 72 276 94 266 124 244 140ZM244 140C256 118 274 114 290 122 284 140 264 146 244 140Z"
      />
      <path className={fill.acorn} d="M184 196H304V276H184ZM204 142H284V196H204Z" />
      <path
        className={fill.white}
        strokeWidth="5"
        d="M232 196H256V222H232ZM288 176L356 166 370 266 302 276Z"
      />
      <path
        strokeWidth="4"
        d="M304 194L342 188M306 208L344 202M308 222L328 219M314 256q6-20 11-6t10-6 8 2 8-4M202 262V242M196 248l6-6 6 6M222 262V242M216 248l6-6 6 6"
      />
      <path d="M204 142L188 124M284 142L300 124" />
      <path className={fill.gold} strokeWidth="5" d="M82 84L100 68 118 84V106H82Z" />
      <path strokeWidth="5" d={numerals('4', 94, 84, 1.1)} />
      <path strokeWidth="15" d={key} />
      <path className={core.gold} strokeWidth="6" d={key} />
    </Scene>
  );
}
