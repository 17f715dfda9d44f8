import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGUMENTS } from './chromium-arguments.ts';

/** `npm test -- e2e` starts the products and hands their addresses over; else whatever `npm start` runs is visited. */
const siteUrl = process.env['SITE_URL'] ?? 'http://localhost:3000';

const environment = Object.fromEntries(
  Object.entries(process.env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
);
const chromiumPath = process.env['CHROMIUM_PATH'];

/** The whole matrix of widths: `npm test -- full`. */
const isFull = process.env['FULL'] !== undefined;

/** Only there the browser's fonts can be configured. Elsewhere fonts differ, and with them every picture. */
const canChooseFonts = process.platform === 'linux';
if (!canChooseFonts)
  console.log('Pictures are not compared: the fonts of the tests can be handed to a browser on Linux only.');

export default defineConfig({
  testDir: 'journeys',
  testMatch: '**/*.ts',
  outputDir: 'test-results',
  snapshotPathTemplate: 'snapshots/{projectName}/{arg}{ext}',
  ignoreSnapshots: !canChooseFonts,
  fullyParallel: true,
  // Two keep two cores busy while pages are drawn; a journey that waits for a draw leaves its share to a third.
  workers: 3,
  // How long something is waited for says nothing of how fast it must be: a machine with other guests stalls for seconds.
  timeout: 180_000,
  forbidOnly: process.env['CI'] !== undefined,
  reporter: [['dot']],
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
    // A screenshot is enough; a trace of every test would cost a third of the run.
    screenshot: 'only-on-failure',
    trace: 'off',
    launchOptions: {
      ...(chromiumPath === undefined ? {} : { executablePath: chromiumPath }),
      ...(canChooseFonts ? { env: { ...environment, FONTCONFIG_FILE: join(import.meta.dirname, 'fonts.conf') } } : {}),
      args: CHROMIUM_ARGUMENTS,
    },
  },
  projects: [
    // The wide one first: what must come one after another is only there, and shall not be what is left at the end.
    {
      name: 'desktop',
      grepInvert: isFull ? /@narrow/ : /@narrow|@phone/,
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      ...(isFull ? { grepInvert: /@wide/ } : { grep: /@narrow|@phone|@both/ }),
      // Plain points: four times as many are drawn four times as long without a graphics card, and show the same.
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 1 },
    },
  ],
});
