/// <reference types="vitest/config" />
import type { Plugin } from 'vite';
import type { Reporter, Vitest } from 'vitest/node';

/**
 * Adds a reporter to a run. A plug-in instead of an entry in `reporters`, because `--reporter`
 * replaces that list.
 * @param create returns undefined if the run needs none
 */
export function addReporter(
  name: string,
  create: (vitest: Vitest) => Reporter | undefined,
): Plugin {
  let isAdded = false;
  return {
    name,
    configureVitest({ vitest }) {
      const reporter = isAdded ? undefined : create(vitest);
      isAdded = true;
      // Vitest reads the list after the plug-ins have run.
      if (reporter !== undefined) vitest.config.reporters.push(reporter);
    },
  };
}
