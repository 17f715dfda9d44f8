import { blurAll, movePointerAway, preferMotion } from '@fairground/ui/testing/page';
import { afterAll, afterEach, beforeEach, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react/pure';
import '../app.css';
import './components.css';
import { pageLeftovers, readPageState } from './page-leftovers.ts';

/** The page is the same for all files, so every test begins with an empty and quiet one. */

beforeEach(async () => {
  Object.assign(document.documentElement.dataset, { theme: 'dark', language: 'EN' });
  document.documentElement.lang = 'en';
  document.documentElement.dir = 'ltr';
  sessionStorage.clear();
  localStorage.clear();
  await page.viewport(1280, 800);
  await preferMotion('reduce');
  await movePointerAway();
});

afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  await cleanup();
  blurAll();
});

/** Runs before every file; hooks end in reverse order, so it looks after all that the file does at its end. */
const before = readPageState();

afterAll(() => {
  const left = pageLeftovers(before, readPageState());
  vi.unstubAllGlobals();
  if (left.length > 0)
    throw new Error(`This file leaves something to those that follow it in the page:\n  ${left.join('\n  ')}`);
});
