import type { AccountId } from '../operation.ts';
import type { Grant } from './grant-state.ts';
import type { LimitState } from './limits.ts';
import type { AccountState, BookChanges, BookState, GuardState, StoredMovement, Leg } from './state.ts';

/** What a batch has moved so far: later movements of the batch see it, and a part of it can be taken back. */
export type Book<Word extends string> = Pick<BookState<Word>, 'now' | 'today' | 'zone'> & {
  readonly account: (id: AccountId) => AccountState | undefined;
  /** The currency of one of our own accounts. */
  readonly houseCurrency: (id: AccountId) => string | undefined;
  readonly kept: (key: string) => StoredMovement<Word> | undefined;
  readonly isUndone: (key: string) => boolean;
  readonly guardOf: (owner: bigint) => GuardState | undefined;
  readonly limitsOf: (owner: bigint) => readonly LimitState[];
  /** The grant that runs on an account of a bonus. */
  readonly runningGrant: (account: AccountId) => Grant | undefined;
  /** The last grant that ran for a member by a moment. */
  readonly grantAt: (owner: bigint, currency: string, at: Date) => Grant | undefined;
  /** Changes a grant that is known. */
  readonly setGrant: (grant: Grant) => void;
  /** The next number of the batch; it has room for a second leg. */
  readonly nextId: () => bigint;
  readonly setAccount: (account: AccountState) => void;
  readonly addToHouse: (id: AccountId, amount: bigint) => void;
  readonly setLimits: (owner: bigint, limits: readonly LimitState[]) => void;
  readonly addLeg: (leg: Leg) => void;
  readonly keep: (movement: StoredMovement<Word>) => void;
  /** Does something that may have to be taken back, together with how that is done. */
  readonly noteUndo: (undo: () => void) => void;
  /** Answers how to take back everything from here on. The next mark ends that. */
  readonly mark: () => () => void;
  readonly changes: () => BookChanges<Word>;
};

export const openBook = <Word extends string>(state: BookState<Word>): Book<Word> => {
  const before = new Map(state.accounts.map((account) => [account.id, account]));
  const accounts = new Map<AccountId, AccountState | undefined>(before);
  const moved = new Set<AccountId>();
  const house = new Map<AccountId, bigint>();
  const kept = new Map(state.kept.map((movement) => [movement.key, movement]));
  const added = new Map<string, StoredMovement<Word>>();
  const undone = new Set(state.undone);
  const limits = new Map(state.limits);
  const grants = new Map((state.grants ?? []).map((grant) => [grant.id, grant]));
  const loadedGrants = new Map(grants);
  const legs: Leg[] = [];
  let id = state.firstId;
  let undos: (() => void)[] | undefined;

  const noteUndo = (undo: () => void): void => void undos?.push(undo);
  const limitsOf = (owner: bigint): readonly LimitState[] => limits.get(owner) ?? [];

  return {
    now: state.now,
    today: state.today,
    zone: state.zone,
    account: (account) => accounts.get(account),
    houseCurrency: (account) => state.house.get(account),
    kept: (key) => added.get(key) ?? kept.get(key),
    isUndone: (key) => undone.has(key),
    guardOf: (owner) => state.guards.get(owner),
    limitsOf,
    runningGrant: (account) => {
      for (const grant of grants.values()) if (grant.account === account && grant.state === 'ACTIVE') return grant;
      return undefined;
    },
    grantAt: (owner, currency, at) => {
      let last: Grant | undefined;
      for (const grant of grants.values())
        if (grant.owner === owner && grant.currency === currency && grant.activatedAt <= at)
          if (last === undefined || grant.activatedAt > last.activatedAt) last = grant;
      return last;
    },
    setGrant: (grant) => {
      const last = grants.get(grant.id);
      if (last === undefined) throw new Error(`The grant ${grant.id} is not known here.`);
      noteUndo(() => grants.set(grant.id, last));
      grants.set(grant.id, grant);
    },
    nextId: () => (id += 2n),
    setAccount: (account) => {
      const last = accounts.get(account.id);
      noteUndo(() => accounts.set(account.id, last));
      accounts.set(account.id, account);
      moved.add(account.id);
    },
    addToHouse: (account, amount) => {
      const last = house.get(account) ?? 0n;
      noteUndo(() => house.set(account, last));
      house.set(account, last + amount);
    },
    setLimits: (owner, after) => {
      const last = limitsOf(owner);
      noteUndo(() => limits.set(owner, last));
      limits.set(owner, after);
    },
    addLeg: (leg) => {
      legs.push(leg);
      noteUndo(() => legs.pop());
    },
    keep: (movement) => {
      const { key, reverses, outcome } = movement;
      added.set(key, movement);
      noteUndo(() => added.delete(key));
      if (reverses === null || outcome !== 'applied') return;
      undone.add(reverses);
      noteUndo(() => undone.delete(reverses));
    },
    noteUndo,
    mark: () => {
      const own: (() => void)[] = [];
      const last = id;
      undos = own;
      return () => {
        // A batch has two numbers for each movement, so those of what is taken back are given again.
        id = last;
        for (const undo of own.toReversed()) undo();
      };
    },
    changes: () => ({
      movements: [...added.values()],
      legs,
      // What was taken back again is as it was.
      accounts: [...moved].flatMap((id) => {
        const account = accounts.get(id);
        return account === undefined || account === before.get(id) ? [] : [account];
      }),
      house: [...house].flatMap(([account, amount]) => (amount === 0n ? [] : [{ account, amount }])),
      limits: [...limits].flatMap(([owner, after]) => {
        const loaded = state.limits.get(owner);
        return after.flatMap((limit, index) => (limit === loaded?.[index] ? [] : [{ owner, limit }]));
      }),
      grants: [...grants.values()].filter((grant) => grant !== loadedGrants.get(grant.id)),
      endedGrants: [...grants.values()].filter(
        ({ id, closedAt }) => closedAt !== null && loadedGrants.get(id)?.closedAt === null,
      ),
    }),
  };
};
