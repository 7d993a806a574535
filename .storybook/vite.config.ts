import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { admissionOf, answerFault } from 'embedded-supabase/access/middleware';
import type { IncomingMessage } from 'node:http';
import { defineConfig, type Plugin } from 'vite';
import { optimizeDeps } from '../review/pictures/optimizeDeps.ts';
import { desk } from '../review/desk/build/plugin.ts';
import { storyboards } from '../review/storyboards/build/plugin.ts';
import { publishSheets } from '../scripts/take-home/vite-plugin.ts';

/** Verdicts are read and written by those whom the door has let in for them. */
const isAdmitted = (request: IncomingMessage): boolean =>
  admissionOf(request)?.endpoint.service === 'desk';

/** Comes after the desk: a fault of its endpoint is told in the terminal. */
const faults: Plugin = {
  name: 'tallygrove:faults',
  configureServer: ({ middlewares }) => void middlewares.use(answerFault),
};

/** What Storybook builds with: no backend, no boot script. */
export default defineConfig({
  plugins: [
    react(),
    vanillaExtractPlugin(),
    storyboards(),
    desk({ isAdmitted }),
    faults,
    publishSheets(),
  ],
  optimizeDeps,
  // The site's public files include its headers, which are not Storybook's.
  publicDir: false,
  build: {
    target: 'es2022',
    // Code on docs pages is called what it is called in the source.
    rolldownOptions: { output: { keepNames: true } },
  },
});
