import type { PortraitName } from '../../../domain/portraits.ts';
import { drawing } from '../drawing.css.ts';
import { fill, line, shine, solid } from '../paint.css.ts';

interface Look {
  skin: string;
  shirt: string;
  hair: string;
  /** Path data of the hair behind the head. */
  back?: string;
  /** And of what is before the face. */
  front: string;
  hasGlasses?: true;
}

const looks: Readonly<Record<PortraitName, Look>> = {
  curls: {
    skin: fill.acorn,
    shirt: fill.coral,
    hair: fill.bark,
    back: 'M26 58C12 56 12 40 20 36 14 22 28 10 40 14 52 4 70 10 72 22 86 28 86 46 76 48 80 60 66 64 62 60H34Z',
    front: 'M29 40C28 22 66 16 68 40 60 38 56 34 53 29 47 37 38 37 29 40Z',
  },
  fringe: {
    skin: fill.acornPale,
    shirt: fill.leaf,
    hair: fill.goldDeep,
    front:
      'M28 42C20 22 36 10 52 12 68 12 74 28 68 42 66 34 63 31 59 29 50 35 40 34 36 31 32 34 30 37 28 42Z',
  },
  bun: {
    skin: fill.barkPale,
    shirt: fill.violet,
    hair: fill.white,
    back: 'M38 12a10 10 0 1 1 20 0 10 10 0 1 1-20 0Z',
    front: 'M27 44C22 22 36 14 48 14S74 22 69 44C66 31 58 26 48 26S30 31 27 44Z',
    hasGlasses: true,
  },
  beard: {
    skin: fill.acornPale,
    shirt: fill.navy,
    hair: fill.white,
    front:
      'M28 46C22 40 23 28 30 25 29 34 30 40 28 46ZM68 46C74 40 73 28 66 25 67 34 66 40 68 46ZM28 48C29 68 40 74 48 74S67 68 68 48C64 54 60 53 56 51Q48 48 40 51C36 53 32 54 28 48Z',
    hasGlasses: true,
  },
  long: {
    skin: fill.bark,
    shirt: fill.gold,
    hair: solid,
    back: 'M24 84C14 60 18 34 26 24 34 10 62 10 70 24 78 34 82 60 72 84Z',
    front: 'M28 42C27 26 38 18 50 19 62 20 69 28 68 42 60 38 54 32 52 27 46 36 37 40 28 42Z',
  },
  cap: {
    skin: fill.acorn,
    shirt: fill.sky,
    hair: fill.leaf,
    front: 'M27 36C26 20 36 12 48 12S70 20 69 34C78 35 86 39 87 45 76 40 62 40 54 40H28Z',
  },
};

/** A person in the guides' line, to the shoulders. Decorative: put the name beside it. */
export function Portrait({ name }: { readonly name: PortraitName }) {
  const { skin, shirt, hair, back, front, hasGlasses } = looks[name];
  return (
    <svg
      viewBox="0 0 96 96"
      className={drawing}
      fill="none"
      strokeWidth="4"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path className={fill.leafPale} d="M0 0H96V96H0Z" />
      <g className={line}>
        {back && <path className={hair} d={back} />}
        <path className={shirt} d="M10 102C10 78 30 74 48 74S86 78 86 102Z" />
        <path className={skin} d="M40 60V75C44 82 52 82 56 75V60Z" />
        <circle className={skin} cx="27" cy="46" r="5" />
        <circle className={skin} cx="69" cy="46" r="5" />
        <path
          className={skin}
          d="M28 42C28 24 36 18 48 18S68 24 68 42C68 60 58 68 48 68S28 60 28 42Z"
        />
        <path className={shine.blush} strokeWidth="7" d="M34 53h1M61 53h1" />
        <path className={hair} d={front} />
        <path strokeWidth="6" d="M40 45h0M56 45h0" />
        <path strokeWidth="3" d="M42 56Q48 61 54 56" />
        {hasGlasses && (
          <path
            strokeWidth="2.5"
            d="M32 45a8 8 0 1 0 16 0 8 8 0 1 0-16 0ZM48 45a8 8 0 1 0 16 0 8 8 0 1 0-16 0Z"
          />
        )}
      </g>
    </svg>
  );
}
