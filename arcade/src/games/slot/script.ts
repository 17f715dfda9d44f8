import type { SlotDefinition } from '@fairground/engines/slots/definition';
import type { Coin, Step, Win } from '@fairground/engines/slots/outcome';
import { slowReels } from './anticipation.ts';
import { cellsBefore, heldReelsOf } from './strips.ts';

/** One text a reel, from the top. */
export type Board = readonly string[];

/** What is shown one after the other. Pays are in units of the definition; `total` is what the round has won up to here. */
export type Beat =
  | {
      readonly kind: 'spin';
      readonly phase: string;
      /** As the reels land, before a wild fills its reel. */
      readonly landing: Board;
      readonly stops: readonly number[];
      readonly held: readonly number[];
      /** Reels that take longer, because the feature can still come and is one symbol away. */
      readonly slow: readonly number[];
      /** Which of the free spins this is; null outside of them. */
      readonly free: { readonly at: number; readonly count: number } | null;
    }
  | { readonly kind: 'expand'; readonly reels: readonly number[]; readonly board: Board }
  | {
      readonly kind: 'wins';
      readonly wins: readonly Win[];
      readonly multiplier: number;
      readonly pay: number;
      readonly total: number;
    }
  | { readonly kind: 'tumble'; readonly removed: readonly number[]; readonly before: Board; readonly board: Board }
  | { readonly kind: 'award'; readonly feature: string; readonly spins: number; readonly isMore: boolean }
  | { readonly kind: 'walk' }
  | {
      readonly kind: 'hold';
      readonly start: readonly Coin[];
      readonly respins: readonly (readonly Coin[])[];
      readonly respinsAtStart: number;
      readonly pay: number;
      readonly total: number;
    }
  | {
      readonly kind: 'wheel';
      readonly feature: string;
      readonly slice: number;
      readonly pay: number;
      readonly total: number;
    }
  | {
      readonly kind: 'pick';
      readonly feature: string;
      readonly opened: readonly number[];
      readonly pay: number;
      readonly total: number;
    }
  /** `spins` is how many free spins there were; 0 for other features. */
  | { readonly kind: 'feature-end'; readonly feature: string; readonly spins: number; readonly pay: number };

/** The story of a round: nothing is added to the outcome and nothing left out. */
export const scriptOf = (definition: SlotDefinition, mode: string, steps: readonly Step[]): readonly Beat[] => {
  const beats: Beat[] = [];
  const start = definition.bet.modes.find(({ id }) => id === mode)?.start;
  const baseSource = start && 'source' in start ? start.source : 'base';
  let [total, featureFrom, phase] = [0, 0, 'base'];
  let board: Board = [];
  let wins: readonly Win[] = [];
  let free = { at: 0, count: 0 };

  const pays = (found: readonly Win[], multiplier: number, pay: number): void => {
    total += pay;
    wins = found;
    if (pay > 0) beats.push({ kind: 'wins', wins: found, multiplier, pay, total });
  };
  const enter = (next: string): void => {
    if (next === phase) return;
    if (phase !== 'base') beats.push({ kind: 'feature-end', feature: phase, spins: free.at, pay: total - featureFrom });
    [phase, featureFrom] = [next, total];
  };

  for (const step of steps)
    switch (step.kind) {
      case 'spin': {
        const feature = definition.features.find(({ id }) => id === step.phase);
        enter(step.phase);
        if (feature?.type === 'free') free = { at: free.at + 1, count: free.count };
        const source = feature && 'source' in feature ? feature.source : baseSource;
        const held = heldReelsOf(definition, source, step.stops);
        if (feature?.type === 'walk') beats.push({ kind: 'walk' });
        const landing = cellsBefore(definition, source, step);
        beats.push({
          kind: 'spin',
          phase: step.phase,
          landing,
          stops: step.stops,
          held,
          slow: slowReels(definition, source, { board: step.board, held, phase: step.phase }),
          free: feature?.type === 'free' ? free : null,
        });
        const expanded = step.wildReels.filter((reel) => landing[reel] !== step.board[reel]);
        if (expanded.length > 0) beats.push({ kind: 'expand', reels: expanded, board: step.board });
        board = step.board;
        pays(step.wins, step.multiplier, step.pay);
        break;
      }
      case 'tumble':
        beats.push({ kind: 'tumble', removed: cellsOf(wins), before: board, board: step.board });
        board = step.board;
        pays(step.wins, step.multiplier, step.pay);
        break;
      case 'scatter':
        pays([step.win], 1, step.pay);
        break;
      case 'award':
        beats.push({ kind: 'award', feature: step.feature, spins: step.spins, isMore: phase === step.feature });
        free = phase === step.feature ? { at: free.at, count: free.count + step.spins } : { at: 0, count: step.spins };
        break;
      case 'hold': {
        enter('base');
        const feature = definition.features.find(({ id }) => id === step.feature);
        total += step.pay;
        beats.push({
          kind: 'hold',
          start: step.start,
          respins: step.respins,
          respinsAtStart: feature?.type === 'hold' ? feature.respins : 0,
          pay: step.pay,
          total,
        });
        break;
      }
      case 'wheel':
        enter('base');
        total += step.pay;
        beats.push({ kind: 'wheel', feature: step.feature, slice: step.slice, pay: step.pay, total });
        break;
      case 'pick':
        enter('base');
        total += step.pay;
        beats.push({ kind: 'pick', feature: step.feature, opened: step.opened, pay: step.pay, total });
        break;
    }
  enter('base');
  return beats;
};

/** Every cell that took part in a win, once each. */
export const cellsOf = (wins: readonly Win[]): readonly number[] => [...new Set(wins.flatMap(({ cells }) => cells))];
