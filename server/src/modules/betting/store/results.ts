import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { recordSet, rowsOf } from '../../../platform/database/index.ts';

/** What is said of a bet when its round ends. */
export type ResultRow = {
  readonly bet: bigint;
  /** Whose it is, where the bet is looked up by its member. */
  readonly member: bigint | null;
  readonly payout: bigint;
  /** What counts for turnover; by the rule of the bet where nothing is said. */
  readonly valid: bigint | null;
  /** The part of the payout that is stake of what was void. */
  readonly back: bigint | null;
};

const RESULTS = recordSet<ResultRow>({
  bet: 'bigint',
  member: 'bigint',
  payout: 'bigint',
  valid: 'bigint',
  back: 'bigint',
});

/** Results as the functions that end rounds take them. */
export const resultsOf = (rows: readonly ResultRow[]): RawBuilder<unknown> =>
  sql`(select array_agg(row(given.bet, given.member, given.payout, given.valid, given.back)::betting_result) from ${rowsOf(RESULTS, rows)})`;
