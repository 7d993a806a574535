import type { Plugin, PluginOption } from 'vite';

/** Where the components are that a page of documentation has a table of props for. */
const COMPONENTS = /\/(?:src|stories)\/.*(?<!\.stories)\.tsx$/;

const isDocgen = (plugin: PluginOption): plugin is Plugin =>
  plugin !== null &&
  typeof plugin === 'object' &&
  'name' in plugin &&
  plugin.name === 'storybook:react-docgen-plugin';

/**
 * Reads the props of what has a table of them, and of nothing while stories are tested: Storybook parses
 * every file a second time for it, a quarter of its build.
 */
export function docgenOfComponents(plugins: readonly PluginOption[]): PluginOption[] {
  const isTested = process.env['VITEST'] !== undefined;
  return plugins.flatMap((plugin) => {
    if (!isDocgen(plugin)) return [plugin];
    const { transform } = plugin;
    if (isTested || typeof transform !== 'function') return [];
    return [{ ...plugin, transform: { filter: { id: COMPONENTS }, handler: transform } }];
  });
}
