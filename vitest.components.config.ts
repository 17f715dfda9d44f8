import { join } from 'node:path';
import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import type { BrowserCommand } from 'vitest/node';
import { textsPlugin as arcadeTextsPlugin } from './arcade/build/texts-plugin.ts';
import { consoleTextsPlugin } from './console/build/texts-plugin.ts';
import { CHROMIUM_ARGUMENTS } from './e2e/chromium-arguments.ts';
import { browserLibraries } from './tools/test/browser-libraries.ts';
import { lightContractPlugin } from './web/build/light-contract-plugin.ts';
import { textsPlugin } from './web/build/texts-plugin.ts';

const chromiumPath = process.env['CHROMIUM_PATH'];

/** The fonts of the journeys, so that a component is as wide on every machine; only on Linux can they be handed over. */
const fonts =
  process.platform === 'linux'
    ? {
        env: {
          ...Object.fromEntries(
            Object.entries(process.env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
          ),
          FONTCONFIG_FILE: join(import.meta.dirname, 'e2e/fonts.conf'),
        },
      }
    : {};

const preferMotion: BrowserCommand<[motion: 'reduce' | 'no-preference']> = ({ page }, reducedMotion) =>
  page.emulateMedia({ reducedMotion });

/** The corner of the page: no test draws anything there. */
const movePointerAway: BrowserCommand = ({ page }) => page.mouse.move(1, 1);

/**
 * Components with their states and real styles, in one page that stays open for all of them; no product runs behind it.
 * A file of its own, so that `npm test -- unit` needs no browser.
 */
export default defineConfig({
  plugins: [
    lightContractPlugin(),
    react(),
    tailwind({ optimize: false }),
    textsPlugin(),
    consoleTextsPlugin(),
    arcadeTextsPlugin(['EN', 'TY']),
  ],
  resolve: {
    // As in the site: texts come compiled, so the browser has the formatter alone.
    alias: [{ find: 'use-intl/format-message', replacement: 'use-intl/format-message/format-only' }],
  },
  optimizeDeps: {
    noDiscovery: true,
    include: [...browserLibraries(), 'react/jsx-dev-runtime', 'react/jsx-runtime', 'vitest-browser-react/pure'],
  },
  test: {
    name: 'components',
    include: ['{ui,web,console,arcade}/src/**/*.browser.test.tsx'],
    setupFiles: ['web/src/testing/components-setup.ts'],
    // One page for all files: what a file leaves behind is cleared away by the set-up.
    isolate: false,
    fileParallelism: false,
    testTimeout: 30_000,
    hookTimeout: 30_000,
    expect: { poll: { timeout: 10_000 } },
    browser: {
      enabled: true,
      headless: true,
      ui: false,
      screenshotFailures: false,
      viewport: { width: 1280, height: 800 },
      commands: { preferMotion, movePointerAway },
      provider: playwright({
        launchOptions: {
          ...(chromiumPath === undefined ? {} : { executablePath: chromiumPath }),
          ...fonts,
          args: CHROMIUM_ARGUMENTS,
        },
        contextOptions: { locale: 'vi-VN', timezoneId: 'Asia/Ho_Chi_Minh', reducedMotion: 'reduce' },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
