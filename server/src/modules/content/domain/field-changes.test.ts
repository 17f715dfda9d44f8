import { expect, test } from 'vitest';
import { fieldChanges } from './field-changes.ts';

test('[22] the change of a draft is listed field by field, each language for itself, and what stays is left out', () => {
  const present = { url: '/a.webp', sort: 1, texts: { TY: { headline: 'Chào', text: '' }, EN: { headline: 'Hi' } } };
  const draft = { url: '/a.webp', sort: 2, platforms: ['W', 'M'], texts: { TY: { headline: 'Xin chào', text: '' } } };

  expect(fieldChanges(present, draft)).toEqual([
    { field: 'sort', before: '1', after: '2' },
    { field: 'texts.TY.headline', before: 'Chào', after: 'Xin chào' },
    { field: 'texts.EN.headline', before: 'Hi', after: null },
    { field: 'platforms', before: null, after: 'W, M' },
  ]);
  expect(fieldChanges(present, present)).toEqual([]);
  expect(fieldChanges(null, { url: '/a.webp' })).toEqual([{ field: 'url', before: null, after: '/a.webp' }]);
});
