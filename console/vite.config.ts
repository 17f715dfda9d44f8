import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { browserBuild, treeshakeOf } from '../vite.base.ts';
import { consoleTextsPlugin } from './build/texts-plugin.ts';

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
    ...browserBuild,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      treeshake: treeshakeOf(OWN_MODULE),
    },
  },
});
