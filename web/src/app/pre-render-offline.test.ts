import { brandSchema } from '@fairground/contract/brand';
import { BARE_STATUS } from '@fairground/contract/system/bare-status';
import { readPart } from '@fairground/locales/catalogue';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { OfflineCatalogue } from '../worker/offline-texts.ts';
import type { BuildFacts } from './build-facts.ts';
import { preRenderOffline } from './pre-render-offline.tsx';

const brand = z.parse(
  brandSchema,
  JSON.parse(readFileSync(new URL('../../../brands/fairground/brand.json', import.meta.url), 'utf8')),
);
const FACTS: BuildFacts = {
  ...{ entry: '/entry.js', entryImports: [], sideBars: [], pages: {}, samples: {}, styles: null, offline: null },
  texts: { manifest: '', addresses: {} as BuildFacts['texts']['addresses'] },
};

test('the offline page brings its words in every language of the site, for each of its texts', () => {
  const html = preRenderOffline(
    {
      ...{ path: '/offline', search: '', language: 'TY', offered: ['TY', 'EN'], brand, status: BARE_STATUS },
      at: new Date('2026-11-17T05:00:00Z'),
      siteSeq: null,
      ask: () => Promise.reject(new Error('Nobody is asked here.')),
    },
    { facts: FACTS, criticalStyles: null, readPart },
  );

  const catalogue = JSON.parse(/id="offline-texts">(.*?)<\/script>/s.exec(html)?.[1] ?? '') as OfflineCatalogue;
  const marks = [...html.matchAll(/data-text="([^"]+)"/g)].map(([, mark]) => mark ?? '');
  expect(marks).toEqual(['title', 'text', 'retry', 'home', 'kept']);
  expect(Object.keys(catalogue)).toEqual(['TY', 'EN']);
  expect(catalogue['EN']).toMatchObject({ tag: 'en', direction: 'ltr', title: expect.stringContaining(brand.name) });
  for (const { texts } of Object.values(catalogue))
    for (const mark of marks) expect(texts[mark]).toEqual(expect.stringMatching(/\S/));
  expect(html).toContain(catalogue['TY']?.texts['title']);
});
