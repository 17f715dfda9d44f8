import { setTimeout as sleep } from 'node:timers/promises';
import type { MemberId } from '@fairground/contract/ids';
import { balanceChanged } from '@fairground/contract/wallet/pushes';
import { balanceFrom } from './balances.ts';
import type { WalletDeps } from './deps.ts';
import type { AccountId } from './operation.ts';
import { listOwners, readHoldingsOf } from './store.ts';

/** Long enough for a burst of bets to become one message, too short for an eye to see. */
const GATHER_MS = 100;
const MEMBERS_MAX = 2_000;
/** As many as one message of the bus can name. */
const NAMED_AT_ONCE = 250;
const MOVED_TOPIC = 'wallet.moved';

export type BalanceNotifier = {
  /** Money of these members has moved, and the movement is committed. */
  readonly moved: (members: Iterable<MemberId>) => void;
  /** The same for accounts whose owners are not at hand. */
  readonly movedAccounts: (accounts: Iterable<AccountId>) => void;
  readonly stop: () => Promise<void>;
};

/**
 * Tells open pages of new balances. Every node hears whose money moved, and only one that has a page of the member open
 * reads the balance and sends it: nothing is read or kept for members whom nobody watches. A page that begins to hear
 * gets the balance, so that it misses nothing. What is sent is read each time, so it is true and
 * not older than what was sent before.
 */
export const createBalanceNotifier = ({
  db,
  bus,
  realtime,
  log,
}: Pick<WalletDeps, 'db' | 'bus' | 'realtime' | 'log'>): BalanceNotifier => {
  const failed = (error: unknown): void => log.warn({ err: error }, 'balances could not be sent');

  // A page that misses one asks again; the money has moved all the same.
  const accounts = createGathering<AccountId>(async (some) => members.add(await listOwners(db, some)), failed);
  const members = createGathering<MemberId>((some) => {
    for (let from = 0; from < some.length; from += NAMED_AT_ONCE)
      bus.publish(MOVED_TOPIC, some.slice(from, from + NAMED_AT_ONCE).map(String));
  }, failed);
  const heard = createGathering<MemberId>(async (some) => {
    for (const [owner, own] of Map.groupBy(await readHoldingsOf(db, some), (holding) => holding.owner))
      for (const currency of new Set(own.map((holding) => holding.currency))) {
        const { sum, version } = balanceFrom(currency, own);
        // What never moved is no news.
        if (version > 0n)
          realtime.toMember(balanceChanged, owner, { currency, sumBalance: sum, version: version.toString() });
      }
  }, failed);

  const unsubscribe = bus.subscribe(MOVED_TOPIC, {
    onMessage: (named) => {
      if (Array.isArray(named)) heard.add(named.map(memberOf).filter(realtime.hears));
    },
    onGap: () => heard.add(realtime.heardMembers()),
  });
  realtime.whenHeard((member) => heard.add([member]));

  return {
    moved: members.add,
    movedAccounts: accounts.add,
    stop: async () => {
      await accounts.idle();
      await members.idle();
      await heard.idle();
      unsubscribe();
    },
  };
};

const memberOf = (named: unknown): MemberId => BigInt(String(named)) as MemberId;

/** Gathers what comes within a moment and hands it on, each thing once. */
const createGathering = <Thing>(
  handOn: (things: readonly Thing[]) => Promise<void> | void,
  failed: (error: unknown) => void,
) => {
  const waiting = new Set<Thing>();
  let working: Promise<void> | undefined;

  const work = async (): Promise<void> => {
    await sleep(GATHER_MS);
    while (waiting.size > 0) {
      const things = [...waiting].slice(0, MEMBERS_MAX);
      for (const thing of things) waiting.delete(thing);
      await handOn(things);
    }
  };

  return {
    add: (things: Iterable<Thing>): void => {
      for (const thing of things) waiting.add(thing);
      if (waiting.size > 0)
        working ??= work()
          .catch(failed)
          .finally(() => (working = undefined));
    },
    idle: async (): Promise<void> => working,
  };
};
