import { money } from '@fairground/contract/money';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Entry } from './entry.ts';
import type { FamilyCode } from './families.ts';
import { GAMES, oddsOf, playsOf } from './games.ts';
import type { Game } from './games.ts';
import type { Play } from './play.ts';
import { payoutOf } from './price.ts';
import type { Odds } from './price.ts';
import { prizesOfForm } from './prizes.ts';
import { isLess, plus, ratio, times } from './ratio.ts';
import type { Ratio } from './ratio.ts';
import { chanceOfTier, returnsOfBets } from './returns.ts';
import { everyDraw } from './testing/every-draw.ts';
import type { Proof } from './testing/every-draw.ts';

/** What is said of bets before the draw, held against everything that can be drawn. */

type Offered = { readonly play: Play; readonly family: FamilyCode; readonly games: readonly Game[] };

/** Each play once, with the games that pay it: one for all that pay by the series, and every one with a card or pool. */
const offered = (): readonly Offered[] => {
  const found = new Map<Play, { readonly family: FamilyCode; readonly games: Game[] }>();
  for (const game of GAMES)
    for (const play of game.modes.flatMap((mode) => playsOf(game, mode))) {
      const known = found.get(play);
      if (known === undefined) found.set(play, { family: game.family, games: [game] });
      else if (game.card !== undefined || game.pool !== undefined) known.games.push(game);
    }
  return [...found].map(([play, of]) => ({ play, ...of }));
};

describe.each([...Map.groupBy(offered(), ({ family }) => family)])('%s', (family, plays) => {
  let proofs: readonly (readonly Proof[])[] = [];
  beforeAll(() => {
    proofs = plays.map(({ play }) => everyDraw(play, family));
  });
  afterAll(() => {
    proofs = [];
  });

  test('[part of A-03] a bet wins in the tiers of its form: in all of them and in no other', () => {
    for (const [index, { play, games }] of plays.entries()) {
      const price = money(10_000n);
      const seen = new Set<string>();
      const wrong: string[] = [];
      for (const { entry, line, won, leastHits } of proofs[index] ?? []) {
        const form = play.formOf(line, entry);
        seen.add(form);
        const tiers = play.forms().get(form) ?? [];
        if (won.size !== tiers.length || tiers.some((tier) => !won.has(tier)) || leastHits !== play.hitsPerWin)
          wrong.push(`${line} wins ${[...won.keys()].join()}, ${leastHits} times, not ${tiers.join()}`);
      }
      expect([play.code, wrong.slice(0, 5)]).toEqual([play.code, []]);
      expect([play.code, [...seen].toSorted()]).toEqual([play.code, [...play.forms().keys()].toSorted()]);
      for (const odds of games.map((game) => oddsOf(game, play, 1960)))
        for (const [form, tiers] of play.forms())
          expect(prizesOfForm(play, form, odds, price)).toEqual(
            tiers.map((tier) => payoutOf({ won: new Map([[tier, play.hitsPerWin]]), voided: 0 }, odds, price)),
          );
    }
  });

  test('[part of A-03] what is said to come back is what comes back of all draws, for the worst bet and the best', () => {
    for (const [index, { play, games }] of plays.entries())
      for (const game of games) {
        const odds = oddsOf(game, play, 1960);
        const found = new Map<string, Ratio>();
        for (const { stakes, of, won, voided } of proofs[index] ?? []) {
          const decided = of * BigInt(stakes) - voided;
          const key = `${[...won].join(' ')} ${decided}`;
          if (!found.has(key)) found.set(key, broughtBy(won, odds, decided));
        }
        // Shared prizes bring back the part of sales they are made of.
        const shared = (game.pool?.tiers ?? []).map(({ part }) => part).reduce(plus, ratio(0));
        const all = [...found.values()].map((back) => plus(back, shared)).toSorted(byValue);
        expect([play.code, returnsOfBets(game, play, 1960)]).toEqual([play.code, { least: all[0], most: all.at(-1) }]);
      }
  });

  test('[part of A-03] the chance that is shown of a single bet is the part of all draws that it wins on', () => {
    for (const [index, { play }] of plays.entries()) {
      const stakes = play.lots === 1 ? 1 : play.stakesPerBet;
      // The pairs of đá win together, with one chance for all numbers that are picked.
      const isSingle = (entry: Entry): boolean => play.bets(entry) === 1 || play.hitsPerWin > 1;
      const single = (proofs[index] ?? []).filter(({ entry }) => entry.length === 0 || isSingle(entry));
      const wrong = single.flatMap(({ line, of, wins }) =>
        [...wins]
          .filter(([tier, won]) => !isEqual(chanceOfTier(play, tier), ratio(won, of * BigInt(stakes))))
          .map(([tier]) => `${line} as ${tier}`),
      );
      expect([play.code, wrong.slice(0, 5)]).toEqual([play.code, []]);
    }
  });
});

const isEqual = (one: Ratio, other: Ratio): boolean => !isLess(one, other) && !isLess(other, one);

const broughtBy = (won: Proof['won'], odds: Odds, decided: bigint): Ratio =>
  [...won].map(([tier, hits]) => times(odds.get(tier) ?? ratio(0), ratio(hits, decided))).reduce(plus, ratio(0));

const byValue = (one: Ratio, other: Ratio): number => (isLess(one, other) ? -1 : 1);
