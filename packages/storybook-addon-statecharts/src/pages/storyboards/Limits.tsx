import { useEffect, useState } from 'react';
import { Notice } from '../../ui/Notice.tsx';
import { limitsOf } from '../../walks/limits.ts';
import { isPlain, type FlowModel } from '../../walks/model.ts';

/**
 * What the storyboard and its walks leave out of a machine that comes alone, and which key of the chart
 * file would change that. With a model of its own, its walk fails instead.
 */
export function Limits({ model }: { model: FlowModel }) {
  const [limits, setLimits] = useState<readonly string[]>([]);
  useEffect(() => {
    if (!isPlain(model)) return undefined;
    // After the drawing is there: thinking a machine through takes a while.
    const timeout = setTimeout(() => setLimits(limitsOf(model)));
    return () => clearTimeout(timeout);
  }, [model]);
  if (limits.length === 0) return null;
  return (
    <Notice tone="info" title="Not everything could be walked" role="status">
      {limits.map((limit) => (
        <p key={limit}>{limit}</p>
      ))}
    </Notice>
  );
}
