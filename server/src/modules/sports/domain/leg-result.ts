import type { LegResult } from '@fairground/contract/sports/fields';
import type { Halves } from '@fairground/engines/sports/market';
import type { MarketName, Score } from './model.ts';
import { RESULT_OF, settleLeg } from './settle-leg.ts';

export type ResultKind = 'SETTLED' | 'ROLLED_BACK' | 'CANCELLED' | 'CANCEL_ROLLED_BACK';

/** What was said of a market, in its order. */
export type SaidResult = {
  readonly kind: ResultKind;
  readonly facts: { readonly score?: Score; readonly from?: string; readonly to?: string };
};

export type SettlingLeg = { readonly code: string; readonly since: Halves | null; readonly acceptedAt: Date };

/**
 * What a leg stands at after everything that was said of its market; null while it is open. Results and cancellations
 * are undone each by its own roll back, so that a late settlement gives nothing back to bets that were cancelled.
 */
export const legResult = (market: MarketName, leg: SettlingLeg, said: readonly SaidResult[]): LegResult | null => {
  let score: Score | undefined;
  let windows: SaidResult['facts'][] = [];
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
  if (windows.some((window) => isWithin(window, leg.acceptedAt))) return 'VOID';
  return score ? RESULT_OF[settleLeg(market, leg.code, score, leg.since)] : null;
};

/** A window contains its beginning and not its end; without one it contains every bet. */
const isWithin = ({ from, to }: SaidResult['facts'], at: Date): boolean =>
  (from === undefined || at >= new Date(from)) && (to === undefined || at < new Date(to));
