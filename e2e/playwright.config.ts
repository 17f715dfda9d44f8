import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

/** `npm test -- e2e` starts the products and hands their addresses over; else whatever `npm start` runs is visited. */
const siteUrl = process.env['SITE_URL'] ?? 'http://localhost:3000';

const chromiumPath = process.env['CHROMIUM_PATH'];

/** Pictures are compared where the letters are those they were drawn with: elsewhere every line would differ. */
const hasFontsOfPictures = existsSync('/usr/share/fonts/truetype/noto/NotoSans-Regular.ttf');

export default defineConfig({
  testDir: 'journeys',
  testMatch: '**/*.ts',
  outputDir: 'test-results',
  // One picture per width, the same on every machine that draws with the same fonts.
  snapshotPathTemplate: 'snapshots/{projectName}/{arg}{ext}',
  ignoreSnapshots: !hasFontsOfPictures,
  fullyParallel: true,
  // Two keep two cores busy while pages are drawn; a journey that waits for a draw leaves its share to a third.
  workers: 3,
  retries: 0,
  // How long something is waited for says nothing of how fast it must be: a machine with other guests stalls for seconds.
  timeout: 180_000,
  forbidOnly: process.env['CI'] !== undefined,
  reporter: [['dot'], ['json']],
  expect: {
    timeout: 30_000,
    toHaveScreenshot: { animations: 'disabled', caret: 'hide', scale: 'css', maxDiffPixelRatio: 0.02, threshold: 0.25 },
  },
  use: {
    baseURL: siteUrl,
    // A step that cannot be taken says which one it is, instead of using up the time of the whole journey.
    actionTimeout: 40_000,
    locale: 'vi-VN',
    timezoneId: 'Asia/Ho_Chi_Minh',
    // Light that moves costs a machine without a graphics card most of a core; journeys about motion ask for it.
    reducedMotion: 'reduce',
    // What a page asks for is what a journey sees; the journeys about the worker let it in.
    serviceWorkers: 'block',
    // A picture tells most; a whole trace of every test would cost a third of the run.
    screenshot: 'only-on-failure',
    trace: 'off',
    launchOptions: {
      ...(chromiumPath === undefined ? {} : { executablePath: chromiumPath }),
      args: [
        '--no-sandbox',
        // A process that draws by software what the renderer draws as well takes a core.
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // The same edges of letters on every machine, as far as a flag can bring it about.
        '--font-render-hinting=none',
        '--disable-lcd-text',
      ],
    },
  },
  projects: [
    // The wide one first: what must come one after another is only there, and shall not be what is left at the end.
    { name: 'desktop', grepInvert: /@narrow/, use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      grepInvert: /@wide/,
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 },
    },
  ],
});
