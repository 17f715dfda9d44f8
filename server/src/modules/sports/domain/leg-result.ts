import type { LegResult, VoidedBy } from '@fairground/contract/sports/fields';
import type { Halves } from '@fairground/engines/sports/market';
import type { MarketName, Score } from './model.ts';
import { RESULT_OF, settleLeg } from './settle-leg.ts';

export type ResultKind = 'SETTLED' | 'ROLLED_BACK' | 'CANCELLED' | 'CANCEL_ROLLED_BACK';

/** What was said of a market, in its order. */
export type SaidResult = {
  readonly kind: ResultKind;
  readonly facts: ResultFacts;
};

/** Of a result the score it follows from; of a cancellation its window, and who cancelled. */
export type ResultFacts = {
  readonly score?: Score;
  readonly from?: string;
  readonly to?: string;
  readonly by?: VoidedBy;
};

export type SettlingLeg = { readonly code: string; readonly since: Halves | null; readonly acceptedAt: Date };

/**
 * What a leg stands at after everything that was said of its market; null while it is open. Results and cancellations
 * are undone each by its own roll back, so that a late settlement gives nothing back to bets that were cancelled.
 */
export const legResult = (market: MarketName, leg: SettlingLeg, said: readonly SaidResult[]): LegResult | null => {
  const { score, cancelled } = standingOf(leg, said);
  if (cancelled) return 'VOID';
  return score ? RESULT_OF[settleLeg(market, leg.code, score, leg.since)] : null;
};

/** What stands for a leg: the score of its result, and the cancellation that made it void. */
export const standingOf = (
  { acceptedAt }: Pick<SettlingLeg, 'acceptedAt'>,
  said: readonly SaidResult[],
): { readonly score: Score | undefined; readonly cancelled: ResultFacts | undefined } => {
  let score: Score | undefined;
  let windows: ResultFacts[] = [];
  for (const { kind, facts } of said)
    switch (kind) {
      case 'SETTLED':
        score = facts.score;
        break;
      case 'ROLLED_BACK':
        score = undefined;
        break;
      case 'CANCELLED':
        windows.push(facts);
        break;
      case 'CANCEL_ROLLED_BACK':
        windows = [];
        break;
    }
  return { score, cancelled: windows.find((window) => isWithin(window, acceptedAt)) };
};

/** A window contains its beginning and not its end; without one it contains every bet. */
const isWithin = ({ from, to }: ResultFacts, at: Date): boolean =>
  (from === undefined || at >= new Date(from)) && (to === undefined || at < new Date(to));
