import { afterEach, expect, test, vi } from 'vitest';
import { fullStyles } from './full-styles.ts';
import { ChunkError, loadChunk } from './hooks/load-chunk.ts';

/** As much of a document as a stylesheet needs: a hint in it, and links that are put into its head. */
const aPage = () => {
  const sheets: (EventTarget & { readonly href?: string; media?: string })[] = [];
  const ownRules = { isRemoved: false, remove: () => (ownRules.isRemoved = true) };
  const page = {
    querySelector: (selector: string) =>
      selector.startsWith('link') ? { href: 'https://play.example/assets/site.css' } : ownRules,
    createElement: () => Object.assign(new EventTarget(), { remove: () => sheets.pop() }),
    head: { append: (sheet: EventTarget) => sheets.push(sheet) },
  };
  return { page, sheets, ownRules };
};

afterEach(() => {
  vi.unstubAllGlobals();
});

test('[part of X-02] a stylesheet that fails to load is a load error of what waits for it, and is asked for again on demand', async () => {
  const { page, sheets, ownRules } = aPage();
  vi.stubGlobal('document', page);

  const part = loadChunk(() => Promise.all([Promise.resolve('part'), fullStyles()]));
  expect(sheets).toMatchObject([{ href: 'https://play.example/assets/site.css' }]);
  sheets[0]?.dispatchEvent(new Event('error'));

  await expect(part).rejects.toBeInstanceOf(ChunkError);
  expect(sheets).toEqual([]);
  expect(ownRules.isRemoved).toBe(false);
  const again = loadChunk(() => Promise.all([Promise.resolve('part'), fullStyles()]));
  sheets[0]?.dispatchEvent(new Event('load'));
  await expect(again).resolves.toEqual(['part', undefined]);
  expect(sheets).toMatchObject([{ media: 'all' }]);
  expect(ownRules.isRemoved).toBe(true);
});
