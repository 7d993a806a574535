import { core, fill } from '../paint.css.ts';
import { numerals } from './numerals.ts';
import { Scene } from './Scene.tsx';

const chairs =
  'M132 150L142 224H188M142 224L135 267M188 224V267M344 150L334 224H288M334 224L341 267M288 224V267';

/** A table at seventy: cake for two, and a nest egg in a tree planted early. */
export function AtSeventy() {
  return (
    <Scene band="25-plus">
      <path
        className={fill.bark}
        d="M40 276C54 240 58 200 54 130H82C82 146 82 156 84 166 108 156 124 138 132 116L146 122C138 150 116 174 86 188 86 230 90 256 104 276Z"
      />
      <path
        className={fill.leafPale}
        d="M36 146C8 138 10 104 32 96 24 66 54 48 76 60 92 34 134 44 134 74 156 84 152 118 126 118 120 140 94 148 80 134 72 152 50 156 36 146Z"
      />
      <path strokeWidth="5" d="M54 118q-14-8-6-22M88 70q14-4 22 8M92 122q14 2 18-10" />
      <path className={fill.gold} strokeWidth="5" d="M138 92C138 76 146 68 154 68S170 76 170 92Z" />
      <path className={fill.acorn} d="M124 90H184C182 112 168 120 154 120S126 112 124 90Z" />
      <path strokeWidth="4" d="M138 100l12 8M152 98l14 10M170 98l-10 12M142 110l8-8" />
      <path d={chairs} strokeWidth="17" />
      <path d={chairs} strokeWidth="7" className={core.gold} />
      <path className={fill.bark} d="M230 206H246V260L268 276H208L230 260Z" />
      <path
        className={fill.white}
        d="M166 194H310a6 6 0 0 1 0 12H166a6 6 0 0 1 0-12ZM172 170H198V182a12 12 0 0 1-12 12H184a12 12 0 0 1-12-12ZM278 170H304V182a12 12 0 0 1-12 12H290a12 12 0 0 1-12-12Z"
      />
      <path
        className={fill.coral}
        strokeWidth="5"
        d="M210 158H266V194H210ZM228 124q-9-9 1-18 8 10-1 18ZM249 124q-9-9 1-18 8 10-1 18Z"
      />
      <path
        className={fill.white}
        strokeWidth="5"
        d="M210 158H266V168q-7 10-14 0-7 10-14 0-7 10-14 0-7 10-14 0Z"
      />
      <path strokeWidth="12" d={numerals('70', 222, 131, 1.3)} />
      <path className={core.gold} strokeWidth="5" d={numerals('70', 222, 131, 1.3)} />
      <path strokeWidth="4" d="M185 160q-5-6 0-10t0-10M291 160q-5-6 0-10t0-10" />
    </Scene>
  );
}
