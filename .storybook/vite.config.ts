import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { mockPanelPage } from './mock-panel/serve-page.ts';
import { mockWorker } from './preview/msw-worker.ts';
import { storybookData } from './pages/data.ts';

/** Vite configuration of Storybook: without the app's HTML plugins, and with the mock's third parties. */
export default defineConfig({
  plugins: [react(), tailwindcss(), mockWorker(), mockPanelPage(), storybookData()],
  define: {
    'import.meta.env.VITE_TURNSTILE_SCRIPT': JSON.stringify('/mock/turnstile/api.js'),
    'import.meta.env.VITE_AVATAR_ORIGIN': JSON.stringify('/mock'),
    'import.meta.env.VITE_PRODUCT': JSON.stringify('CS2'),
    'import.meta.env.VITE_SITE_ORIGIN': JSON.stringify('https://example.com'),
  },
});
