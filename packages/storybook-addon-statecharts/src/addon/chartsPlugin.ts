import type { Plugin } from 'vite';
import { isChartFile } from '../chart/chartFile.ts';
import { chartModule } from './chartStories.ts';

/** The query that imports a chart file itself instead of its stories. */
const ITSELF = 'chart';

/** Returns the path of a chart file that is imported for its stories; undefined for other ids. */
function storiesFile(id: string): string | undefined {
  const [file = '', query = ''] = id.split('?');
  return isChartFile(file) && !query.split('&').includes(ITSELF) ? file : undefined;
}

/** Whether the importer expects stories: Storybook's list of stories, or a page. */
const asksForStories = (importer: string | undefined): boolean =>
  importer === undefined ||
  importer.startsWith('\0') ||
  importer.startsWith('virtual:') ||
  importer.startsWith('/virtual:') ||
  importer.split('?')[0]?.endsWith('.html') === true;

/**
 * Replaces chart files with their stories for Storybook and the test run; other modules import the
 * files' own exports. It must precede all other plug-ins, or the test run finds no suite.
 * @param preview the project's preview file if it uses CSF Next
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
