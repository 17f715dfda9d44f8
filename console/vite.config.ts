import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { consoleTextsPlugin } from './build/texts-plugin.ts';

/** The browsers of the site. */
const BROWSERS = ['chrome120', 'edge120', 'firefox128', 'safari17.4'];

/** Importing one of our modules only defines things, the entry aside. */
const OWN_MODULE = /\/(console|client|ui|contract|locales)\/src\/(?!entry-).*\.tsx?$/;

export default defineConfig({
  root: import.meta.dirname,
  base: '/console/',
  publicDir: false,
  plugins: [react(), tailwind({ optimize: false }), consoleTextsPlugin()],
  resolve: {
    alias: [
      { find: 'use-intl/format-message', replacement: 'use-intl/format-message/format-only' },
      { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' },
    ],
  },
  build: {
    target: BROWSERS,
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      treeshake: {
        moduleSideEffects: (id) => !OWN_MODULE.test(id),
        manualPureFunctions: ['z', 'endpoint', 'idSchema'],
      },
    },
  },
});
