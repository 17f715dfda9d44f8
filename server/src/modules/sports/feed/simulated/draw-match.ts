import { wordsOf } from '@fairground/engines/fair/stream';
import type { ServerSeed } from '@fairground/engines/fair/seed';
import type { Words } from '@fairground/engines/random/words';
import { drawGoals, drawMaps, MATCH_DRAW, matchSeedOf } from '@fairground/engines/sports/draw';
import { decideFight, fightRules } from '@fairground/engines/tables/virtual-fight';
import { NO_SCORE } from '../../domain/model.ts';
import type { Model, Score } from '../../domain/model.ts';
import type { FeedBody } from '../feed.ts';
import { drawStats } from './draw-stats.ts';

/** A message of a match, so many milliseconds after its start. */
export type Scripted = { readonly atMs: number; readonly body: FeedBody };

export type DrawnMatch = {
  readonly ref: string;
  readonly startsAt: Date;
  readonly speed: number;
  readonly model: Model;
  readonly seed: ServerSeed;
  readonly seedText: string;
};

const HALF_SECONDS = 45 * 60;
const FIGHT_MS = 20_000;

/**
 * Everything a match will say, drawn from its seed alone: goals of two independent processes with the very intensity the
 * prices are computed from. Anyone who has the seed computes the same.
 */
export const drawMatch = (match: DrawnMatch): readonly Scripted[] => {
  const words = wordsOf(match.seed, { game: MATCH_DRAW, clientSeed: matchSeedOf(match.ref), nonce: 0 });
  const { model } = match;
  const script =
    model.is === 'goals'
      ? goalScript(match, model, words)
      : model.is === 'maps'
        ? mapScript(match, model, words)
        : fightScript(match, model, words);
  return script.toSorted((one, other) => one.atMs - other.atMs);
};

const goalScript = (
  match: DrawnMatch,
  { home, away }: { readonly home: number; readonly away: number },
  words: Words,
): readonly Scripted[] => {
  const { ref, speed } = match;
  const restMs = speed > 1 ? 10_000 : 15 * 60_000;
  const quietMs = speed > 1 ? 2_500 : 20_000;
  const msOf = (seconds: number, isSecond: boolean): number =>
    Math.round((seconds * 1_000) / speed) + (isSecond ? restMs : 0);
  const at = (atMs: number): string => new Date(match.startsAt.getTime() + atMs).toISOString();
  const script: Scripted[] = [state(ref, 'LIVE', 0, 0, at(0), true)];
  const halfMs = msOf(HALF_SECONDS, false);
  const fullMs = msOf(2 * HALF_SECONDS, true);
  let score: Score = NO_SCORE;
  let half = NO_SCORE;
  const goals = drawGoals(words, { home, away });
  for (const { side, seconds } of goals) {
    const isSecond = seconds >= HALF_SECONDS;
    score = afterGoal(score, side, isSecond);
    if (!isSecond) half = score;
    const atMs = msOf(seconds, isSecond);
    // What follows a goal never comes after the end of its half.
    const quietUntil = Math.min(atMs + quietMs, isSecond ? fullMs - 1 : halfMs - 1);
    script.push(
      { atMs, body: { kind: 'bet-stop', ref } },
      { atMs, body: { kind: 'score', ref, score } },
      { atMs: quietUntil, body: { kind: 'settle', ref, scope: `goal:${score.order.length}`, score } },
      { atMs: quietUntil, body: { kind: 'resume', ref } },
    );
  }
  // A stream of its own: what is counted changes no goal.
  const counted = wordsOf(match.seed, { game: MATCH_DRAW, clientSeed: matchSeedOf(ref), nonce: 1 });
  for (const { seconds, stats } of drawStats({ home, away }, goals, counted))
    script.push({ atMs: msOf(seconds, seconds > HALF_SECONDS), body: { kind: 'stats', ref, stats } });
  const secondMs = halfMs + restMs;
  script.push(
    state(ref, 'BREAK', halfMs, HALF_SECONDS, at(halfMs), false),
    { atMs: halfMs, body: { kind: 'settle', ref, scope: 'h1', score: half } },
    state(ref, 'LIVE', secondMs, HALF_SECONDS, at(secondMs), true),
    state(ref, 'ENDED', fullMs, 2 * HALF_SECONDS, at(fullMs), false),
    ...theEnd(match, fullMs, score),
  );
  return script;
};

const afterGoal = ({ halves: { h1, a1, h2, a2 }, order }: Score, side: 'h' | 'a', isSecond: boolean): Score => ({
  ...NO_SCORE,
  halves: {
    h1: h1 + (side === 'h' && !isSecond ? 1 : 0),
    a1: a1 + (side === 'a' && !isSecond ? 1 : 0),
    h2: h2 + (side === 'h' && isSecond ? 1 : 0),
    a2: a2 + (side === 'a' && isSecond ? 1 : 0),
  },
  order: [...order, side],
});

const mapScript = (match: DrawnMatch, model: Extract<Model, { is: 'maps' }>, words: Words): readonly Scripted[] => {
  const { ref } = match;
  const at = (atMs: number): string => new Date(match.startsAt.getTime() + atMs).toISOString();
  const script: Scripted[] = [state(ref, 'LIVE', 0, 0, at(0), true)];
  const maps = drawMaps(words, model);
  let score: Score = NO_SCORE;
  for (const { side, seconds } of maps) {
    score = { ...NO_SCORE, maps: [...score.maps, side] };
    const atMs = seconds * 1_000;
    script.push(
      { atMs, body: { kind: 'bet-stop', ref } },
      { atMs, body: { kind: 'score', ref, score } },
      { atMs: atMs + 100, body: { kind: 'settle', ref, scope: `map:${score.maps.length}`, score } },
    );
    if (score.maps.length < maps.length) script.push({ atMs: atMs + 30_000, body: { kind: 'resume', ref } });
  }
  const seconds = maps.at(-1)?.seconds ?? 0;
  const endMs = seconds * 1_000 + 200;
  return [...script, state(ref, 'ENDED', endMs, seconds, at(endMs), false), ...theEnd(match, endMs, score)];
};

/** The betting clock of a fight ends when it begins; it is decided then and shown for some seconds. */
const fightScript = (
  match: DrawnMatch,
  { meron, wala }: { readonly meron: number; readonly wala: number },
  words: Words,
): readonly Scripted[] => {
  const { ref } = match;
  const score: Score = { ...NO_SCORE, fight: decideFight(words, fightRules({ meron, wala })) };
  const at = (atMs: number): string => new Date(match.startsAt.getTime() + atMs).toISOString();
  return [
    state(ref, 'LIVE', 0, 0, at(0), true),
    { atMs: FIGHT_MS, body: { kind: 'score', ref, score } },
    state(ref, 'ENDED', FIGHT_MS, FIGHT_MS / 1_000, at(FIGHT_MS), false),
    ...theEnd(match, FIGHT_MS, score),
  ];
};

const state = (
  ref: string,
  to: 'LIVE' | 'BREAK' | 'ENDED',
  atMs: number,
  seconds: number,
  at: string,
  isRunning: boolean,
): Scripted => ({ atMs, body: { kind: 'state', ref, state: to, seconds, isRunning, at } });

const theEnd = ({ ref, seedText }: DrawnMatch, atMs: number, score: Score): readonly Scripted[] => [
  { atMs, body: { kind: 'settle', ref, scope: 'match', score } },
  { atMs, body: { kind: 'proof', ref, seed: seedText } },
];
