import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { textsPlugin } from './build/texts-plugin.ts';

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  plugins: [react(), tailwind(), textsPlugin()],
  resolve: {
    // Texts are compiled by the build, so the browser needs the formatter only, not the ICU parser.
    alias: { 'use-intl/format-message': 'use-intl/format-message/format-only' },
  },
  // Built, the server's side is one bundle and nothing is resolved at run time. In development libraries are loaded as
  // they are, but for the one the alias above must reach.
  ssr: { noExternal: command === 'build' ? true : ['use-intl'] },
  build: {
    target: 'es2022',
    // Fonts and pictures stay files: inlined they would weigh on every page.
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
}));
