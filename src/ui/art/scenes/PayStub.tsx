import { core, fill } from '../paint.css.ts';
import { numerals } from './numerals.ts';
import { Scene } from './Scene.tsx';

const handles =
  'M248 100L268 64M248 100L228 64M214 46a15 15 0 1 0 30 0 15 15 0 1 0-30 0M252 46a15 15 0 1 0 30 0 15 15 0 1 0-30 0';
const tassel = 'M90 62L130 71V96';

/** A first pay stub, with scissors that cut off the deductions. */
export function PayStub() {
  return (
    <Scene band="11-12">
      <path className={fill.white} d="M230 276L272 88 358 107 322 276Z" />
      <path
        className={fill.coral}
        strokeWidth="5"
        d="M288 154L319 142 342 164ZM280 206L327 214 325 224 278 216Z"
      />
      <path
        strokeWidth="5"
        d="M296 165L290 200M310 167L304 203M324 170L318 205M270 240L308 247M267 256L292 261"
      />
      <path className={fill.white} d="M30 96H222V276H30Z" />
      <path className={fill.sky} strokeWidth="5" d="M30 96H222V122H30Z" />
      <path
        strokeWidth="4"
        d={`M50 146H96M50 166H84M50 184H90M168 166H202M178 184H202M50 202H202M50 211H202${numerals('$360', 138, 137, 1.15)}`}
      />
      <path strokeWidth="7" d={numerals('$318', 94, 229, 2)} />
      <path
        className={fill.navy}
        d="M62 74H118V92C104 102 76 102 62 92ZM36 62L90 40 144 62 90 84Z"
      />
      <path d={tassel} strokeWidth="12" />
      <path className={core.gold} d={tassel} strokeWidth="5" />
      <path className={fill.sky} strokeWidth="5" d="M233 98H263L248 188ZM248 104V168" />
      <path strokeWidth="18" d={handles} />
      <path className={core.gold} strokeWidth="8" d={handles} />
    </Scene>
  );
}
