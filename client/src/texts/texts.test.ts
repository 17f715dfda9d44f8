import { afterEach, expect, test, vi } from 'vitest';
import { createTexts } from './texts.ts';

const PARTS: Readonly<Record<string, unknown>> = {
  '/texts/manifest.json': { EN: { common: '/texts/EN/common', home: '/texts/EN/home' } },
  '/texts/TY/home': { title: 'Trang chủ' },
  '/texts/EN/common': { ok: 'OK' },
  '/texts/EN/home': { title: 'Home' },
};

/** A site that speaks Vietnamese and has its shell's texts; what it fetches is written down. */
const aSite = () => {
  const fetched: string[] = [];
  vi.stubGlobal('fetch', (address: string) => {
    fetched.push(address);
    return Promise.resolve(address in PARTS ? Response.json(PARTS[address]) : new Response('', { status: 404 }));
  });
  const texts = createTexts({
    language: 'TY',
    offered: ['TY', 'EN'],
    parts: { common: { ok: 'Đồng ý' } },
    addresses: { common: '/texts/TY/common', home: '/texts/TY/home' },
    manifest: '/texts/manifest.json',
  });
  return { texts, fetched };
};

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a part is fetched once, and not at all when it came inside the page', async () => {
  const { texts, fetched } = aSite();

  await texts.load(['common', 'home']);
  await texts.load(['home']);

  expect(fetched).toEqual(['/texts/TY/home']);
  expect(texts.store.getState().parts).toMatchObject({ home: { title: 'Trang chủ' } });
});

test('[T-15] a change of language brings every part that is in use, then changes all at once', async () => {
  const { texts } = aSite();
  await texts.load(['home']);
  const seen: string[] = [];
  texts.store.subscribe(({ language, parts }) => seen.push(`${language} ${Object.keys(parts).toSorted().join(' ')}`));

  await texts.speak('EN');

  expect(seen).toEqual(['EN common home']);
  expect(texts.store.getState().parts).toMatchObject({ common: { ok: 'OK' }, home: { title: 'Home' } });
});

test('[T-15] of two quick choices the later one stands', async () => {
  const { texts } = aSite();

  const outcomes = await Promise.all([texts.speak('EN'), texts.speak('TY').catch(() => 'failed')]);

  expect(outcomes[0]).toBe(false);
  expect(texts.store.getState().language).toBe('TY');
});

test('[T-15] a language whose texts do not come changes nothing', async () => {
  const { texts } = aSite();

  await expect(texts.speak('AR')).rejects.toThrow('AR');

  expect(texts.store.getState()).toMatchObject({ language: 'TY', parts: { common: { ok: 'Đồng ý' } } });
});
