import { dots } from '../geometry/dots.ts';
import { core, fill, shine } from '../paint.css.ts';
import { Scene } from './Scene.tsx';

/** Rows of coins: with round caps a zero-length dash is a disc, one every 27 units. */
const coins = {
  strokeDasharray: '0 27',
  d: 'M88 259h1M160 259h82M173 236h55M160 213h82M173 190h55M187 167h28M200 144h1M285 259h55M298 236h28M285 213h55M312 190h1',
};
const falling = dots([
  [88, 92],
  [312, 126],
]);

/** Three jars: spend, save, give. The savings in the middle grow. */
export function Jars() {
  return (
    <Scene band="k-2">
      <path strokeWidth="37" d={falling} />
      <path className={core.gold} strokeWidth="27" d={falling} />
      <path className={shine.goldDeep} strokeWidth="8" d={falling} />
      <path
        className={fill.sky}
        d="M56 150H120V158C120 166 134 172 134 188V262a14 14 0 0 1-14 14H56a14 14 0 0 1-14-14V188C42 172 56 166 56 158ZM160 116H240V124C240 132 258 140 258 158V262a14 14 0 0 1-14 14H156a14 14 0 0 1-14-14V158C142 140 160 132 160 124ZM280 150H344V158C344 166 358 172 358 188V262a14 14 0 0 1-14 14H280a14 14 0 0 1-14-14V188C266 172 280 166 280 158Z"
      />
      <path className={core.white} d="M54 192V208M154 162V186M278 190V196" />
      <path strokeWidth="30" {...coins} />
      <path className={core.gold} strokeWidth="22" {...coins} />
      <path className={shine.goldDeep} strokeWidth="7" {...coins} />
      <path
        className={fill.white}
        strokeWidth="5"
        d="M58 204h60v38H58zM168 198h64v48H168zM282 204h60v38H282zM54 138H122a6 6 0 0 1 0 14H54a6 6 0 0 1 0-14Z"
      />
      <path
        className={fill.coral}
        strokeWidth="4"
        d="M152 94H248a6 6 0 0 1 6 6V112a6 6 0 0 1-6 6H152a6 6 0 0 1-6-6V100a6 6 0 0 1 6-6ZM80 223L68 215V231ZM96 223L108 215V231ZM88 214a9 9 0 1 1 0 18 9 9 0 1 1 0-18ZM312 235C288 220 304 206 312 216 320 206 336 220 312 235Z"
      />
      <path
        className={fill.violet}
        strokeWidth="4"
        d="M276 130H348a6 6 0 0 1 6 6V146a6 6 0 0 1-6 6H276a6 6 0 0 1-6-6V136a6 6 0 0 1 6-6ZM206 204L216 217 198 233 190 213Z"
      />
      <path
        className={fill.leaf}
        d="M200 94C201 80 200 68 198 60M198 60C196 40 180 34 164 38 166 56 180 64 198 60ZM200 76C206 56 222 50 238 56 234 72 218 82 200 76Z"
      />
      <path
        strokeWidth="4"
        d="M70 66V58M88 60V48M106 66V58M186 106H214M206 204L198 233q-6-6-10-1t-10 1"
      />
    </Scene>
  );
}
