import { randomInt } from 'node:crypto';
import { readFeedBody } from '../../server/src/modules/sports/index.ts';
import type { FeedBody, FeedMessage, SportsFeed } from '../../server/src/modules/sports/index.ts';
import { systemClock } from '../../server/src/platform/clock.ts';

export const PRODUCER = 'chaos';

/** A message with the moment at which its source says it. */
export type Said = { readonly at: number; readonly message: FeedMessage };

const SECOND = 1_000;
/** Between two kick-offs; the time before one; the length of both halves together. */
const EVERY_MS = 6 * SECOND;
const AHEAD_MS = 14 * SECOND;
const PLAYED_MS = 16 * SECOND;
const CORRECTED_MS = 2 * SECOND;
/** From the announcement of a match until nothing more is said of it. */
export const MATCH_MS = AHEAD_MS + PLAYED_MS + 3 * CORRECTED_MS;

type Side = 'h' | 'a';
type Timed = { readonly at: number; readonly body: FeedBody };

/** Matches of some seconds, one after the other from a moment on for so long: goals, ends, corrections, roll backs and cancellations. */
export const aDay = (from: number, forMs: number): readonly Said[] => {
  const matches = Math.max(1, Math.floor((forMs - MATCH_MS) / EVERY_MS));
  const all = Array.from({ length: matches }, (_, number) =>
    aMatch(`match-${number}`, from + number * EVERY_MS),
  ).flat();
  return all
    .toSorted((one, other) => one.at - other.at)
    .map(({ at, body }, place) => ({ at, message: { seq: BigInt(place + 1), body } }));
};

const scoreOf = (order: readonly Side[], first: number) => {
  const count = (part: readonly Side[], side: Side): number => part.filter((each) => each === side).length;
  const [one, two] = [order.slice(0, first), order.slice(first)];
  return {
    halves: { h1: count(one, 'h'), a1: count(one, 'a'), h2: count(two, 'h'), a2: count(two, 'a') },
    ...{ order: [...order], maps: [], fight: null },
  };
};

const sideAt = (): Side => (randomInt(2) === 0 ? 'h' : 'a');

const aMatch = (ref: string, announcedAt: number): readonly Timed[] => {
  const kickOff = announcedAt + AHEAD_MS;
  const half = kickOff + PLAYED_MS / 2;
  const end = kickOff + PLAYED_MS;
  const state = (at: number, to: 'LIVE' | 'BREAK' | 'ENDED', seconds: number): Timed => ({
    at,
    body: { kind: 'state', ref, state: to, seconds, isRunning: to === 'LIVE', at: new Date(at).toISOString() },
  });
  const goals = Array.from({ length: randomInt(5) }, () => ({ at: kickOff + 500 + randomInt(PLAYED_MS - 1_000), side: sideAt() }))
    .toSorted((one, other) => one.at - other.at); // prettier-ignore
  const first = goals.filter(({ at }) => at < half).length;
  const order = goals.map(({ side }) => side);
  const score = scoreOf(order, first);
  const settled = (at: number, final: typeof score, scope = 'match'): Timed => ({
    at,
    body: { kind: 'settle', ref, scope, score: final },
  });
  return [
    {
      at: announcedAt,
      body: {
        ...{ kind: 'fixture', ref, sport: 'VIRTUAL', competition: 'red-river', home: 'rr-hanoi', away: 'rr-haiphong' },
        ...{ startsAt: new Date(kickOff).toISOString(), speed: (5_400 * SECOND) / PLAYED_MS },
        ...{ model: { is: 'goals', home: 1.72, away: 0.94 }, commitment: 'c'.repeat(64) },
      },
    },
    state(kickOff, 'LIVE', 0),
    ...goals.flatMap(({ at }, place) => goalAt(ref, at, scoreOf(order.slice(0, place + 1), first))),
    state(half, 'BREAK', 2_700),
    settled(half + 1, scoreOf(order.slice(0, first), first), 'h1'),
    state(half + 2, 'LIVE', 2_700),
    state(end, 'ENDED', 5_400),
    settled(end + 1, score),
    ...laterOf(ref, end, { settled, order, first }),
  ];
};

const goalAt = (ref: string, at: number, score: ReturnType<typeof scoreOf>): readonly Timed[] =>
  (
    [
      { kind: 'bet-stop', ref },
      { kind: 'score', ref, score },
      { kind: 'settle', ref, scope: `goal:${score.order.length}`, score },
      { kind: 'resume', ref },
    ] satisfies readonly FeedBody[]
  ).map((body) => ({ at, body }));

type Ended = {
  readonly settled: (at: number, score: ReturnType<typeof scoreOf>) => Timed;
  readonly order: readonly Side[];
  readonly first: number;
};

/** What a source says after the end: another result, no result and one again, a half that is void and is not. */
const laterOf = (ref: string, end: number, { settled, order, first }: Ended): readonly Timed[] => {
  const corrected = scoreOf([...order, sideAt()], first);
  const soon = end + CORRECTED_MS;
  const later = soon + CORRECTED_MS;
  switch (randomInt(4)) {
    case 0:
      return [settled(soon, corrected)];
    case 1:
      return [{ at: soon, body: { kind: 'rollback-settle', ref, scope: 'match' } }, settled(later, corrected)];
    case 2:
      return [
        { at: soon, body: { kind: 'cancel', ref, scope: 'h1' } },
        { at: later, body: { kind: 'rollback-cancel', ref, scope: 'h1' } },
      ];
    default:
      return [];
  }
};

/** The feed as it is by now: what was said so far. */
export const feedOf = (day: readonly Said[]): SportsFeed => ({
  producer: PRODUCER,
  heartbeat: () => systemClock.now(),
  recover: (after, limit) =>
    Promise.resolve(
      saidBy(day)
        .filter(({ seq }) => seq > after)
        .slice(0, limit),
    ),
});

export const saidBy = (day: readonly Said[]): readonly FeedMessage[] =>
  day.filter(({ at }) => at <= systemClock.now().getTime()).map(({ message }) => message);

/** A day as a file: one message with its moment in each line. */
export const writeDay = (day: readonly Said[]): string =>
  day.map(({ at, message: { seq, body } }) => `${JSON.stringify({ at, seq: Number(seq), body })}\n`).join('');

export const readDay = (text: string): readonly Said[] =>
  text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const { at, seq, body } = JSON.parse(line) as { at: number; seq: number; body: unknown };
      return { at, message: { seq: BigInt(seq), body: readFeedBody(body) } };
    });
