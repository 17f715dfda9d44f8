import { expect, test } from 'vitest';
import { afterAnswer, afterFailure, FAILURES_MOST, isUnmoved, SOUND } from './health.ts';
import type { ProviderCallKind } from './health.ts';

const NOW = new Date('2026-01-05T08:00:00Z');
const LATER = new Date('2026-01-05T09:00:00Z');

const failed = (kind: ProviderCallKind, times: number, from = SOUND) =>
  Array.from({ length: times }).reduce<typeof SOUND>((health) => afterFailure(health, kind, NOW), from);

test.each(['order', 'question'] as const)(
  'a provider rests from the fifth %s in a row that it did not answer',
  (kind) => {
    expect(failed(kind, FAILURES_MOST - 1).restsSince).toBeNull();
    expect(failed(kind, FAILURES_MOST).restsSince).toEqual(NOW);
    expect(afterFailure(failed(kind, FAILURES_MOST), kind, LATER)).toMatchObject({ restsSince: NOW, failedAt: LATER });
  },
);

test('orders and questions are counted apart, and an answer between them begins anew', () => {
  const mixed = failed('question', 4, failed('order', 4));
  expect(mixed.restsSince).toBeNull();
  expect(failed('order', 4, afterAnswer(failed('order', 4), 'order')).restsSince).toBeNull();
  expect(failed('question', 4, afterAnswer(failed('question', 4), 'question')).restsSince).toBeNull();
});

test('answers to questions do not forgive orders that fail', () => {
  const health = afterAnswer(failed('order', 4), 'question');

  expect(health.ordersFailed).toBe(4);
  expect(afterFailure(health, 'order', NOW).restsSince).toEqual(NOW);
});

test('an answered question ends the rest, and the first order that fails afterwards begins it again', () => {
  const back = afterAnswer(failed('order', 9), 'question');

  expect(back.restsSince).toBeNull();
  expect(afterFailure(back, 'order', LATER).restsSince).toEqual(LATER);
  expect(afterAnswer(back, 'order')).toMatchObject({ ordersFailed: 0, questionsFailed: 0, restsSince: null });
});

test('an answer of a sound provider changes nothing', () => {
  expect(isUnmoved(SOUND, 'order')).toBe(true);
  expect(isUnmoved(failed('order', 1), 'question')).toBe(true);
  expect(isUnmoved(failed('order', 1), 'order')).toBe(false);
  expect(isUnmoved(failed('question', 5), 'question')).toBe(false);
});
