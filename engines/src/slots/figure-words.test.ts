import { expect, test } from 'vitest';
import { figureWords } from './figure-words.ts';

test('a return is cut and never rounded up, in words as on the tile', () => {
  const par = { channels: [], starts: [], sigma: '5.0000', measured: null, hasPool: false, mustHits: [], tops: [] };
  const figures = { mode: 'base', rtp: '95.9964', hitRate: '34.2134', maxWin: '1000.00', par };

  const [first] = figureWords(figures, (value, decimals) => value.toFixed(decimals));

  expect(first).toEqual({ key: 'return', values: { rtp: '95.99' } });
});
