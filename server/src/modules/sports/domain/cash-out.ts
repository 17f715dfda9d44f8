import { toNumber } from '@fairground/engines/maths/fraction';
import { cashOutValue } from '@fairground/engines/sports/cash-out';
import { weightsOf } from '@fairground/engines/sports/chances';
import type { Weights } from '@fairground/engines/sports/chances';
import { jointChance } from '@fairground/engines/sports/joint';
import { mapWeights } from '@fairground/engines/sports/map-chances';
import type { MapMarketType } from '@fairground/engines/sports/maps';
import type { Grid } from '@fairground/engines/sports/score-grid';
import { systemLines } from '@fairground/engines/sports/systems';
import type { Halves } from '@fairground/engines/sports/market';
import { fightChance, fightRules, isFightBet } from '@fairground/engines/tables/virtual-fight';
import type { FightBet } from '@fairground/engines/tables/virtual-fight';
import { gridFor, selectionOf } from './match-grid.ts';
import type { MarketName, Model, Score } from './model.ts';
import { factorOf, fullPayout, groupsOf, remainingFactor } from './pay-bet.ts';
import type { PaidLeg, Terms } from './pay-bet.ts';

/** A leg as it stands: settled, or with the match its chance is computed from. */
export type ValuedLeg = PaidLeg & {
  readonly market: MarketName;
  readonly code: string;
  readonly since: Halves | null;
  readonly match: {
    readonly model: Model;
    readonly score: Score;
    readonly seconds: number;
    readonly isSecondHalf: boolean;
  };
};

/** What a bet is worth by fair chances, less the fee; settled legs count with their factors. Zero is no offer. */
export const valueOfBet = (terms: Terms, legs: readonly ValuedLeg[], feeMilli: number): bigint => {
  const expected = groupsOf(legs).map((group) => expectedOf(group, terms));
  const lines = terms.system === null ? [expected.map((_, at) => at)] : systemLines(terms.system, expected.length);
  const share =
    lines.reduce((all, line) => all + line.reduce((product, at) => product * (expected[at] ?? 0), 1), 0) / lines.length;
  return cashOutValue({
    stake: terms.stake,
    expected: share,
    fullPayout: fullPayout(terms, legs),
    feeMilli,
  });
};

const expectedOf = (group: readonly [ValuedLeg, ...ValuedLeg[]], terms: Terms): number => {
  const known = factorOf(group, terms.combos);
  if (known !== null) return toNumber(known);
  const [only] = group;
  return group.length === 1 ? expectedFactorOf(only) : expectedCombo(group, terms);
};

const expectedFactorOf = (leg: ValuedLeg): number => {
  const { won, lost } = weightsNow(leg);
  return (won * leg.oddsMilli) / 1_000 + (1 - won - lost);
};

/** Legs that are won or void are behind it; the others have to win together. */
const expectedCombo = (group: readonly [ValuedLeg, ...ValuedLeg[]], terms: Terms): number => {
  const open = group.filter(({ result }) => result === null).map((leg) => selectionOf(leg.market, leg.code));
  return jointChance(open, gridOf(group[0], open)) * toNumber(remainingFactor(group, terms.combos));
};

const gridOf = ({ match }: ValuedLeg, open: Parameters<typeof gridFor>[2]): Grid => {
  if (match.model.is !== 'goals') throw new Error('Only goals are priced together.');
  return gridFor(match.model, match, open);
};

const weightsNow = (leg: ValuedLeg): Weights => {
  const { market, code, match, since } = leg;
  const { model, score } = match;
  switch (model.is) {
    case 'goals': {
      const selection = selectionOf(market, code);
      return weightsOf(selection, gridOf(leg, [selection]), since ?? undefined);
    }
    case 'maps':
      return mapWeights(
        { type: market.type as MapMarketType, lineQuarters: market.lineQ, variant: market.variant, code },
        { best: model.best, chance: model.chance, played: score.maps },
      );
    case 'fight':
      return fightWeights(model, code as FightBet);
  }
};

/** A draw gives the stakes on both sides back. */
const fightWeights = (strengths: { readonly meron: number; readonly wala: number }, bet: FightBet): Weights => {
  const rules = fightRules(strengths);
  if (!isFightBet(rules, bet)) return { won: 0, lost: 1 };
  const won = toNumber(fightChance(rules, bet));
  return { won, lost: bet === 'draw' ? 1 - won : 1 - won - toNumber(fightChance(rules, 'draw')) };
};
