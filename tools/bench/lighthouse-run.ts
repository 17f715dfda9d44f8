import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { findBrowser } from '../test/browser.ts';

/** What one visit of a phone came to. */
export type Visit = {
  readonly lcpMs: number;
  readonly tbtMs: number;
  readonly cls: number;
  /** Scripts that arrived during the visit without anybody touching the page, in bytes as they travelled. */
  readonly scriptBytes: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  /** How fast the machine was during the visit, by Lighthouse's own yardstick. */
  readonly benchmarkIndex: number;
};

const FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Visits a page once, with a browser that has never been there, as a mid-range phone on a slow network does. */
export const visit = async (url: string): Promise<Visit> => {
  const chromePath = findBrowser();
  const chrome = await launch({
    chromeFlags: FLAGS,
    logLevel: 'silent',
    ...(chromePath === undefined ? {} : { chromePath }),
  });
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      logLevel: 'silent',
      output: 'json',
      formFactor: 'mobile',
      throttlingMethod: 'devtools',
      onlyCategories: ['performance', 'accessibility', 'best-practices'],
    });
    if (result === undefined) throw new Error('Lighthouse gave no result.');
    const { audits, categories, environment, runtimeError } = result.lhr;
    if (runtimeError !== undefined) throw new Error(`Lighthouse: ${runtimeError.message}`);
    const value = (id: string): number => audits[id]?.numericValue ?? Number.NaN;
    return {
      lcpMs: value('largest-contentful-paint'),
      tbtMs: value('total-blocking-time'),
      cls: value('cumulative-layout-shift'),
      scriptBytes: scriptBytesOf(audits['network-requests']?.details),
      accessibility: (categories['accessibility']?.score ?? 0) * 100,
      bestPractices: (categories['best-practices']?.score ?? 0) * 100,
      benchmarkIndex: environment.benchmarkIndex,
    };
  } finally {
    chrome.kill();
  }
};

const scriptBytesOf = (details: unknown): number => {
  if (typeof details !== 'object' || details === null || !('items' in details) || !Array.isArray(details.items))
    return 0;
  const items: readonly { readonly resourceType?: string; readonly transferSize?: number }[] = details.items;
  return items
    .filter(({ resourceType }) => resourceType === 'Script')
    .reduce((sum, { transferSize = 0 }) => sum + transferSize, 0);
};
