import { money } from '@fairground/contract/money';
import type { Money } from '@fairground/contract/money';
import type { Session } from '../../session/session.ts';
import type { Fired } from './room-link.ts';

/** The player's money as it is shown: what shots on their way would cost is set aside, and comes back if they hit nothing. */
export type Purse = {
  readonly canPay: (cost: bigint) => boolean;
  readonly setAside: (cost: bigint) => void;
  readonly giveBack: (cost: bigint) => void;
  /** An answer came: what was set aside for its shots is settled. */
  readonly settle: (fired: Fired, cost: bigint) => void;
};

export const createPurse = (session: Session): Purse => {
  let { balance, version } = session.opened.funds;
  let aside = 0n;
  const show = (): void => session.balance.set(money(balance - aside));
  const change = (cost: bigint): void => {
    aside += cost;
    show();
  };
  session.refilled.show((told) => {
    if (BigInt(told.version) >= BigInt(version)) ({ balance, version } = told);
    show();
  });
  return {
    canPay: (cost) => balance - aside >= cost,
    setAside: change,
    giveBack: (cost) => change(-cost),
    settle: ({ round, funds }, cost) => {
      // Money of an older version than the last one is old news.
      if (funds && BigInt(funds.version) >= BigInt(version)) ({ balance, version } = funds);
      if (round) {
        session.net.set(money(session.net.get() + round.win - round.stake));
        const seeds = session.seeds.get();
        session.seeds.set({ ...seeds, nonce: Math.max(seeds.nonce, round.nonce + 1) });
      }
      change(-cost);
    },
  };
};

/** What a part of a bet comes to, for labels. */
export const times = (bet: Money, count: number): Money => money(bet * BigInt(count));
