import { sql } from 'kysely';
import type { MemberId } from '@fairground/contract/ids';
import type { PairSignal } from '@fairground/contract/rooms/fields';
import type { Reader, Tx } from '../../../platform/database/index.ts';
import type { PairHand } from '../domain/pair-signals.ts';

/** A pair after a hand was added, with what is known of the way back. */
export type PairRow = {
  readonly month: string;
  readonly payer: MemberId;
  readonly other: MemberId;
  readonly hands: number;
  readonly alone: number;
  readonly flow: bigint;
  readonly flowBack: bigint;
  readonly folded: number;
  readonly stopped: number;
  readonly fed: number;
  readonly signals: readonly PairSignal[];
  readonly lastAt: Date;
};

/** Adds a hand to the month of every pair. Rows are taken in one order, so that two tables cannot block each other. */
export const addPairs = async (
  tx: Tx,
  pairs: readonly PairHand[],
  { isAlone, at, zone }: { readonly isAlone: boolean; readonly at: Date; readonly zone: string },
): Promise<readonly PairRow[]> => {
  const { rows } = await sql<PairRow>`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb)
               as g ("from" bigint, "to" bigint, flow bigint, folded int, stopped int, fed int)
    ), added as (
      insert into rooms_pair (month, payer_id, other_id, hands, alone, flow, folded, stopped, fed, last_at)
      select date_trunc('month', ${at}::timestamptz at time zone ${zone})::date, "from", "to", 1, ${isAlone ? 1 : 0}, flow, folded, stopped, fed, ${at}
        from given order by "from", "to"
      on conflict (month, payer_id, other_id) do update
         set hands = rooms_pair.hands + 1, alone = rooms_pair.alone + excluded.alone, flow = rooms_pair.flow + excluded.flow,
             folded = rooms_pair.folded + excluded.folded, stopped = rooms_pair.stopped + excluded.stopped,
             fed = rooms_pair.fed + excluded.fed, last_at = excluded.last_at
      returning *
    )
    select a.month::text as month, a.payer_id as payer, a.other_id as other, a.hands, a.alone, a.flow, b.flow as "flowBack",
           a.folded, a.stopped, a.fed, a.signals, a.last_at as "lastAt"
      from added a join added b on b.payer_id = a.other_id and b.other_id = a.payer_id
     order by a.payer_id, a.other_id`.execute(tx);
  return rows;
};

export const writeSignals = async (
  tx: Tx,
  { month, payer, other }: Pick<PairRow, 'month' | 'payer' | 'other'>,
  signals: readonly PairSignal[],
): Promise<void> => {
  await sql`
    update rooms_pair set signals = ${[...signals]}::text[]
     where month = ${month}::date and payer_id = ${payer} and other_id = ${other}`.execute(tx);
};

/** Whom a member played with, the latest month and the largest flow first. */
export const listPairsOf = async (reader: Reader, member: MemberId, limit: number): Promise<readonly PairRow[]> => {
  const { rows } = await sql<PairRow>`
    select a.month::text as month, a.payer_id as payer, a.other_id as other, a.hands, a.alone, a.flow, coalesce(b.flow, 0) as "flowBack",
           a.folded, a.stopped, a.fed, a.signals, a.last_at as "lastAt"
      from rooms_pair a
      left join rooms_pair b on b.month = a.month and b.payer_id = a.other_id and b.other_id = a.payer_id
     where a.payer_id = ${member}
     order by a.month desc, cardinality(a.signals) desc, a.hands desc, a.other_id limit ${limit}`.execute(reader);
  return rows;
};
