import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The gallery: every part of the design system on one page, for those who build with it. */
export default defineConfig({
  root: 'gallery',
  base: '/gallery/',
  plugins: [react(), tailwindcss()],
  build: { outDir: '../dist/gallery', emptyOutDir: true },
});
