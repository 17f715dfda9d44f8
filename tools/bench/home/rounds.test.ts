import { expect, test } from 'vitest';
import type { Visit } from '../lighthouse-run.ts';
import { isBusy, middleOf, quietPairs } from './rounds.ts';

const visitOf = (tbtMs: number, benchmarkIndex = 2000): Visit => ({
  lcpMs: 1000,
  tbtMs,
  cls: 0,
  scriptBytes: 1,
  accessibility: 100,
  bestPractices: 100,
  benchmarkIndex,
});

const roundOf = (home: Visit, lottery: Visit, anchor = visitOf(0)) => ({
  anchor,
  ours: { '/': home, '/lottery': lottery },
});

test('a visit that never came to rest is left out of its own page and of no other', () => {
  const rounds = [roundOf(visitOf(100), visitOf(Number.NaN)), roundOf(visitOf(120), visitOf(80))];

  expect(quietPairs(rounds, '/')).toHaveLength(2);
  expect(quietPairs(rounds, '/lottery').map(({ ours }) => ours.tbtMs)).toEqual([80]);
});

test('a visit on a machine that was slower than its best is left out', () => {
  const rounds = [roundOf(visitOf(100), visitOf(80)), roundOf(visitOf(900, 1000), visitOf(80))];

  expect(quietPairs(rounds, '/').map(({ ours }) => ours.tbtMs)).toEqual([100]);
});

test('a bare page that was visited on a busy machine takes the visit beside it along', () => {
  const rounds = [roundOf(visitOf(100), visitOf(80)), roundOf(visitOf(110), visitOf(70), visitOf(0, 500))];

  expect(quietPairs(rounds, '/lottery').map(({ ours }) => ours.tbtMs)).toEqual([80]);
});

test('a figure is the middle of the kept visits; a page without any has an infinite one', () => {
  const rounds = [100, 300, 120].map((tbtMs) => roundOf(visitOf(tbtMs), visitOf(Number.NaN)));

  expect(middleOf('tbt', quietPairs(rounds, '/'), ({ tbtMs }) => tbtMs)).toEqual({
    measure: 'tbt',
    ours: 120,
    anchor: 0,
  });
  expect(middleOf('tbt', quietPairs(rounds, '/lottery'), ({ tbtMs }) => tbtMs).ours).toBe(Number.POSITIVE_INFINITY);
});

test('a machine that was busy in all visits is distinguished from a quiet one', () => {
  expect(isBusy(quietPairs([roundOf(visitOf(1, 700), visitOf(1))], '/'))).toBe(true);
  expect(isBusy(quietPairs([roundOf(visitOf(1), visitOf(1))], '/'))).toBe(false);
});
