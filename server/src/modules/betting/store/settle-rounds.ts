import { sql } from 'kysely';
import type { MemberId } from '@fairground/contract/ids';
import type { Money } from '@fairground/contract/money';
import type { Tx } from '../../../platform/database/index.ts';
import type { BetId } from '../wager.ts';
import { resultsOf } from './results.ts';

/** What a round of one bet ends with. */
export type EndedRound = {
  readonly bet: BetId;
  readonly member: MemberId;
  readonly payout: Money;
  /** What counts for turnover. */
  readonly validBet: Money;
};

/** Ends those of the rounds that can be ended as sets; answers which those are, and who was paid. */
export const endRounds = async (
  tx: Tx,
  rounds: readonly EndedRound[],
): Promise<{ readonly done: ReadonlySet<BetId>; readonly paid: readonly MemberId[] }> => {
  const results = rounds.map(({ bet, member, payout, validBet }) => ({
    ...{ bet, member, payout, valid: validBet, back: null },
  }));
  const { rows } = await sql<{ done: readonly BetId[]; paid: readonly MemberId[] }>`
    select o_done as done, o_members as paid from betting_settle_rounds(${resultsOf(results)})`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('betting_settle_rounds answered nothing.');
  return { done: new Set(row.done), paid: row.paid };
};
