import { expect, test } from 'vitest';
import { createModeOrder } from './mode-order.ts';

test('a feature is bought for one order: a refused one is not bought again by the next spin', () => {
  const order = createModeOrder('base');
  order.buy('buy');

  const [bought, shown, next] = [order.take(), order.taken(), order.take()];

  expect([bought, shown, next]).toEqual(['buy', 'buy', 'base']);
});

test('what was to be bought is forgotten where no order was given', () => {
  const order = createModeOrder('base');
  order.choose('ante');
  order.buy('buy');
  order.cancel();

  expect([order.take(), order.chosen()]).toEqual(['ante', 'ante']);
});
