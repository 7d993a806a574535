import { useEffect, useState } from 'react';
import type { Storyboard } from '../../chart/defineStoryboard.ts';
import { limitsOf } from '../../walks/limits.ts';
import * as styles from './Storyboard.css.ts';

/** Lists what a statechart's walks omit, and for each the key of its file that would add it. */
export function Limits({ storyboard }: { storyboard: Storyboard }) {
  const [limits, setLimits] = useState<readonly string[]>([]);
  useEffect(() => {
    // After the first paint, because exploring a machine takes time.
    const timeout = setTimeout(() => setLimits(limitsOf(storyboard)));
    return () => clearTimeout(timeout);
  }, [storyboard]);
  if (limits.length === 0) return null;
  return (
    <div className={styles.limits} role="status">
      <strong>Not everything could be walked</strong>
      {limits.map((limit) => (
        <p key={limit}>{limit}</p>
      ))}
    </div>
  );
}
