import { languagesWithTexts } from '@fairground/locales/catalogue';
import { defineConfig } from 'vite';
import { browserBuild, treeshakeOf } from '../vite.base.ts';
import { textsPlugin } from './build/texts-plugin.ts';

/** Importing one of our modules only defines things, the entry aside: a client contains no other game's code. */
const OWN_MODULE = /\/(arcade|contract|engines|locales)\/src\/(?!entry-).*\.ts$/;

export default defineConfig({
  root: import.meta.dirname,
  base: '/arcade/',
  publicDir: false,
  plugins: [textsPlugin(languagesWithTexts())],
  build: {
    ...browserBuild,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 900,
    rolldownOptions: {
      treeshake: treeshakeOf(OWN_MODULE),
    },
  },
});
