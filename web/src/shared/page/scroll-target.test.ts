import { expect, test } from 'vitest';
import { scrollTargetOf } from './scroll-target.ts';

test('[R-13] an address with a hash leads to its element', () => {
  expect(scrollTargetOf({ hash: '#terms', isCategory: false })).toEqual({
    kind: 'element',
    id: 'terms',
    behavior: 'instant',
  });
  expect(scrollTargetOf({ hash: '#n%E1%BA%A1p', isCategory: false })).toMatchObject({ id: 'nạp' });
  expect(scrollTargetOf({ hash: '#100%', isCategory: false })).toMatchObject({ id: '100%' });
});

test('[R-13] any other address leads to the top, smoothly between categories', () => {
  expect(scrollTargetOf({ hash: '', isCategory: false })).toEqual({ kind: 'top', behavior: 'instant' });
  expect(scrollTargetOf({ hash: '#', isCategory: true })).toEqual({ kind: 'top', behavior: 'smooth' });
});
