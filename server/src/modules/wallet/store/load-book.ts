import { OWN_STATE } from '../../../platform/database/index.ts';
import type { Flight, Statement } from '../../../platform/database/index.ts';
import type { AccountId } from '../operation.ts';
import { monthBase, monthBaseOf } from '../rules/day.ts';
import type { LimitState } from '../rules/limits.ts';
import type { AccountState, BookState, GuardState, StoredMovement } from '../rules/state.ts';

/** What a batch of movements asks about. */
export type BookQuery = {
  readonly keys: readonly string[];
  /** Keys of what is to be undone. */
  readonly reverses: readonly string[];
  readonly accounts: Iterable<AccountId>;
  readonly counters: Iterable<AccountId>;
};

/** The state of a batch is on its way: more may be asked on the same flight before it is read. */
export type BookOnTheWay<Word extends string> = { readonly read: () => Promise<BookState<Word>> };

type MomentRow = { now: bigint; today: string; closed: string; zone: string; serial: bigint };
type GuardRow = GuardState & { readonly member: bigint };
type LimitRow = LimitState & { readonly member: bigint };

/**
 * Asks for everything a batch is decided by. Accounts are locked first and in the order of their ids, so that no two
 * batches can wait for each other; what is read after that stands still, and a twin that came first has committed.
 */
export const loadBook = <Word extends string>(flight: Flight, query: BookQuery): BookOnTheWay<Word> => {
  if (query.keys.length > SIZE_MAX) throw new Error(`A batch holds ${SIZE_MAX} operations at most.`);
  const keys = [...query.keys, ...query.reverses];
  const counters = [...new Set(query.counters)];
  const accounts = flight.ask<AccountState>(lockOf([...new Set([...query.accounts, ...counters])], query.reverses));
  const house = flight.ask<{ id: AccountId; currency: string }>(listed(HOUSE, counters));
  const kept = flight.ask<StoredMovement<Word>>(listed(KEPT, keys));
  const undone = query.reverses.length === 0 ? [] : flight.ask<{ key: string }>(listed(UNDONE, query.reverses));
  return {
    read: async () => {
      // Sent last, so that the moment is after every wait of the flight.
      const moment = flight.ask<MomentRow>(MOMENT);
      const locked = await accounts;
      const protection = await loadProtection(flight, locked);
      const { now, today, zone, serial } = openDay((await moment)[0]);
      const movements = await kept;
      refuseUnlocked(locked, movements, query.reverses);
      return {
        now: new Date(Number(now)),
        today,
        zone,
        firstId: firstIdOf(today, locked) + serial,
        accounts: locked,
        house: new Map((await house).map(({ id, currency }) => [id, currency])),
        kept: movements,
        undone: (await undone).map(({ key }) => key),
        ...protection,
      };
    },
  };
};

/** Each operation takes two numbers, what it does to a grant four more, and a batch takes 8,192 of them. */
export const SIZE_MAX = 900;

const COLUMNS =
  'id, owner_id as owner, currency, floor, is_guarded as "isGuarded", has_grant as "hasGrant", balance, version';
const LOCK = `select ${COLUMNS} from wallet_account where id = any($1::bigint[]) and floor is not null order by id for no key update`;
/** What is undone may have had a second account. */
const LOCK_UNDONE = `select ${COLUMNS} from wallet_account
  where (id = any($1::bigint[]) or id in (select split_account_id from wallet_operation where key = any($2::uuid[]))) and floor is not null
  order by id for no key update`;

const lockOf = (accounts: readonly AccountId[], reverses: readonly string[]): Statement =>
  reverses.length === 0
    ? { name: 'wallet.lock-accounts', text: LOCK, values: [`{${accounts.join()}}`] }
    : { name: 'wallet.lock-undone', text: LOCK_UNDONE, values: [`{${accounts.join()}}`, `{${reverses.join()}}`] };

const HOUSE = {
  name: 'wallet.read-house',
  text: 'select id, currency from wallet_account where id = any($1::bigint[]) and floor is null',
};
const KEPT = {
  name: 'wallet.read-operations',
  text: `select replace(key::text, '-', '') as key, replace(fingerprint::text, '-', '') as fingerprint, status as outcome, kind, account_id as account, counter_id as counter, amount,
           split_account_id as split, split_amount as "splitAmount", balance_after as balance, version, transfer_id as id,
           reverses_key as reverses, at
      from wallet_operation where key = any($1::uuid[])`,
};
const UNDONE = {
  name: 'wallet.read-undone',
  text: `select replace(reverses_key::text, '-', '') as key from wallet_operation where reverses_key = any($1::uuid[]) and status = 'applied'`,
};
const MOMENT: Statement = {
  name: 'wallet.read-moment',
  text: `select floor(extract(epoch from moment.at) * 1000)::bigint as now, (moment.at at time zone zone)::date as today,
           closed_until as closed, zone, nextval('wallet_id_seq') as serial
      from wallet_books, (select clock_timestamp() as at) moment`,
  values: [],
};

const listed = (statement: Pick<Statement, 'name' | 'text'>, values: readonly (string | bigint)[]): Statement => ({
  ...statement,
  values: [`{${values.join()}}`],
});

const openDay = (row: MomentRow | undefined): MomentRow => {
  if (!row) throw new Error('The ledger has no books.');
  if (row.today <= row.closed)
    throw Object.assign(new Error(`The books of ${row.today} are closed.`), { code: OWN_STATE.booksClosed });
  return row;
};

/** Numbers of an account only grow, even if the clock of the machine is set back over the end of a month. */
const firstIdOf = (today: string, accounts: readonly AccountState[]): bigint => {
  let newest = 0n;
  for (const { version } of accounts) if (version > newest) newest = version;
  const [byClock, byAccounts] = [monthBase(today), monthBaseOf(newest)];
  return byClock > byAccounts ? byClock : byAccounts;
};

/** What is undone may have come after the accounts were locked: its second account could only be locked out of order now. */
const refuseUnlocked = (
  locked: readonly AccountState[],
  movements: readonly StoredMovement<string>[],
  reverses: readonly string[],
): void => {
  if (reverses.length === 0) return;
  const ids = new Set(locked.map(({ id }) => id));
  const isMissing = movements.some(({ key, split }) => reverses.includes(key) && split !== null && !ids.has(split));
  if (isMissing) throw Object.assign(new Error('What is undone has just arrived.'), { code: '40001' });
};

/** A member without blocks and limits costs no statement. */
const loadProtection = async (
  flight: Flight,
  accounts: readonly AccountState[],
): Promise<Pick<BookState<string>, 'guards' | 'limits'>> => {
  const members = [...new Set(accounts.flatMap(({ isGuarded, owner }) => (isGuarded ? [owner] : [])))];
  const limits = new Map<bigint, readonly LimitState[]>();
  if (members.length === 0) return { guards: new Map(), limits };
  const [guards, rows] = await Promise.all([
    flight.ask<GuardRow>(listed(GUARDS, members)),
    flight.ask<LimitRow>(listed(LIMITS, members)),
  ]);
  for (const { member, ...limit } of rows) limits.set(member, [...(limits.get(member) ?? []), limit]);
  return { guards: new Map(guards.map(({ member, ...guard }) => [member, guard])), limits };
};

const GUARDS = {
  name: 'wallet.read-guards',
  text: `select member_id as member, max(stakes_blocked_until) as "stakesBlockedUntil", max(deposits_blocked_until) as "depositsBlockedUntil"
      from wallet_guard where member_id = any($1::bigint[]) group by member_id`,
};
const LIMITS = {
  name: 'wallet.lock-limits',
  text: `select member_id as member, measure, period, cap, used, window_start as "windowStart"
      from wallet_limit where member_id = any($1::bigint[]) order by member_id, measure, period for update`,
};
