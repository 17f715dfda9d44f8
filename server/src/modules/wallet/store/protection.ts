import type { MemberId } from '@fairground/contract/ids';
import { sql } from 'kysely';
import type { Reader, Tx } from '../../../platform/database/index.ts';
import type { GuardSource, WalletTables } from '../tables.ts';

const walletIn = (reader: Reader) => reader.withTables<WalletTables>();

export type Guard = {
  readonly source: GuardSource;
  readonly stakesBlockedUntil: Date | null;
  readonly depositsBlockedUntil: Date | null;
};

export type Limit = {
  readonly measure: 'stake' | 'loss' | 'deposit';
  readonly period: 'day' | 'week' | 'month';
  readonly cap: bigint;
};

/** Marks every account of the member, accounts first as a bet does, then writes the block of one source. */
export const writeGuard = async (tx: Tx, member: MemberId, guard: Guard): Promise<void> => {
  const { source, stakesBlockedUntil, depositsBlockedUntil } = guard;
  await markGuarded(tx, member);
  if (stakesBlockedUntil === null && depositsBlockedUntil === null) {
    await walletIn(tx)
      .deleteFrom('wallet_guard')
      .where('member_id', '=', member)
      .where('source', '=', source)
      .execute();
    await unmarkUnguarded(tx, member);
    return;
  }
  const blocks = { stakes_blocked_until: stakesBlockedUntil, deposits_blocked_until: depositsBlockedUntil };
  await walletIn(tx)
    .insertInto('wallet_guard')
    .values({ member_id: member, source, ...blocks })
    .onConflict((conflict) => conflict.columns(['member_id', 'source']).doUpdateSet(blocks))
    .execute();
};

/**
 * What a new limit has used is read from the ledger: a limit set in the evening counts the stakes of the morning.
 * Losses are those of cash alone.
 */
export const writeLimit = async (tx: Tx, member: MemberId, { measure, period, cap }: Limit): Promise<void> => {
  await markGuarded(tx, member);
  await sql`
    insert into wallet_limit (member_id, measure, period, cap, used, window_start)
      select ${member}, ${measure}, ${period}, ${cap}, coalesce(sum(moved.used), 0), running.start
        from (select date_trunc(${period}, (clock_timestamp() at time zone zone)::date)::date as start from wallet_books) running
        left join lateral (
          select case when ${measure} = 'deposit' then l.amount else -l.amount end as used
            from wallet_leg l
            left join wallet_operation reversal on l.kind = 'reversal' and reversal.key = l.operation_key
            left join wallet_operation undone on undone.key = reversal.reverses_key
           where l.account_id in (select id from wallet_account
                                    where owner_kind = 'member' and owner_id = ${member} and (${measure} <> 'loss' or kind <> 'BONUS'))
             and l.id >= wallet_month_base(running.start) and l.accounting_date >= running.start
             and wallet_counts_against(case when l.kind = 'reversal' then coalesce(undone.kind, 'win') else l.kind end, ${measure})
             and (undone.key is null or wallet_day_of(undone.at) >= running.start)
        ) moved on true
       group by running.start
    on conflict (member_id, measure, period) do update set cap = excluded.cap`.execute(tx);
};

export const deleteLimit = async (tx: Tx, member: MemberId, { measure, period }: Omit<Limit, 'cap'>): Promise<void> => {
  await markGuarded(tx, member);
  await walletIn(tx)
    .deleteFrom('wallet_limit')
    .where('member_id', '=', member)
    .where('measure', '=', measure)
    .where('period', '=', period)
    .execute();
  await unmarkUnguarded(tx, member);
};

export type UsedLimit = Limit & { readonly used: bigint };

export const listLimits = async (reader: Reader, member: MemberId): Promise<readonly UsedLimit[]> => {
  const { rows } = await sql<UsedLimit>`
    select l.measure, l.period, l.cap,
           case when l.window_start < date_trunc(l.period, (clock_timestamp() at time zone b.zone)::date)::date then 0 else l.used end as used
      from wallet_limit l, wallet_books b where l.member_id = ${member} order by l.measure, l.period`.execute(reader);
  return rows;
};

/** What stands between a member and a stake: a block, and the least that is left of the limits on stakes and losses. */
export type PlayRoom = { readonly isBlocked: boolean; readonly left: bigint | null };

/** The same of several members at once, for who deals to all of them in one transaction. */
export const readPlayRoom = async (
  reader: Reader,
  members: readonly MemberId[],
): Promise<ReadonlyMap<MemberId, PlayRoom>> => {
  if (members.length === 0) return new Map();
  const { rows } = await sql<PlayRoom & { member: MemberId }>`
    select m.id as member, wallet_is_blocked(m.id, 'stake', clock_timestamp()) as "isBlocked",
           (select min(greatest(0, l.cap - case when l.window_start < date_trunc(l.period, (clock_timestamp() at time zone b.zone)::date)::date
                                                then 0 else l.used end))
              from wallet_limit l where l.member_id = m.id and l.measure in ('stake', 'loss')) as left
      from unnest(${members.map(String)}::bigint[]) m (id), wallet_books b`.execute(reader);
  return new Map(rows.map(({ member, isBlocked, left }) => [member, { isBlocked, left }]));
};

const markGuarded = async (tx: Tx, member: MemberId): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtext('wallet_member'), hashtext(${member.toString()}))`.execute(tx);
  await sql`
    update wallet_account set is_guarded = true
     where id in (select id from wallet_account where owner_kind = 'member' and owner_id = ${member} order by id for no key update)
  `.execute(tx);
};

/** Without a block and a limit the bets of a member cost no statement again. */
const unmarkUnguarded = async (tx: Tx, member: MemberId): Promise<void> => {
  await sql`
    update wallet_account set is_guarded = false
     where owner_kind = 'member' and owner_id = ${member}
       and not exists (select from wallet_guard where member_id = ${member})
       and not exists (select from wallet_limit where member_id = ${member})`.execute(tx);
};
