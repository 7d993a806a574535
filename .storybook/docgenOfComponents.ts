import type { Plugin, PluginOption } from 'vite';

/** Components that docs pages have a prop table for. */
const COMPONENTS = /\/(?:src|stories)\/.*(?<!\.stories)\.tsx$/;

const isDocgen = (plugin: PluginOption): plugin is Plugin =>
  plugin !== null &&
  typeof plugin === 'object' &&
  'name' in plugin &&
  plugin.name === 'storybook:react-docgen-plugin';

/**
 * Limits docgen to components with a prop table and disables it in story tests: Storybook parses
 * every file a second time for it, a quarter of its build time.
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
