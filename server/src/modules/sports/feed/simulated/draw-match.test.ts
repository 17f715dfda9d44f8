import { newServerSeed, writeSeed } from '@fairground/engines/fair/seed';
import { expect, test } from 'vitest';
import { goalsOf } from '../../domain/model.ts';
import type { Model } from '../../domain/model.ts';
import { COMPETITIONS } from '../../domain/competitions.ts';
import { plannedMatches } from './calendar.ts';
import { drawMatch } from './draw-match.ts';

const seedOf = (number: number) =>
  newServerSeed(Uint8Array.from({ length: 32 }, (_, at) => (number >> (at % 4)) * 31 + at));
const startsAt = new Date('2026-11-20T12:00:00Z');

const drawn = (number: number, model: Model, speed = 30) => {
  const seed = seedOf(number);
  return drawMatch({ ref: `virtual-coast:${number}`, startsAt, speed, model, seed, seedText: writeSeed(seed) });
};

test('a match follows from its seed alone, ends with its result and its seed, and never steps back in time', () => {
  const model: Model = { is: 'goals', home: 1.6, away: 1.1 };
  const script = drawn(7, model);

  expect(drawn(7, model)).toEqual(script);
  expect(script.map(({ atMs }) => atMs)).toEqual(script.map(({ atMs }) => atMs).toSorted((a, b) => a - b));
  expect(script.slice(-2).map(({ body }) => body.kind)).toEqual(['settle', 'proof']);
  expect(script.at(-1)?.atMs).toBe(190_000);
});

test('goals are as many as the expected goals that prices are computed from, and the second half has a tenth more', () => {
  const model: Model = { is: 'goals', home: 1.6, away: 1.1 };
  const count = 4_000;
  const sums = { home: 0, away: 0, first: 0, second: 0 };
  for (let number = 1; number <= count; number += 1) {
    const end = drawn(number, model).find(({ body }) => body.kind === 'settle' && body.scope === 'match');
    if (end?.body.kind !== 'settle') throw new Error('A match has no result.');
    const { score } = end.body;
    sums.home += goalsOf(score).home;
    sums.away += goalsOf(score).away;
    sums.first += score.halves.h1 + score.halves.a1;
    sums.second += score.halves.h2 + score.halves.a2;
  }

  // Four standard errors of a mean of Poisson draws.
  expect(Math.abs(sums.home / count - 1.6)).toBeLessThan(4 * Math.sqrt(1.6 / count));
  expect(Math.abs(sums.away / count - 1.1)).toBeLessThan(4 * Math.sqrt(1.1 / count));
  expect(Math.abs(sums.first / (sums.first + sums.second) - 45 / 94.5)).toBeLessThan(0.025);
});

test('what is counted follows the goals that have fallen and changes none of them', () => {
  const script = drawn(7, { is: 'goals', home: 1.6, away: 1.1 });
  let goals = { home: 0, away: 0 };
  const seen = script.flatMap(({ body }) => {
    if (body.kind === 'score') goals = goalsOf(body.score);
    return body.kind === 'stats' ? [{ ...body.stats, goals }] : [];
  });

  expect(seen).toHaveLength(18);
  for (const [at, { shots, onTarget, momentum, goals: scored }] of seen.entries()) {
    expect(momentum).toHaveLength(at + 1);
    expect(momentum.every((each) => Math.abs(each) <= 100)).toBe(true);
    for (const side of ['home', 'away'] as const) {
      expect(onTarget[side]).toBeGreaterThanOrEqual(scored[side]);
      expect(shots[side]).toBeGreaterThanOrEqual(onTarget[side]);
    }
  }
});

test('a match of maps ends when one side has enough of them, and a fight has a result', () => {
  const maps = drawn(11, { is: 'maps', best: 5, chance: 0.6 }, 1);
  const end = maps.find(({ body }) => body.kind === 'settle' && body.scope === 'match');
  const fight = drawn(12, { is: 'fight', meron: 50, wala: 50 }, 1);

  const won = end?.body.kind === 'settle' ? end.body.score.maps : [];
  expect(Math.max(won.filter((side) => side === 'h').length, won.filter((side) => side === 'a').length)).toBe(3);
  expect(fight.filter(({ body }) => body.kind === 'score')).toHaveLength(1);
});

test('calendars name a match the same whenever they are asked', () => {
  for (const [index, competition] of COMPETITIONS.entries()) {
    const planned = plannedMatches(competition, startsAt, index);
    const later = plannedMatches(competition, new Date(startsAt.getTime() + 30_000), index);
    const known = new Map(planned.map((match) => [match.ref, match]));
    expect(planned.length).toBeGreaterThan(1);
    for (const match of later) expect(known.get(match.ref) ?? match).toEqual(match);
    expect(planned.filter(({ home, away }) => home.code === away.code)).toEqual([]);
  }
});

test('virtual football begins so often that a match is always being played', () => {
  const virtual = COMPETITIONS.find(({ sport }) => sport === 'VIRTUAL');
  if (!virtual) throw new Error('There is no virtual football.');

  const starts = plannedMatches(virtual, startsAt, 2).map((match) => match.startsAt.getTime());

  expect(Math.max(...starts.slice(1).map((start, at) => start - (starts[at] ?? 0)))).toBeLessThanOrEqual(180_000);
});
