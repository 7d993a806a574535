import { Badge } from '../../../src/ui/components/Badge/Badge.tsx';
import { Inline } from '../../../src/ui/components/Inline/Inline.tsx';
import { contrast } from '../../../src/ui/styles/contrast.ts';
import { type ColorTokens, darkColor, lightColor } from '../../../src/ui/styles/tokens/color.ts';
import type { Pair } from '../../../src/ui/styles/tokens/pairs.ts';
import * as styles from './ContrastList.css.ts';
import { Row, Rows } from './Rows.tsx';

/** A pair's contrast in one theme, truncated: 4.499 does not count as 4.5. */
export function ratioOf({ front, back }: Pair, color: ColorTokens): number {
  return Math.floor(contrast(front(color), back(color)) * 100) / 100;
}

function Figure({ pair, color }: { pair: Pair; color: ColorTokens }) {
  const ratio = ratioOf(pair, color);
  const passes = ratio >= pair.least;
  const [front, backgroundColor] = [pair.front(color), pair.back(color)];
  return (
    <span className={styles.figure}>
      <span className={styles.sample} style={{ color: front, backgroundColor }} aria-hidden="true">
        {pair.least === 3 ? <span className={styles.edge} style={{ borderColor: front }} /> : 'Aa'}
      </span>
      <span className={styles.ratio}>{ratio.toFixed(2)}</span>
      {passes ? null : <Badge>fails</Badge>}
    </span>
  );
}

/** Pairs of colours with their contrast in both themes, computed from the tokens at render time. */
export function ContrastList({ pairs }: { pairs: readonly Pair[] }) {
  return (
    <Rows>
      {pairs.map((pair) => (
        <Row key={pair.use} name={pair.use}>
          <Inline>
            <Figure pair={pair} color={lightColor} />
            <Figure pair={pair} color={darkColor} />
          </Inline>
        </Row>
      ))}
    </Rows>
  );
}
