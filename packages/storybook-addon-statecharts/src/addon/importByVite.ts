import { runnerImport } from 'vite';
import type { ImportAll } from '../chart/loadCharts.ts';

const ALL = 'virtual:statecharts/all';

/** By Vite, as the project's own modules are: imports without endings, JSX, and what was edited meanwhile. */
export const importByVite: ImportAll = async (files) => {
  const lines = files.map(
    (file, index) => `import * as module${index} from ${JSON.stringify(file)};`,
  );
  const names = files.map((_, index) => `module${index}`);
  const { module } = await runnerImport<{ modules: readonly object[] }>(ALL, {
    logLevel: 'error',
    plugins: [
      {
        name: 'statecharts:all',
        resolveId: (id) => (id === ALL ? `\0${ALL}` : undefined),
        load: (id) =>
          id === `\0${ALL}`
            ? `${lines.join('\n')}\nexport const modules = [${names.join(', ')}];`
            : undefined,
      },
    ],
  });
  return module.modules;
};
