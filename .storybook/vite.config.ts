import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { optimizeDeps } from 'storybook-addon-visual-causes/vite';

/** Storybook's build: without backend and boot script. */
export default defineConfig({
  plugins: [react(), vanillaExtractPlugin()],
  optimizeDeps,
  // The site's public files include its headers, which Storybook must not serve.
  publicDir: false,
  build: { target: 'es2022' },
});
