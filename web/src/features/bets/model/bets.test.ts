import type { Bet } from '@fairground/contract/betting/endpoints';
import { money } from '@fairground/contract/money';
import { expect, test } from 'vitest';
import { ALL_GAMES, countOf, queryOf, vendorsIn, withCategory, withVendor } from './game-filter.ts';
import type { PlayedVendor } from './game-filter.ts';
import { proofOf } from './proof.ts';
import type { OwnRound } from './proof.ts';
import { resultOfRound, sumsOf } from './round-sums.ts';

const bet = (parts: Partial<Bet> = {}) => ({
  betId: 7n as Bet['betId'],
  category: 'RNG' as const,
  gameCode: null,
  roundId: 'r-1',
  state: 'LOST' as const,
  stake: money(100n),
  bonusPart: money(0n),
  validBet: money(0n),
  payout: money(0n),
  ...parts,
});

test('[part of C-07] a round of the studio leads to its proof, a draw of the house once it is held, a hand of cards once it is paid, and nothing else', () => {
  const round = { roundId: 12n, nonce: 3 } as OwnRound;
  const draw = bet({ category: 'ELOTT', gameCode: 'SSC45S' });

  expect(proofOf(bet({ state: 'OPEN' }), round)).toEqual({ kind: 'round', href: '/fair?round=12', nonce: 3 });
  expect(proofOf(draw, undefined)).toEqual({ kind: 'draw', href: '/lottery/check?orderId=7' });
  expect(proofOf({ ...draw, state: 'OPEN' }, undefined)).toBeUndefined();
  expect(proofOf({ ...draw, state: 'CANCELLED' }, undefined)).toBeUndefined();
  const hand = bet({ category: 'PVP', roundId: 'hand:42' });
  expect(proofOf(hand, undefined)).toEqual({ kind: 'hand', href: '/fair?hand=42' });
  expect(proofOf({ ...hand, state: 'OPEN' }, undefined)).toBeUndefined();
  expect(proofOf({ ...hand, roundId: 'hand:42/../x' }, undefined)).toBeUndefined();
  expect(proofOf({ ...hand, category: 'RNG' }, undefined)).toBeUndefined();
  expect(proofOf(bet({ category: 'LOTT' }), undefined)).toBeUndefined();
  expect(proofOf(bet(), undefined)).toBeUndefined();
});

test('[part of C-07] a round adds up the bets that stand, and has no result while one of them is open', () => {
  const won = bet({ state: 'WON', payout: money(350n), validBet: money(200n), bonusPart: money(40n) });
  const taken = bet({ state: 'CANCELLED', bonusPart: money(60n) });

  expect(sumsOf([won, bet({ state: 'WON' }), taken])).toEqual({
    stake: 200n,
    bonusPart: 40n,
    validBet: 200n,
    payout: 350n,
    result: 150n,
  });
  expect(sumsOf([won, bet({ state: 'OPEN' })]).result).toBeUndefined();
  expect(sumsOf([taken])).toMatchObject({ stake: 0n, result: 0n });
});

test('[part of C-07] a category offers the vendors played in it, and lets go of a vendor it does not have', () => {
  const vendors: readonly PlayedVendor[] = [
    { vendor: 'jl', vendorName: 'Jolly', categories: ['RNG', 'FISH'] },
    { vendor: 'TCG_SEA', vendorName: 'Monsoon', categories: ['LOTT'] },
  ];

  expect(vendorsIn(vendors, null)).toEqual(vendors);
  expect(vendorsIn(vendors, 'FISH').map(({ vendor }) => vendor)).toEqual(['jl']);
  const chosen = { ...ALL_GAMES, vendor: 'jl' };
  expect(withCategory(chosen, 'RNG', vendors)).toEqual({ ...chosen, category: 'RNG' });
  expect(withCategory(chosen, 'LOTT', vendors)).toEqual({ ...ALL_GAMES, category: 'LOTT' });
  expect(withCategory(chosen, null, vendors)).toEqual(chosen);
});

test('a round is shown by what it came to as a whole, and a bet that was taken back as void', () => {
  const rounds = [350n, 200n, 150n, 0n].map((payout) => sumsOf([bet({ state: 'WON', payout: money(payout) }), bet()]));
  const open = sumsOf([bet({ state: 'OPEN' })]);

  expect(rounds.map((sums) => resultOfRound({ result: 'WON' }, sums))).toEqual(['WON', 'EVEN', 'LOST', 'LOST']);
  expect(resultOfRound({ result: 'OPEN' }, open)).toBe('OPEN');
  expect(resultOfRound({ result: 'VOID' }, open)).toBe('VOID');
});

test('[part of C-07] a game counts with its vendor, and another vendor lets go of it', () => {
  const game = { vendor: 'jl', gameId: 5n as Bet['gameId'], gameName: 'Mines' };
  const chosen = { ...ALL_GAMES, game, result: 'WON' as const };

  expect(queryOf(chosen)).toEqual({ vendor: 'jl', gameId: 5n, result: 'WON' });
  expect(countOf(chosen)).toBe(2);
  expect(withVendor(chosen, 'jl').game).toBe(game);
  expect(withVendor(chosen, null).game).toBe(game);
  expect(withVendor(chosen, 'TCG_SEA').game).toBeNull();
});
