import type { Chart } from '../chart.ts';
import { layOut, type ChartLayout } from './layout.ts';
import { loadMeasure } from './measure.ts';

const drawn = new Map<string, Promise<ChartLayout>>();

/** A chart laid out with this page's fonts, once. The layouter is large, and fetched only here. */
export function drawChart(chart: Chart): Promise<ChartLayout> {
  const known = drawn.get(chart.id) ?? layOutHere(chart);
  drawn.set(chart.id, known);
  return known;
}

async function layOutHere(chart: Chart): Promise<ChartLayout> {
  const [{ default: Elk }, measure] = await Promise.all([
    import('elkjs/lib/elk.bundled.js'),
    loadMeasure(),
  ]);
  return layOut(chart, new Elk(), measure);
}
