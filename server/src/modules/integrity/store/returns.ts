import { sql } from 'kysely';
import { recordSet, rowsOf } from '../../../platform/database/index.ts';
import type { Reader, Tx } from '../../../platform/database/index.ts';
import type { ReturnSums } from '../domain/return-band.ts';

/** A game as its bets name it, in one currency. */
export type ReturnName = { readonly product: number; readonly game: bigint; readonly currency: string };
export type ReturnDelta = ReturnName & ReturnSums & { readonly day: string };

const RETURNS = recordSet<ReturnDelta>({
  day: 'date',
  product: 'integer',
  game: 'bigint',
  currency: 'text',
  rounds: 'bigint',
  stake: 'bigint',
  payout: 'bigint',
  stakeSquares: 'numeric',
  payoutSquares: 'numeric',
  products: 'numeric',
});

/** Rows are locked in the order of their keys, so that no two writers wait for each other. */
export const addReturns = async (tx: Tx, deltas: readonly ReturnDelta[]): Promise<void> => {
  if (deltas.length === 0) return;
  await sql`
    insert into integrity_return_day as kept
      (accounting_date, product_id, game_id, currency, rounds, stake, payout, stake_squares, payout_squares, products)
    select day, product, game, currency, rounds, stake, payout, "stakeSquares", "payoutSquares", products from ${rowsOf(RETURNS, deltas)}
    order by day, product, game, currency
    on conflict (accounting_date, product_id, game_id, currency) do update set
      rounds = kept.rounds + excluded.rounds,
      stake = kept.stake + excluded.stake,
      payout = kept.payout + excluded.payout,
      stake_squares = kept.stake_squares + excluded.stake_squares,
      payout_squares = kept.payout_squares + excluded.payout_squares,
      products = kept.products + excluded.products`.execute(tx);
};

/** Every game that was played from a day on, those with the largest stakes first. */
export const sumReturns = async (
  reader: Reader,
  from: string,
  limit: number,
): Promise<readonly (ReturnName & ReturnSums)[]> => {
  const { rows } = await sql<ReturnName & Record<keyof ReturnSums, string>>`
    select product_id as product, game_id as game, currency,
           sum(rounds)::text as rounds, sum(stake)::text as stake, sum(payout)::text as payout,
           sum(stake_squares)::text as "stakeSquares", sum(payout_squares)::text as "payoutSquares",
           sum(products)::text as products
      from integrity_return_day where accounting_date >= ${from}::date
     group by product_id, game_id, currency
     order by sum(stake) desc, product_id, game_id, currency limit ${limit}`.execute(reader);
  return rows.map(({ product, game, currency, ...sums }) => ({
    product,
    game,
    currency,
    rounds: BigInt(sums.rounds),
    stake: BigInt(sums.stake),
    payout: BigInt(sums.payout),
    stakeSquares: BigInt(sums.stakeSquares),
    payoutSquares: BigInt(sums.payoutSquares),
    products: BigInt(sums.products),
  }));
};
