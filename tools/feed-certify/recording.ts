import type { FeedBody, FeedMessage } from '../../server/src/modules/sports/index.ts';

const NOBODY = { h1: 0, a1: 0, h2: 0, a2: 0 };
const goals = (order: readonly ('h' | 'a')[], firstHalf: number) => {
  const count = (part: readonly string[], side: string): number => part.filter((each) => each === side).length;
  const [first, second] = [order.slice(0, firstHalf), order.slice(firstHalf)];
  return {
    halves: { h1: count(first, 'h'), a1: count(first, 'a'), h2: count(second, 'h'), a2: count(second, 'a') },
    order: [...order],
    maps: [],
    fight: null,
  };
};
const maps = (order: readonly ('h' | 'a')[]) => ({ halves: NOBODY, order: [], maps: [...order], fight: null });

/**
 * What the kit plays unless it is given a file: a match that is corrected twice, one that is broken off, one whose market
 * was cancelled and taken back, and one of maps that is settled late.
 */
export const ownRecording = (startsAt: Date): readonly FeedMessage[] => {
  const at = startsAt.toISOString();
  const fixture = (ref: string, parts: object = {}): FeedBody => ({
    kind: 'fixture',
    ref,
    sport: 'FOOTBALL',
    competition: 'red-river',
    home: 'rr-hanoi',
    away: 'rr-haiphong',
    startsAt: at,
    speed: 1,
    model: { is: 'goals', home: 1.72, away: 0.94 },
    commitment: 'c'.repeat(64),
    ...parts,
  });
  const state = (ref: string, to: 'LIVE' | 'BREAK' | 'ENDED' | 'ABANDONED', seconds: number): FeedBody => ({
    kind: 'state',
    ref,
    state: to,
    seconds,
    isRunning: to === 'LIVE',
    at,
  });
  const goal = (ref: string, score: ReturnType<typeof goals>): readonly FeedBody[] => [
    { kind: 'bet-stop', ref },
    { kind: 'score', ref, score },
    { kind: 'settle', ref, scope: `goal:${score.order.length}`, score },
    { kind: 'resume', ref },
  ];
  const settle = (
    ref: string,
    score: ReturnType<typeof goals> | ReturnType<typeof maps>,
    scope = 'match',
  ): FeedBody => ({
    kind: 'settle',
    ref,
    scope,
    score,
  });
  const bodies: readonly FeedBody[] = [
    fixture('corrected'),
    fixture('broken-off'),
    fixture('cancelled'),
    fixture('late', {
      sport: 'ESPORTS',
      competition: 'five-lane',
      home: 'es-lotus',
      away: 'es-bamboo',
      model: { is: 'maps', best: 3, chance: 0.55 },
    }),
    state('corrected', 'LIVE', 0),
    state('broken-off', 'LIVE', 0),
    ...goal('corrected', goals(['h'], 1)),
    state('late', 'LIVE', 0),
    ...goal('broken-off', goals(['a'], 1)),
    { kind: 'cancel', ref: 'cancelled', scope: 'h1' },
    state('corrected', 'BREAK', 2_700),
    settle('corrected', goals(['h'], 1), 'h1'),
    state('cancelled', 'LIVE', 0),
    ...goal('broken-off', goals(['a', 'a'], 2)),
    ...goal('broken-off', goals(['a', 'a', 'h'], 3)),
    state('broken-off', 'ABANDONED', 2_000),
    state('corrected', 'LIVE', 2_700),
    ...goal('corrected', goals(['h', 'a'], 1)),
    { kind: 'rollback-cancel', ref: 'cancelled', scope: 'h1' },
    state('corrected', 'ENDED', 5_400),
    settle('corrected', goals(['h', 'a'], 1)),
    { kind: 'rollback-settle', ref: 'corrected', scope: 'match' },
    settle('corrected', goals(['h', 'a', 'h'], 1)),
    settle('corrected', goals(['h', 'a', 'h'], 1)),
    state('late', 'ENDED', 4_000),
    state('cancelled', 'ENDED', 5_400),
    settle('cancelled', goals([], 0)),
    { kind: 'cancel', ref: 'broken-off', scope: 'h1' },
    settle('corrected', goals(['h', 'a', 'a'], 1)),
    settle('late', maps(['h', 'a', 'h'])),
  ];
  return bodies.map((body, at_) => ({ seq: BigInt(at_ + 1), body }));
};
