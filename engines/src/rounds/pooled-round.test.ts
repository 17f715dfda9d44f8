import { money } from '@fairground/contract/money';
import { expect, test } from 'vitest';
import { commitmentOf, newServerSeed, writeSeed } from '../fair/seed.ts';
import { wordsOf } from '../fair/stream.ts';
import { payout } from '../maths/payout.ts';
import { studioGame } from '../slots/games.ts';
import { repeatRound } from './repeat-round.ts';
import { hashOfRules, verifyRound } from './verify-round.ts';

const SEED = newServerSeed(Uint8Array.from({ length: 32 }, (_, index) => index));
const BET = money(10_000_000n);
/** With this seed the dragon comes in this round, and not in the first. */
const DRAGON_NONCE = 24_166;
const rules = studioGame('dragon-lake').definition;

/** A round as the books have it, with so much paid from the pool. */
const provenWith = (nonce: number, pool: bigint) => {
  const choice = { kind: 'slot', mode: 'base' } as const;
  const words = wordsOf(SEED, { game: 'dragon-lake', clientSeed: 'player', nonce });
  const { shown, returned } = repeatRound(words, rules, { choice, steps: [] });
  if (shown.kind !== 'slot') throw new Error('A slot shows no spin.');
  return {
    jackpots: shown.jackpots,
    proof: {
      round: {
        choice,
        steps: [],
        nonce,
        state: 'DONE' as const,
        shown: { ...shown, pool: pool.toString() },
        bet: BET,
        win: money(payout(BET, returned) + pool),
      },
      model: 'dragon-lake',
      definitionHash: hashOfRules(rules),
      rules,
      commitment: commitmentOf(SEED),
      clientSeed: 'player',
      serverSeed: writeSeed(SEED),
      payStep: money(1n),
    },
  };
};

test('a round that won a pool is the same when it is repeated: the draw says who won, the books how much', () => {
  const { jackpots, proof } = provenWith(DRAGON_NONCE, 1_234_560_000n);

  expect(jackpots).toEqual(['dragon']);
  expect(verifyRound(proof)).toBe('same');
  expect(verifyRound({ ...proof, round: { ...proof.round, win: money(proof.round.win - 1n) } })).toBe('wrong-win');
});

test('what a pool is said to have paid without being won is found out', () => {
  expect(verifyRound(provenWith(0, 0n).proof)).toBe('same');
  expect(verifyRound(provenWith(0, 5n).proof)).toBe('wrong-outcome');
});
