import type { Chart } from '../model/chart.ts';
import { layOut, type ChartLayout } from './layout.ts';
import { loadMeasure } from './measure.ts';

/** A chart laid out with this page's fonts. The layouter is large, and fetched only here. */
export async function drawChart(chart: Chart): Promise<ChartLayout> {
  const [{ default: Elk }, measure] = await Promise.all([
    import('elkjs/lib/elk.bundled.js'),
    loadMeasure(),
  ]);
  return layOut(chart, new Elk(), measure);
}
