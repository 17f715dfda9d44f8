import type { MemberId } from '@fairground/contract/ids';
import type { TicketRun } from '@fairground/engines/raffle/draw';
import { money } from '@fairground/contract/money';
import type { Insertable, Updateable } from 'kysely';
import type { Reader, Tx } from '../../../platform/database/index.ts';
import type { Raffle } from '../domain/raffle.ts';
import type { LoyaltyTables } from '../tables.ts';
import { loyaltyIn } from './loyalty-in.ts';

const COLUMNS = [
  'id',
  'texts',
  'source',
  'unit',
  'tickets_max as ticketsMax',
  'wins_max as winsMax',
  'from_day as fromDay',
  'until_day as untilDay',
  'prizes',
  'turnover',
  'hue',
  'state',
  'commitment',
  'sealed',
  'seed',
  'ticket_hash as ticketHash',
  'tickets',
  'closed_at as closedAt',
  'drawn_at as drawnAt',
] as const;

const select = (reader: Reader) => loyaltyIn(reader).selectFrom('loyalty_raffle').select(COLUMNS);
type Row = Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirstOrThrow']>>;

const read = ({ prizes, ...row }: Row): Raffle => ({
  ...row,
  prizes: prizes.map(({ amount, ...prize }) => ({ ...prize, amount: money(BigInt(amount)) })),
});

const SHOWN_MAX = 50;

/** The newest of those a player may see, or of all. */
export const listRaffles = async (reader: Reader, states: readonly Raffle['state'][]): Promise<readonly Raffle[]> =>
  (await select(reader).where('state', 'in', states).orderBy('id', 'desc').limit(SHOWN_MAX).execute()).map(read);

export const findRaffle = async (reader: Reader, id: bigint): Promise<Raffle | undefined> => {
  const row = await select(reader).where('id', '=', id).executeTakeFirst();
  return row && read(row);
};

export const lockRaffle = async (tx: Tx, id: bigint): Promise<Raffle | undefined> => {
  const row = await select(tx).where('id', '=', id).forUpdate().executeTakeFirst();
  return row && read(row);
};

export const insertRaffle = async (
  tx: Tx,
  row: Insertable<LoyaltyTables['loyalty_raffle']>,
): Promise<bigint | undefined> =>
  (
    await loyaltyIn(tx)
      .insertInto('loyalty_raffle')
      .values({ ...row, texts: JSON.stringify(row.texts) as never, prizes: JSON.stringify(row.prizes) as never })
      .onConflict((conflict) => conflict.column('request_key').doNothing())
      .returning('id')
      .executeTakeFirst()
  )?.id;

export const findAddedRaffle = async (tx: Tx, requestKey: string): Promise<bigint> =>
  (
    await loyaltyIn(tx)
      .selectFrom('loyalty_raffle')
      .select('id')
      .where('request_key', '=', requestKey)
      .executeTakeFirstOrThrow()
  ).id;

export const updateRaffle = async (
  tx: Tx,
  id: bigint,
  change: Updateable<LoyaltyTables['loyalty_raffle']>,
): Promise<void> => {
  await loyaltyIn(tx).updateTable('loyalty_raffle').set(change).where('id', '=', id).execute();
};

export type Entry = {
  readonly memberId: MemberId;
  readonly tag: string;
  readonly tickets: number;
  readonly remainder: bigint;
};

export const findEntry = (reader: Reader, raffle: bigint, member: MemberId): Promise<Entry | undefined> =>
  loyaltyIn(reader)
    .selectFrom('loyalty_raffle_entry')
    .select(['member_id as memberId', 'tag', 'tickets', 'remainder'])
    .where('raffle_id', '=', raffle)
    .where('member_id', '=', member)
    .executeTakeFirst();

export const writeEntry = async (
  tx: Tx,
  raffle: bigint,
  { memberId, tag, tickets, remainder }: Entry,
): Promise<void> => {
  await loyaltyIn(tx)
    .insertInto('loyalty_raffle_entry')
    .values({ raffle_id: raffle, member_id: memberId, tag, tickets, remainder })
    .onConflict((row) => row.columns(['raffle_id', 'member_id']).doUpdateSet({ tickets, remainder }))
    .execute();
};

export const insertTickets = async (
  tx: Tx,
  raffle: bigint,
  run: { readonly first: number; readonly last: number; readonly member: MemberId },
): Promise<void> => {
  await loyaltyIn(tx)
    .insertInto('loyalty_raffle_ticket')
    .values({ raffle_id: raffle, first_no: run.first, last_no: run.last, member_id: run.member })
    .execute();
};

/** The whole list of tickets as anybody may see it. */
export const listRuns = (reader: Reader, raffle: bigint): Promise<(TicketRun & { readonly memberId: MemberId })[]> =>
  loyaltyIn(reader)
    .selectFrom('loyalty_raffle_ticket as t')
    .innerJoin('loyalty_raffle_entry as e', (join) =>
      join.onRef('e.raffle_id', '=', 't.raffle_id').onRef('e.member_id', '=', 't.member_id'),
    )
    .select(['t.first_no as from', 't.last_no as to', 'e.tag', 't.member_id as memberId'])
    .where('t.raffle_id', '=', raffle)
    .orderBy('t.first_no')
    .execute();

const RUNS_SHOWN = 100;

export const listOwnRuns = (reader: Reader, raffle: bigint, member: MemberId) =>
  loyaltyIn(reader)
    .selectFrom('loyalty_raffle_ticket')
    .select(['first_no as from', 'last_no as to'])
    .where('raffle_id', '=', raffle)
    .where('member_id', '=', member)
    .orderBy('first_no')
    .limit(RUNS_SHOWN)
    .execute();

export type Win = {
  readonly place: number;
  readonly ticket: number;
  readonly memberId: MemberId;
  readonly attempt: number;
};

export const insertWins = async (tx: Tx, raffle: bigint, wins: readonly Win[]): Promise<void> => {
  if (wins.length === 0) return;
  await loyaltyIn(tx)
    .insertInto('loyalty_raffle_win')
    .values(
      wins.map(({ place, ticket, memberId, attempt }) => ({
        ...{ raffle_id: raffle, place, ticket, member_id: memberId, attempt },
      })),
    )
    .execute();
};

export const listWins = (reader: Reader, raffle: bigint): Promise<Win[]> =>
  loyaltyIn(reader)
    .selectFrom('loyalty_raffle_win')
    .select(['place', 'ticket', 'member_id as memberId', 'attempt'])
    .where('raffle_id', '=', raffle)
    .orderBy('place')
    .execute();
