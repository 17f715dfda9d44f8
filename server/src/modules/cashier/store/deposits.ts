import type { DepositReason, DepositState } from '@fairground/contract/cashier/deposit-states';
import { UNPAID_STATES } from '@fairground/contract/cashier/deposit-states';
import type { MemberId } from '@fairground/contract/ids';
import { money } from '@fairground/contract/money';
import type { Money } from '@fairground/contract/money';
import type { Insertable, Selectable, Updateable } from 'kysely';
import { sql } from 'kysely';
import { walkRows } from '../../../platform/database/index.ts';
import type { Reader, Tx } from '../../../platform/database/index.ts';
import type { DepositTables } from './deposit-tables.ts';
import { C2C } from '../c2c/rules.ts';

export const depositsIn = (reader: Reader) => reader.withTables<DepositTables>();

export type ChannelRow = Selectable<DepositTables['cashier_channel']>;
export type DepositRow = Selectable<DepositTables['cashier_deposit']>;

/** What one member asks for is decided one after another. */
export const queueDepositor = async (tx: Tx, member: MemberId): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtext('cashier_deposit'), hashtext(${member.toString()}))`.execute(tx);
};

export const findByKey = (tx: Tx, member: MemberId, key: string): Promise<DepositRow | undefined> =>
  depositsIn(tx)
    .selectFrom('cashier_deposit')
    .selectAll()
    .where('member_id', '=', member)
    .where('idempotency_key', '=', key)
    .executeTakeFirst();

/** How many deposits of a member wait for their payment, and how much they ask for together. */
export const countUnpaid = async (
  reader: Reader,
  member: MemberId,
): Promise<{ readonly count: number; readonly amount: Money }> => {
  const { count, amount } = await depositsIn(reader)
    .selectFrom('cashier_deposit')
    .select([
      sql<number>`count(*)::integer`.as('count'),
      sql<bigint>`coalesce(sum(pay_amount), 0)::bigint`.as('amount'),
    ])
    .where('member_id', '=', member)
    .where('status', 'in', UNPAID_STATES)
    .executeTakeFirstOrThrow();
  return { count, amount: money(amount) };
};

/** The amounts that open deposits of a channel are told apart by, of those between two. */
export const listTakenAmounts = async (
  tx: Tx,
  channelId: bigint,
  [from, to]: readonly [Money, Money],
): Promise<ReadonlySet<bigint>> => {
  // Two members who choose a tail of one account at once choose one after the other.
  await sql`select pg_advisory_xact_lock(hashtext('cashier_tail'), hashtext(${channelId.toString()}))`.execute(tx);
  const rows = await depositsIn(tx)
    .selectFrom('cashier_deposit')
    .select('pay_amount')
    .where('channel_id', '=', channelId)
    .where('status', 'in', UNPAID_STATES)
    .where('pay_amount', '>=', from)
    .where('pay_amount', '<=', to)
    .execute();
  return new Set(rows.map(({ pay_amount }) => pay_amount));
};

export const insertDeposit = (tx: Tx, row: Insertable<DepositTables['cashier_deposit']>): Promise<DepositRow> =>
  depositsIn(tx).insertInto('cashier_deposit').values(row).returningAll().executeTakeFirstOrThrow();

export const findDeposit = (reader: Reader, no: string): Promise<DepositRow | undefined> =>
  depositsIn(reader).selectFrom('cashier_deposit').selectAll().where('no', '=', no).executeTakeFirst();

export const findDepositById = (reader: Reader, id: bigint): Promise<DepositRow | undefined> =>
  depositsIn(reader).selectFrom('cashier_deposit').selectAll().where('id', '=', id).executeTakeFirst();

export const lockDeposit = (tx: Tx, no: string): Promise<DepositRow | undefined> =>
  depositsIn(tx).selectFrom('cashier_deposit').selectAll().where('no', '=', no).forUpdate().executeTakeFirst();

type Change = {
  readonly status: DepositState;
  readonly reason?: DepositReason | null;
  readonly changed_at: Date;
} & Omit<Updateable<DepositTables['cashier_deposit']>, 'status' | 'reason' | 'changed_at'>;

/** Moves a locked deposit on; the guard of the database refuses an edge that is not listed. */
export const moveDeposit = (tx: Tx, id: bigint, change: Change): Promise<DepositRow> =>
  depositsIn(tx)
    .updateTable('cashier_deposit')
    .set({ reason: null, ...change })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

/** Whether the member had a deposit credited before this one. */
export const hasCreditedBefore = async (tx: Tx, member: MemberId, id: bigint): Promise<boolean> => {
  const row = await depositsIn(tx)
    .selectFrom('cashier_deposit')
    .select('id')
    .where('member_id', '=', member)
    .where('status', 'in', ['CREDITED', 'REVERSED'])
    .where('id', '<>', id)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
};

/** What came in of all deposits of a member that are credited. */
export const sumCredited = async (reader: Reader, member: MemberId): Promise<Money> => {
  const { sum } = await depositsIn(reader)
    .selectFrom('cashier_deposit')
    .select(sql<bigint>`coalesce(sum(received), 0)::bigint`.as('sum'))
    .where('member_id', '=', member)
    .where('status', '=', 'CREDITED')
    .executeTakeFirstOrThrow();
  return money(sum);
};

/** The kinds of payment a member's deposits since a moment came by, that of one more included. */
export const countMethods = async (
  reader: Reader,
  { member_id, id }: Pick<DepositRow, 'member_id' | 'id'>,
  since: Date,
): Promise<number> => {
  const { kinds } = await depositsIn(reader)
    .selectFrom('cashier_deposit as d')
    .innerJoin('cashier_channel as c', 'c.id', 'd.channel_id')
    .select((eb) => eb.fn.count<bigint>('c.kind').distinct().as('kinds'))
    .where('d.member_id', '=', member_id)
    .where((where) =>
      where.or([
        where('d.id', '=', id),
        where.and([where('d.status', '=', 'CREDITED'), where('d.changed_at', '>', since)]),
      ]),
    )
    .executeTakeFirstOrThrow();
  return Number(kinds);
};

export const listHistory = (reader: Reader, depositId: bigint) =>
  depositsIn(reader)
    .selectFrom('cashier_deposit_history')
    .select(['status', 'reason', 'at'])
    .where('deposit_id', '=', depositId)
    .orderBy('id')
    .execute();

/** Unpaid deposits whose time is over, locked; those somebody works on are left for the next run. */
export const lockExpired = (tx: Tx, now: Date, limit: number): Promise<readonly DepositRow[]> =>
  depositsIn(tx)
    .selectFrom('cashier_deposit')
    .selectAll()
    .where('status', 'in', ['CREATED', 'AWAITING'])
    .where('expires_at', '<=', now)
    .orderBy('expires_at')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();

/** A member's deposits that nobody has paid or sent proof of. */
export const lockWaitingOf = (tx: Tx, member: MemberId): Promise<readonly DepositRow[]> =>
  depositsIn(tx)
    .selectFrom('cashier_deposit')
    .selectAll()
    .where('member_id', '=', member)
    .where('status', 'in', ['CREATED', 'AWAITING'])
    .orderBy('id')
    .forUpdate()
    .execute();

/**
 * Deposits whose provider is asked: while they wait each minute, and for a day after their time ever more rarely. Marks
 * them as asked, so that nodes share the work.
 */
export const takeToAsk = async (tx: Tx, now: Date, limit: number): Promise<readonly DepositRow[]> => {
  const { rows } = await sql<DepositRow>`
    update cashier_deposit set polled_at = ${now} where id in (
      select id from cashier_deposit
       where status in ('CREATED', 'AWAITING', 'PROOF_SENT', 'EXPIRED', 'CANCELLED', 'REJECTED')
         and created_at > ${now}::timestamptz - interval '2 days'
         and polled_at < ${now}::timestamptz - greatest(interval '50 seconds',
           case when status in ('CREATED', 'AWAITING', 'PROOF_SENT') then interval '0' else interval '10 minutes' end)
       order by polled_at limit ${limit} for update skip locked)
    returning *`.execute(tx);
  return rows;
};

export type DepositFilter = {
  readonly status?: DepositState | undefined;
  readonly memberId?: MemberId | undefined;
  readonly no?: string | undefined;
  /** The code of a channel. */
  readonly channel?: string | undefined;
  /** Made from the first moment on and before the second. */
  readonly from?: Date | undefined;
  readonly to?: Date | undefined;
  readonly before?: bigint | undefined;
};

/** Newest first; one more than the page, which tells whether there is another. */
export const listDeposits = (
  reader: Reader,
  { status, memberId, no, channel, from, to, before }: DepositFilter,
  pageSize: number,
): Promise<readonly DepositRow[]> => {
  let rows = depositsIn(reader)
    .selectFrom('cashier_deposit')
    .selectAll()
    .orderBy('id', 'desc')
    .limit(pageSize + 1);
  if (status !== undefined) rows = rows.where('status', '=', status);
  if (memberId !== undefined) rows = rows.where('member_id', '=', memberId);
  if (no !== undefined) rows = rows.where('no', '=', no);
  if (channel !== undefined)
    rows = rows.where('channel_id', 'in', (where) =>
      where.selectFrom('cashier_channel').select('id').where('code', '=', channel),
    );
  if (from !== undefined) rows = rows.where('created_at', '>=', from);
  if (to !== undefined) rows = rows.where('created_at', '<', to);
  if (before !== undefined) rows = rows.where('id', '<', before);
  return rows.execute();
};

/** Deposits that wait for a person, oldest first. */
export const listToDecide = (
  reader: Reader,
  { after = 0n, limit }: { readonly after?: bigint | undefined; readonly limit: number },
): Promise<readonly DepositRow[]> =>
  depositsIn(reader)
    .selectFrom('cashier_deposit')
    .selectAll()
    .where('status', 'in', ['PROOF_SENT', 'REVIEW'])
    // Another member answers whether it came.
    .where((where) => where.or([where('status', '=', 'REVIEW'), where('provider', '<>', C2C)]))
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();

/** Deposits of a provider that were paid or credited in a span of time, or that the statement names. */
export const listPaid = (
  reader: Reader,
  provider: string,
  { from, to, nos }: { readonly from: Date; readonly to: Date; readonly nos: readonly string[] },
): Promise<readonly DepositRow[]> =>
  depositsIn(reader)
    .selectFrom('cashier_deposit')
    .selectAll()
    .where('provider', '=', provider)
    .where((where) =>
      where.or([
        where.exists(
          where
            .selectFrom('cashier_deposit_history as h')
            .select('h.id')
            .whereRef('h.deposit_id', '=', 'cashier_deposit.id')
            .where('h.status', '=', 'PAID')
            .where('h.at', '>=', from)
            .where('h.at', '<', to),
        ),
        where('no', '=', sql<string>`any(${nos as string[]}::text[])`),
      ]),
    )
    .execute();

export type CreditedDeposit = {
  readonly id: bigint;
  readonly member: MemberId;
  readonly at: Date;
  readonly amount: Money;
  readonly isFirst: boolean;
};

/** Deposits that were credited since a moment, after one, in the order of their numbers. */
export const listCreditedSince = async (
  reader: Reader,
  since: Date,
  after: bigint,
  limit: number,
): Promise<readonly CreditedDeposit[]> => {
  const { rows } = await sql<CreditedDeposit>`
    select d.id, d.member_id as member, d.changed_at as at, coalesce(d.received, d.amount) as amount,
           not exists (select from cashier_deposit e
                        where e.member_id = d.member_id and e.status = 'CREDITED' and e.id < d.id) as "isFirst"
      from cashier_deposit d
     where d.status = 'CREDITED' and d.created_at >= ${since} and d.id > ${after}
     order by d.id limit ${limit}`.execute(reader);
  return rows;
};

/** What members paid in by their first deposits, of those that were credited in a span of time. */
export const walkFirstDeposits = (
  tx: Tx,
  { from, to }: { readonly from: Date; readonly to: Date },
  onPage: (firsts: readonly { readonly member: MemberId; readonly amount: bigint }[]) => Promise<void>,
): Promise<void> =>
  walkRows<{ member: MemberId; amount: bigint }>(
    tx,
    sql`select d.member_id as member, d.received as amount
          from cashier_deposit_history credited join cashier_deposit d on d.id = credited.deposit_id
         where credited.status = 'CREDITED' and credited.at >= ${from} and credited.at < ${to}
           and not exists (select from cashier_deposit other join cashier_deposit_history before on before.deposit_id = other.id
                            where other.member_id = d.member_id and before.status = 'CREDITED' and before.id < credited.id)`,
    onPage,
  );
