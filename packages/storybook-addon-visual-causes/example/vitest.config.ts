import react from '@vitejs/plugin-react';
import { storyRun } from 'storybook-addon-visual-causes/vitest';

export default storyRun({ plugins: [react()], launchOptions: {} });
