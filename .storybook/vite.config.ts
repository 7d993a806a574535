import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { optimizeDeps } from 'storybook-addon-statecharts/vite';
import { publishSheets } from '../scripts/take-home/vite-plugin.ts';

/** What Storybook builds with: no backend, no boot script. */
export default defineConfig({
  plugins: [react(), vanillaExtractPlugin(), publishSheets()],
  optimizeDeps,
  // The site's public files include its headers, which are not Storybook's.
  publicDir: false,
  build: {
    target: 'es2022',
    // Code on docs pages is called what it is called in the source.
    rolldownOptions: { output: { keepNames: true } },
  },
});
