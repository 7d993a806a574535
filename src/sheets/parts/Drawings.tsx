import { sum } from '../../domain/sums/prices.ts';
import { arcPath } from '../../ui/art/geometry/arc.ts';
import * as styles from '../sheet.css.ts';

/** In cents. */
export type Coin = 1 | 5 | 10 | 25;

/** Each coin's diameter from the United States Mint, in mm. */
const coinKinds: Record<Coin, { mm: number; one: string; many: string }> = {
  1: { mm: 19.05, one: 'a penny', many: 'pennies' },
  5: { mm: 21.21, one: 'a nickel', many: 'nickels' },
  10: { mm: 17.91, one: 'a dime', many: 'dimes' },
  25: { mm: 24.26, one: 'a quarter', many: 'quarters' },
};

const counts = ['no', 'one', 'two', 'three', 'four', 'five'];

/** "two dimes and a penny". */
function coinWords(coins: readonly Coin[]): string {
  const kinds = [...new Set(coins)].map((coin) => {
    const count = coins.filter((one) => one === coin).length;
    const { one, many } = coinKinds[coin];
    return count === 1 ? one : `${counts[count] ?? count} ${many}`;
  });
  // Without a comma before "and".
  return new Intl.ListFormat('en-GB').format(kinds);
}

/** A row's coins in their real size. */
function CoinRow({ coins }: { coins: readonly Coin[] }) {
  const radii = coins.map((coin) => (coinKinds[coin].mm * 72) / 25.4 / 2);
  const leftOf = (index: number) => 2 * sum(radii.slice(0, index)) + 12 * index;
  const [width, height] = [leftOf(coins.length) - 12, 2 * Math.max(...radii)];
  return (
    <svg
      role="img"
      aria-label={`Coins to count: ${coinWords(coins)}.`}
      width={`${width}pt`}
      height={`${height}pt`}
      viewBox={`0 ${-height / 2} ${width} ${height}`}
    >
      {radii.map((radius, index) => (
        <g
          key={index}
          className={styles.outlined}
          transform={`translate(${leftOf(index) + radius})`}
        >
          <circle
            r={radius - 0.8}
            className={styles.thingFill[coins[index] === 1 ? 'copper' : 'silver']}
            strokeWidth="1.6"
          />
          <circle r={radius - 5} fill="none" strokeWidth="0.5" />
          <text className={styles.drawn} stroke="none" fontSize={radius * 0.72}>
            {`${coins[index]}¢`}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** Coins to count, row by row, with a box for each sum. */
export function Coins({ rows }: { rows: readonly (readonly Coin[])[] }) {
  return rows.map((coins, index) => (
    <div key={index} className={styles.coins}>
      <CoinRow coins={coins} />
      <div className={styles.dots} />
      <p className={styles.answer}>¢</p>
    </div>
  ));
}

type Fill = keyof typeof styles.thingFill;

/** Small things for sale, in a square of 40. */
const things: Readonly<Record<string, readonly (readonly [d: string, fill: Fill])[]>> = {
  Pencil: [
    ['M6 34L9 24 27 6 34 13 16 31Z', 'gold'],
    ['M6 34L9 24 16 31Z', 'pale'],
    ['M6 34L7.2 30 10 32.8Z', 'ink'],
    ['M27 6L30 3Q32 2 34 4L36 6Q38 8 37 10L34 13Z', 'pink'],
  ],
  Apple: [
    [
      'M20 12C15 8 5 10 5 21 5 30 11 37 16 37 18 37 19 36 20 36S22 37 24 37C29 37 35 30 35 21 35 10 25 8 20 12Z',
      'coral',
    ],
    ['M20 12C20 8 23 3 29 3 29 8 25 11 20 12Z', 'green'],
  ],
  Ball: [
    ['M20 4A16 16 0 1 1 19.99 4Z', 'blue'],
    ['M8 10Q18 20 8 30', 'white'],
    ['M32 10Q22 20 32 30', 'white'],
  ],
};

/** Names, and what to know of each. */
export type Labels = readonly (readonly [name: string, label: string])[];

const square = { width: '40pt', height: '40pt', viewBox: '0 0 40 40', strokeWidth: 1.8 };

/** Things in a shop with their prices, each with room to draw the coins. */
export function Shop({ prices }: { prices: Labels }) {
  return (
    <ul className={styles.shop}>
      {prices.map(([name, price]) => (
        <li key={name} className={styles.blocks}>
          <div className={styles.priced}>
            <svg className={styles.outlined} {...square} aria-hidden>
              {things[name]?.map(([d, fill]) => (
                <path key={d} d={d} className={styles.thingFill[fill]} />
              ))}
            </svg>
            <p>
              {name} <span className={styles.price}>{price}</span>
            </p>
          </div>
          <div className={styles.room} style={{ minHeight: '74pt' }} />
        </li>
      ))}
    </ul>
  );
}

/** Jars to fill, and what each is for. */
export function Jars({ jars }: { jars: Labels }) {
  return (
    <ul className={styles.jars}>
      {jars.map(([name, hint], index) => (
        <li key={name} className={styles.jar}>
          <div className={`${styles.lid} ${styles.lids[index]}`} />
          <p className={styles.glass}>
            <span className={styles.jarName}>{name}</span>{' '}
            <span className={styles.hint}>{hint}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}

/** Half rings like a rainbow, one for each day, and room to draw beside them. */
export function Rings({ text, labels }: { text: string; labels: readonly string[] }) {
  const pitch = 17;
  const radiusOf = (index: number) => 26 + index * pitch;
  const radius = radiusOf(labels.length - 1) + 4;
  return (
    <div className={styles.rings}>
      <div className={styles.blocks}>
        <p>{text}</p>
        <div className={styles.room} />
      </div>
      <svg
        className={styles.ringsPicture}
        role="img"
        aria-label={`Rings to color, one inside the other, from the middle out: ${labels.join(', ')}.`}
        viewBox={`${-radius} ${-radius} ${2 * radius} ${radius + 1}`}
      >
        <g className={styles.outlined} strokeWidth="1.5" fill="none">
          {labels.map((label, index) => {
            const own = radiusOf(index);
            return <path key={label} d={`M${-own} 0A${own} ${own} 0 0 1 ${own} 0`} />;
          })}
          <path d={`M${-radius} 0H${radius}`} />
        </g>
        {labels.map((label, index) => (
          <text
            key={label}
            className={styles.drawnSmall}
            y={-radiusOf(index) + (index === 0 ? 14 : 9)}
            fontSize="8.4"
          >
            {label}
          </text>
        ))}
      </svg>
    </div>
  );
}

/** Stones on a wave, from a start to a coin. */
export function Path({ start, goal }: { start: string; goal: string }) {
  const stones = 16;
  const width = 528;
  const coin = 24;
  const step = (width - 2 * coin - 12) / stones;
  const radius = Math.min(step * 0.44, 13);
  const end = width - coin - 2;
  return (
    <>
      <p>{start}</p>
      <svg
        role="img"
        aria-label={`A path of ${stones} stones with numbers that leads to a gold coin, the goal.`}
        viewBox={`0 -32 ${width} 64`}
      >
        {Array.from({ length: stones }, (_, stone) => (
          <g
            key={stone}
            transform={`translate(${radius + 1 + stone * step} ${Math.sin((stone / stones) * Math.PI * 4) * 15})`}
          >
            <circle r={radius} className={styles.outlined} strokeWidth="1.3" fill="none" />
            <text className={styles.drawnSmall} fontSize="9">
              {stone + 1}
            </text>
          </g>
        ))}
        <g className={styles.outlined} transform={`translate(${end} 0)`}>
          <circle r={coin} className={styles.thingFill.gold} strokeWidth="2" />
          <path d={arcPath(coin - 5, 0.8, 2)} fill="none" strokeWidth="1" />
          <text className={styles.drawn} stroke="none" fontSize="13">
            {goal}
          </text>
        </g>
      </svg>
    </>
  );
}
