import { languagesWithTexts } from '@fairground/locales/catalogue';
import { defineConfig } from 'vite';
import { textsPlugin } from './build/texts-plugin.ts';

/** The browsers of the site. */
const BROWSERS = ['chrome120', 'edge120', 'firefox128', 'safari17.4'];

/** Importing one of our modules only defines things, the entry aside: a client contains no other game's code. */
const OWN_MODULE = /\/(arcade|contract|engines|locales)\/src\/(?!entry-).*\.ts$/;

export default defineConfig({
  root: import.meta.dirname,
  base: '/arcade/',
  publicDir: false,
  plugins: [textsPlugin(languagesWithTexts())],
  build: {
    target: BROWSERS,
    // Pictures stay files: a game loads those it shows.
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    chunkSizeWarningLimit: 900,
    rolldownOptions: {
      treeshake: {
        moduleSideEffects: (id) => !OWN_MODULE.test(id),
        manualPureFunctions: ['z', 'endpoint', 'idSchema'],
      },
    },
  },
});
