import type { Plugin } from 'vite';
import { isChartFile } from '../chart/chartFile.ts';
import { chartModule } from './chartStories.ts';

/** The query under which a chart file is itself. */
const ITSELF = 'chart';

/** A chart file that is asked for in its stories' place; undefined for anything else. */
function storiesFile(id: string): string | undefined {
  const [file = '', query = ''] = id.split('?');
  return isChartFile(file) && !query.split('&').includes(ITSELF) ? file : undefined;
}

/** Who imports a file of stories: Storybook's list of them, and a page. */
const asksForStories = (importer: string | undefined): boolean =>
  importer === undefined ||
  importer.startsWith('\0') ||
  importer.startsWith('virtual:') ||
  importer.startsWith('/virtual:') ||
  importer.split('?')[0]?.endsWith('.html') === true;

/**
 * Puts a chart file's stories in its place: Storybook and the test run import the file and find stories,
 * every other module finds what the file exports. Before all other plug-ins, or the test run sees no suite.
 * @param preview the project's preview, where it is one of CSF Next
 */
export function chartsPlugin(preview: string | undefined): Plugin {
  return {
    name: 'statecharts:charts',
    enforce: 'pre',
    async resolveId(id, importer, options) {
      if (asksForStories(importer) || storiesFile(id) === undefined) return undefined;
      const resolved = await this.resolve(id, importer, { ...options, skipSelf: true });
      const file = resolved === null ? undefined : storiesFile(resolved.id);
      return file === undefined ? resolved : `${file}?${ITSELF}`;
    },
    load(id) {
      const file = storiesFile(id);
      if (file === undefined) return undefined;
      this.addWatchFile(file);
      return { code: chartModule(file, preview), map: null };
    },
  };
}
