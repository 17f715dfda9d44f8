import type { MemberId } from '@fairground/contract/ids';
import { money } from '@fairground/contract/money';
import type { Money } from '@fairground/contract/money';
import { flightIn, inTransaction } from '../../platform/database/index.ts';
import type { Reader, Tx } from '../../platform/database/index.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Accounts } from './accounts.ts';
import type { WalletDeps } from './deps.ts';
import type { Answer, Operation, Outcome } from './operation.ts';
import { openBook } from './rules/book.ts';
import { closeGrant, dueEndOf } from './rules/grant.ts';
import type { Weights } from './rules/grant-state.ts';
import { loadBook } from './store/load-book.ts';
import { loadGrants } from './store/load-grants.ts';
import {
  cancelGrant,
  cancelQueuedBefore,
  cancelQueuedOf,
  findGrant,
  findGrantByKey,
  hasRunning,
  insertGrant,
  listDue,
  listGrants,
  listRunning,
  readAccountHeld,
  readFirst,
  readMoment,
  startGrant,
  sumGrants,
} from './store/grants.ts';
import type { GrantFilter, GrantSum } from './store/grants.ts';
import { readPlayRoom } from './store/protection.ts';
import { lockAccountsOf } from './store/lock-accounts.ts';
import { writeBook } from './store/write-book.ts';
import type { DebtSweep } from './sweep-debts.ts';
import type { GrantRow } from './tables.ts';

/** Bonus money for a member, with the terms it is played under. */
export type NewGrant = {
  /** Names it once for ever: the same one asked for again is given once. */
  readonly key: string;
  readonly member: MemberId;
  readonly currency: string;
  /** What it comes from, such as an offer, and the number of that. */
  readonly source: string;
  readonly sourceId?: bigint;
  readonly amount: Money;
  readonly required: Money;
  readonly maxBet: Money;
  /** Most that becomes cash. */
  readonly cap?: Money;
  readonly weights: Weights;
  readonly gameWeights?: Weights;
  readonly runHours: number;
};

export type Grants = {
  /**
   * Looks up what a grant needs of accounts, for `grantIn`. Before the transaction: anyone who asks for a second connection
   * with one in hand may wait for others who do the same.
   */
  readonly prepare: (member: MemberId, currency: string) => Promise<void>;
  /** Gives bonus money: at once where no other grant runs, else when those before it have ended. */
  readonly grantIn: (tx: Tx, grant: NewGrant) => Promise<GrantRow>;
  /** Ends what runs of a member, such as before a withdrawal; what is left of it is forfeited. */
  readonly forfeitIn: (tx: Tx, member: MemberId, end?: 'FORFEITED' | 'REVOKED') => Promise<void>;
  /** Ends what runs of members and takes back what waits, such as after an exclusion; again it does nothing more. */
  readonly dropAllIn: (tx: Tx, members: readonly MemberId[]) => Promise<void>;
  /** Takes a grant back that has not begun, or ends the one that runs. */
  readonly cancelIn: (tx: Tx, member: MemberId, id: bigint) => Promise<GrantRow>;
  /** Ends a running grant of any member, or takes a waiting one back. */
  readonly revokeIn: (tx: Tx, id: bigint) => Promise<GrantRow>;
  readonly hasRunning: (reader: Reader, member: MemberId) => Promise<boolean>;
  readonly find: (reader: Reader, id: bigint) => Promise<GrantRow | undefined>;
  readonly list: (reader: Reader, filter: GrantFilter) => Promise<readonly GrantRow[]>;
  /** What became of all grants, by what they come from and how they stand. */
  readonly sums: (reader: Reader) => Promise<readonly GrantSum[]>;
  /** Ends what is due of a member's grants and lets the next one begin. */
  readonly settleDue: (member: MemberId, currency: string) => Promise<void>;
  /** Lets the next grants of members begin whose last one has ended. */
  readonly beginNextOf: (
    tx: Tx,
    closed: readonly { readonly member: string; readonly currency: string }[],
  ) => Promise<void>;
  /** The same for everybody: called every minute. */
  readonly settleAllDue: () => Promise<void>;
};

const QUEUE_DAYS = 30;
const DAY_MS = 86_400_000;
const DUE_MAX = 500;

type Ways = Pick<Accounts, 'accountsOf' | 'houseAccount'> & {
  readonly applyIn: (tx: Tx, operations: readonly Operation[]) => Promise<readonly Answer[]>;
  readonly tellMoved: (tx: Tx, member: MemberId) => void;
} & Pick<DebtSweep, 'sweepIn'>;
type Deps = Pick<WalletDeps, 'db' | 'tenant' | 'log'>;

export const createGrants = (deps: Deps, ways: Ways): Grants => {
  const { db, log } = deps;

  const grantIn: Grants['grantIn'] = async (tx, grant) => {
    const { member, currency } = grant;
    const accounts = await ways.accountsOf(member, currency);
    const forfeit = await ways.houseAccount('H_FORFEIT', currency);
    await lockAccountsOf(tx, [member]);
    const id = await insertGrant(tx, {
      key: grant.key,
      member_id: member,
      currency,
      account_id: accounts.bonus,
      cash_id: accounts.cash,
      forfeit_id: forfeit,
      source: grant.source,
      source_id: grant.sourceId ?? null,
      amount: grant.amount,
      required: grant.required,
      max_bet: grant.maxBet,
      cap: grant.cap ?? null,
      weights: grant.weights,
      game_weights: grant.gameWeights ?? {},
      run_hours: grant.runHours,
      queued_at: await readMoment(tx),
    });
    if (id !== undefined) await beginNext(tx, member, currency);
    const kept = await findGrantByKey(tx, grant.key);
    if (kept === undefined) throw new Error(`The grant ${grant.key} was not kept.`);
    return kept;
  };

  /** The next one in the queue begins where none runs, no withdrawal is open and its member may play: its time counts. */
  const beginNext = async (tx: Tx, member: MemberId, currency: string): Promise<void> => {
    if ((await readFirst(tx, member, currency, 'ACTIVE')) !== undefined) return;
    if ((await readAccountHeld(tx, member, currency)) > 0n) return;
    const next = await readFirst(tx, member, currency, 'QUEUED');
    if (next === undefined) return;
    if ((await readPlayRoom(tx, [member])).get(member)?.isBlocked === true) return;
    const counter = await ways.houseAccount('H_PROMO', currency);
    await startGrant(tx, next);
    const [answer] = await ways.applyIn(tx, [
      {
        id: { tenant: deps.tenant, source: 'wallet', member, action: 'grant', transactionId: next.id.toString() },
        kind: 'bonus',
        account: next.account_id,
        counter,
        amount: money(next.amount),
      },
    ]);
    if (answer?.outcome !== 'applied') throw new Error(`The grant ${next.id} was not paid: ${answer?.outcome}.`);
  };

  /**
   * Ends a running grant by the rules that a bet ends it by. What is due by its terms ends so, also where its member gives it
   * up; only a decision of staff comes before them.
   */
  const end = async (tx: Tx, row: GrantRow, how?: 'FORFEITED' | 'REVOKED'): Promise<void> => {
    const converted = await flightIn(tx, async (flight) => {
      const loaded = await loadBook<Outcome>(flight, {
        keys: [],
        reverses: [],
        accounts: [row.account_id, row.cash_id],
        counters: [row.forfeit_id],
      }).read();
      const state = await loadGrants(flight, loaded, []);
      const book = openBook(state);
      const grant = book.runningGrant(row.account_id);
      if (grant === undefined || grant.id !== row.id) return 0n;
      const as = how === 'REVOKED' ? how : (dueEndOf(grant, book.now) ?? how);
      if (as === undefined) return 0n;
      closeGrant(book, { ...grant, isOwing: false }, as);
      const changes = book.changes();
      writeBook(flight, state, changes);
      return changes.endedGrants.find(({ id }) => id === row.id)?.converted ?? 0n;
    });
    if (converted > 0n)
      await ways.sweepIn(tx, [{ account: row.cash_id, amount: converted, creditedBy: `grant ${row.id}` }]);
    ways.tellMoved(tx, row.member_id);
  };

  const endDueIn = async (tx: Tx, member: MemberId, currency: string): Promise<void> => {
    await lockAccountsOf(tx, [member]);
    const now = await readMoment(tx);
    const running = await readFirst(tx, member, currency, 'ACTIVE');
    if (running !== undefined) await end(tx, running);
    await cancelQueuedBefore(tx, member, currency, { before: new Date(now.getTime() - QUEUE_DAYS * DAY_MS), now });
    await beginNext(tx, member, currency);
  };

  const takeBack = async (tx: Tx, row: GrantRow, how: 'FORFEITED' | 'REVOKED'): Promise<GrantRow> => {
    await lockAccountsOf(tx, [row.member_id]);
    const now = await findGrant(tx, row.id);
    if (now?.state === 'QUEUED') await cancelGrant(tx, row.id, await readMoment(tx));
    else if (now?.state === 'ACTIVE') {
      await end(tx, now, how);
      await beginNext(tx, now.member_id, now.currency);
    }
    const after = await findGrant(tx, row.id);
    if (after === undefined) throw new Error(`The grant ${row.id} has gone.`);
    return after;
  };

  return {
    prepare: async (member, currency) => {
      await ways.accountsOf(member, currency);
      await Promise.all(['H_PROMO', 'H_FORFEIT'].map((kind) => ways.houseAccount(kind, currency)));
    },
    grantIn,
    forfeitIn: async (tx, member, how = 'FORFEITED') => {
      await lockAccountsOf(tx, [member]);
      for (const row of await listRunning(tx, member)) await end(tx, row, how);
    },
    dropAllIn: async (tx, members) => {
      await lockAccountsOf(tx, members);
      for (const member of members) {
        await cancelQueuedOf(tx, member, await readMoment(tx));
        for (const row of await listRunning(tx, member)) await end(tx, row, 'FORFEITED');
      }
    },
    cancelIn: async (tx, member, id) => {
      const row = await findGrant(tx, id);
      if (row === undefined || row.member_id !== member) throw new Refusal('wallet.grant-unknown');
      return takeBack(tx, row, 'FORFEITED');
    },
    revokeIn: async (tx, id) => {
      const row = await findGrant(tx, id);
      if (row === undefined) throw new Refusal('wallet.grant-unknown');
      return takeBack(tx, row, 'REVOKED');
    },
    hasRunning,
    find: findGrant,
    list: listGrants,
    sums: sumGrants,
    settleDue: (member, currency) => inTransaction(db, (tx) => endDueIn(tx, member, currency)),
    beginNextOf: async (tx, closed) => {
      const members = closed.map(({ member }) => BigInt(member) as MemberId);
      await lockAccountsOf(tx, members);
      for (const { member, currency } of closed) await beginNext(tx, BigInt(member) as MemberId, currency);
    },
    settleAllDue: async () => {
      const now = await readMoment(db);
      const due = await listDue(db, now, new Date(now.getTime() - QUEUE_DAYS * DAY_MS), DUE_MAX);
      for (const { member, currency } of due)
        try {
          await inTransaction(db, (tx) => endDueIn(tx, member, currency));
        } catch (error) {
          // The grant of one member must not keep those of all others from ending.
          log.error({ err: error, member: member.toString(), currency }, 'the due grants of a member were not settled');
        }
    },
  };
};
