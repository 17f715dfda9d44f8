import type { MemberId } from '@fairground/contract/ids';
import type { Money } from '@fairground/contract/money';
import { sql } from 'kysely';
import type { Reader, Tx } from '../../../platform/database/index.ts';
import type { GrantState } from '../rules/grant-state.ts';
import type { GrantRow, WalletTables } from '../tables.ts';

const walletIn = (reader: Reader) => reader.withTables<WalletTables>();

export type NewGrantRow = Omit<
  GrantRow,
  | 'id'
  | 'progress'
  | 'state'
  | 'open_bets'
  | 'breaches'
  | 'converted'
  | 'forfeited'
  | 'activated_at'
  | 'expires_at'
  | 'closed_at'
>;

/** Keeps a grant that waits; nothing where its key has been granted before. */
export const insertGrant = async (tx: Tx, grant: NewGrantRow): Promise<bigint | undefined> => {
  const { weights, game_weights, ...row } = grant;
  const kept = await walletIn(tx)
    .insertInto('wallet_grant')
    .values({
      ...row,
      state: 'QUEUED',
      weights: JSON.stringify(weights),
      game_weights: JSON.stringify(game_weights),
    })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('id')
    .executeTakeFirst();
  return kept?.id;
};

export const findGrantByKey = (reader: Reader, key: string) =>
  walletIn(reader).selectFrom('wallet_grant').selectAll().where('key', '=', key).executeTakeFirst();

/** The first grant of a member in a currency that runs, or that waits. */
export const readFirst = (reader: Reader, member: MemberId, currency: string, state: 'ACTIVE' | 'QUEUED') =>
  walletIn(reader)
    .selectFrom('wallet_grant')
    .selectAll()
    .where('member_id', '=', member)
    .where('currency', '=', currency)
    .where('state', '=', state)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();

export const hasRunning = async (reader: Reader, member: MemberId): Promise<boolean> =>
  (await walletIn(reader)
    .selectFrom('wallet_grant')
    .select('id')
    .where('member_id', '=', member)
    .where('state', '=', 'ACTIVE')
    .limit(1)
    .executeTakeFirst()) !== undefined;

export const listRunning = (reader: Reader, member: MemberId): Promise<readonly GrantRow[]> =>
  walletIn(reader)
    .selectFrom('wallet_grant')
    .selectAll()
    .where('member_id', '=', member)
    .where('state', '=', 'ACTIVE')
    .orderBy('id')
    .execute();

/** A grant after the last one of its member that ended, so that a moment belongs to one grant alone. */
export const startGrant = async (tx: Tx, grant: Pick<GrantRow, 'id' | 'account_id'>): Promise<void> => {
  await sql`
    update wallet_grant g
       set state = 'ACTIVE', activated_at = started.at, expires_at = started.at + make_interval(hours => g.run_hours)
      from (select greatest(date_trunc('milliseconds', clock_timestamp()), max(closed_at) + interval '1 millisecond') as at
              from wallet_grant where account_id = ${grant.account_id} and activated_at is not null) started
     where g.id = ${grant.id}`.execute(tx);
  await sql`update wallet_account set has_grant = true where id = ${grant.account_id}`.execute(tx);
};

/** The moment of the ledger: bets are placed by the same clock. */
export const readMoment = async (reader: Reader): Promise<Date> => {
  const { rows } = await sql<{ now: Date }>`select date_trunc('milliseconds', clock_timestamp()) as now`.execute(
    reader,
  );
  const [row] = rows;
  if (!row) throw new Error('The database told no time.');
  return row.now;
};

export const cancelGrant = async (tx: Tx, id: bigint, now: Date): Promise<boolean> => {
  const { numUpdatedRows } = await walletIn(tx)
    .updateTable('wallet_grant')
    .set({ state: 'CANCELLED', closed_at: now })
    .where('id', '=', id)
    .where('state', '=', 'QUEUED')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/** Takes back everything of a member that waits. */
export const cancelQueuedOf = async (tx: Tx, member: MemberId, now: Date): Promise<void> => {
  await walletIn(tx)
    .updateTable('wallet_grant')
    .set({ state: 'CANCELLED', closed_at: now })
    .where('member_id', '=', member)
    .where('state', '=', 'QUEUED')
    .execute();
};

export const findGrant = (reader: Reader, id: bigint) =>
  walletIn(reader).selectFrom('wallet_grant').selectAll().where('id', '=', id).executeTakeFirst();

export type GrantFilter = {
  readonly member?: MemberId | undefined;
  readonly states?: readonly GrantState[] | undefined;
  readonly source?: string | undefined;
  readonly before?: bigint | undefined;
  readonly limit: number;
};

/** Grants, the newest first. */
export const listGrants = (
  reader: Reader,
  { member, states, source, before, limit }: GrantFilter,
): Promise<readonly GrantRow[]> =>
  walletIn(reader)
    .selectFrom('wallet_grant')
    .selectAll()
    .$if(member !== undefined, (query) => query.where('member_id', '=', member as MemberId))
    .$if(states !== undefined && states.length > 0, (query) => query.where('state', 'in', states ?? []))
    .$if(source !== undefined, (query) => query.where('source', '=', source ?? ''))
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? 0n))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

export const readAccountHeld = async (reader: Reader, member: MemberId, currency: string): Promise<bigint> => {
  const row = await walletIn(reader)
    .selectFrom('wallet_account')
    .select('balance')
    .where('owner_kind', '=', 'member')
    .where('owner_id', '=', member)
    .where('kind', '=', 'HOLD_WD')
    .where('currency', '=', currency)
    .executeTakeFirst();
  return row?.balance ?? 0n;
};

/** Running grants whose time is over or whose wagering is done, and accounts whose next grant may begin. */
export const listDue = async (
  reader: Reader,
  now: Date,
  queuedBefore: Date,
  limit: number,
): Promise<readonly { readonly member: MemberId; readonly currency: string }[]> => {
  const { rows } = await sql<{ member: MemberId; currency: string }>`
    select distinct member, currency from (
      (select member_id as member, currency from wallet_grant where state = 'ACTIVE' and expires_at <= ${now} limit ${limit})
      union all
      (select member_id, currency from wallet_grant where state = 'ACTIVE' and progress >= required limit ${limit})
      union all
      (select member_id, currency from wallet_grant g where state = 'QUEUED'
          and (queued_at <= ${queuedBefore}
               or not exists (select from wallet_grant r where r.account_id = g.account_id and r.state = 'ACTIVE')
                  and not wallet_is_blocked(g.member_id, 'stake', ${now})) limit ${limit})) due
    limit ${limit}`.execute(reader);
  return rows;
};

export const cancelQueuedBefore = async (
  tx: Tx,
  member: MemberId,
  currency: string,
  { before, now }: { readonly before: Date; readonly now: Date },
): Promise<void> => {
  await walletIn(tx)
    .updateTable('wallet_grant')
    .set({ state: 'CANCELLED', closed_at: now })
    .where('member_id', '=', member)
    .where('currency', '=', currency)
    .where('state', '=', 'QUEUED')
    .where('queued_at', '<=', before)
    .execute();
};

export type GrantSum = {
  readonly source: string;
  readonly sourceId: bigint | null;
  readonly state: GrantState;
  readonly count: number;
  readonly amount: Money;
  readonly converted: Money;
  readonly forfeited: Money;
  /** What is left of those that run. */
  readonly held: Money;
};

/** What became of all grants, by what they come from and how they stand. */
export const sumGrants = async (reader: Reader): Promise<readonly GrantSum[]> => {
  const { rows } = await sql<GrantSum>`
    select g.source, g.source_id as "sourceId", g.state, count(*)::integer as count, sum(g.amount)::bigint as amount,
           sum(g.converted)::bigint as converted, sum(g.forfeited)::bigint as forfeited,
           coalesce(sum(greatest(a.balance, 0)) filter (where g.state = 'ACTIVE'), 0)::bigint as held
      from wallet_grant g join wallet_account a on a.id = g.account_id
     group by g.source, g.source_id, g.state`.execute(reader);
  return rows;
};
