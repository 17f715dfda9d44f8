import { expect, test } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import type { Kind } from '../wallet/index.ts';
import type { WagerOutcome } from './answer.ts';
import type { ValidRule } from './domain/valid-bet.ts';
import type { BetState, RoundState } from './rules/round.ts';

const database = await testDatabase();

/** Every word of a type, which the compiler compares with the type. */
const wordsOf = <Word extends string>(words: Readonly<Record<Word, true>>): readonly string[] => Object.keys(words);

const KINDS = wordsOf<Kind>({
  stake: true,
  win: true,
  deposit: true,
  withdrawal: true,
  transfer: true,
  reversal: true,
  bonus: true,
  adjustment: true,
  rebate: true,
  fee: true,
  'vendor-transfer': true,
  'agent-transfer': true,
  promotion: true,
  dividend: true,
  salary: true,
});
const OUTCOMES = wordsOf<WagerOutcome>({
  applied: true,
  'insufficient-funds': true,
  blocked: true,
  'limit-reached': true,
  'group-failed': true,
  'nothing-to-undo': true,
  'cancelled-before': true,
  'currency-mismatch': true,
  conflict: true,
  'unknown-account': true,
  'out-of-range': true,
  'market-closed': true,
  'round-over': true,
  'bet-unknown': true,
  'win-stands': true,
  'round-open': true,
  'session-over': true,
  'player-blocked': true,
  'region-blocked': true,
  'game-disabled': true,
  'wrong-currency': true,
  'stake-out-of-range': true,
  'campaign-closed': true,
  'vendor-disabled': true,
  'bonus-max-bet': true,
});

test.each([
  ['wallet_kind', KINDS],
  ['wallet_outcome', OUTCOMES],
  ['betting_bet_state', wordsOf<BetState>({ accepted: true, settled: true, void: true })],
  ['betting_round_state', wordsOf<RoundState>({ open: true, won: true, lost: true, cancelled: true })],
  [
    'betting_valid_rule',
    wordsOf<ValidRule>({ 'stake-1': true, 'stake-unless-pushed-1': true, 'result-1': true, 'nothing-1': true }),
  ],
])('the words of %s in the database are those of the code', async (type, words) => {
  const { rows } = await database.pool.query<{ word: string }>(
    `select unnest(enum_range(null::${type}))::text as word`,
  );

  expect(rows.map(({ word }) => word)).toEqual(words);
});
