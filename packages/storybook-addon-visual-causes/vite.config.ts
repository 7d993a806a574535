import { globSync } from 'node:fs';
import path from 'node:path';
import { defineConfig, type Plugin } from 'vite';

const here = (file: string): string => path.join(import.meta.dirname, file);
/** Each file directly in `src/` is an entry of the package. */
const entries = globSync('src/*.{ts,tsx}', { cwd: import.meta.dirname }).filter(
  (file) => !file.endsWith('.d.ts'),
);
/** Those that draw with styles of the package. */
const STYLED = new Set(['review']);

/** Brings the styles along with what they are of: Vite leaves them in a file of their own. */
const withStyles: Plugin = {
  name: 'with-styles',
  renderChunk: (code, { isEntry, name }) =>
    isEntry && STYLED.has(name) ? { code: `import './style.css';\n${code}`, map: null } : undefined,
};

/** The package as it is published: a module for each of its own, nothing of others inside. */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  plugins: [withStyles],
  build: {
    target: 'es2023',
    minify: false,
    cssCodeSplit: false,
    lib: { entry: entries.map(here), formats: ['es'], cssFileName: 'style' },
    rolldownOptions: {
      external: (id) => !id.startsWith('.') && !path.isAbsolute(id) && !id.startsWith('\0'),
      output: {
        preserveModules: true,
        preserveModulesRoot: here('src'),
        entryFileNames: '[name].js',
      },
    },
  },
});
