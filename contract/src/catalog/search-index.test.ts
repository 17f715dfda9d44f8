import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { GameNodeId } from './game.ts';
import type { SearchEntry } from './search-index.ts';
import { readSearchDocument, searchDocumentSchema, writeSearchDocument } from './search-index.ts';

const anEntry = (nodeId: bigint, parts: Partial<SearchEntry> = {}): SearchEntry => ({
  nodeId: nodeId as GameNodeId,
  nameTY: `Trò ${nodeId}`,
  nameEN: `Game ${nodeId}`,
  vendor: 'JL',
  category: 'RNG',
  pictureKey: '0123456789ab',
  isHot: false,
  isNew: false,
  isOpen: true,
  ...parts,
});

test('[part of B-07] what is written into the document of the search is read out of it', () => {
  const entries = [
    anEntry(3n),
    anEntry(4n, { vendor: 'PG', category: 'FISH', isHot: true, pictureKey: 'ffffffffffff' }),
    anEntry(9_007_199_254_740_993n, { nameEN: 'Same', nameTY: 'Same', isNew: true, isOpen: false }),
  ];

  const document = JSON.parse(JSON.stringify(writeSearchDocument(entries)));

  expect(readSearchDocument(z.parse(searchDocumentSchema, document))).toEqual(entries);
});

test('no games make an empty document, and a line feed in a name does not shift the others', () => {
  expect(readSearchDocument(writeSearchDocument([]))).toEqual([]);
  const read = readSearchDocument(writeSearchDocument([anEntry(1n, { nameTY: 'a\nb' }), anEntry(2n)]));
  expect(read.map(({ nameTY }) => nameTY)).toEqual(['a b', 'Trò 2']);
});
