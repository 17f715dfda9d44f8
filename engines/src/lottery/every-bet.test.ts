import { money } from '@fairground/contract/money';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FamilyCode } from './families.ts';
import { GAMES, oddsOf, playsOf } from './games.ts';
import type { Game } from './games.ts';
import type { Play } from './play.ts';
import { payoutOf } from './price.ts';
import { prizesOfForm } from './prizes.ts';
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
});
