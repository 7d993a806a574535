import { useEffect, useState } from 'react';
import { limitsOf } from '../../walks/limits.ts';
import { hasOnlyMachine } from '../../walks/model.ts';
import type { FlowModel } from '../../walks/types.ts';
import * as styles from './Storyboard.css.ts';

/**
 * Lists what the storyboard and walks omit for a machine without a model, and for each
 * the key of the chart file that would add it. With a model, the walk fails instead.
 */
export function Limits({ model }: { model: FlowModel }) {
  const [limits, setLimits] = useState<readonly string[]>([]);
  useEffect(() => {
    if (!hasOnlyMachine(model)) return undefined;
    // After the first paint, because exploring a machine takes time.
    const timeout = setTimeout(() => setLimits(limitsOf(model)));
    return () => clearTimeout(timeout);
  }, [model]);
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
