import { money } from '@fairground/contract/money';
import type { ValueOf } from '@fairground/contract/endpoint';
import type { TableBet } from '@fairground/contract/studio/game';
import type { Decision } from '@fairground/contract/studio/hands';
import { decideHand, enterTable, placeBets, undoBets, watchTable } from '@fairground/contract/live-tables/endpoints';
import type { Seat, TableLimits, TablePast, TableView } from '@fairground/contract/studio/table';
import { Refused } from '../../session/calls.ts';
import type { Call } from '../../session/calls.ts';
import { insist } from '../../session/insist.ts';
import type { Patience } from '../../session/insist.ts';
import type { Session } from '../../session/session.ts';
import { createSignal } from '../../session/signal.ts';
import type { Signal } from '../../session/signal.ts';

/** The table as this player has it: what is on it, what went before, and the orders the player can give. */
export type TableSession = {
  readonly limits: TableLimits;
  readonly past: Signal<readonly TablePast[]>;
  readonly view: Signal<TableView>;
  readonly seat: Signal<Seat | null>;
  /** Milliseconds from now, by the clock of the table. */
  readonly until: (moment: Date) => number;
  readonly place: (bets: readonly TableBet[]) => Promise<void>;
  readonly undo: (requestId: string) => Promise<void>;
  /** Decides on the hand whose turn it is, where the game asks its players. */
  readonly decide: (decision: Decision, place: number) => Promise<void>;
  /** Shows what the wallet has: after the player has seen how the round ended. */
  readonly settle: () => void;
};

export type TableSessionDeps = Patience & {
  readonly call: Call;
  readonly newRequestId: () => string;
  readonly session: Session;
  /** The table refuses to be watched any longer. */
  readonly onRefused: (code: string) => void;
};

type Viewed = ValueOf<typeof watchTable>;

const PAST_MOST = 120;

export const sitDown = async (deps: TableSessionDeps): Promise<TableSession> => {
  const { call, session, newRequestId } = deps;
  const { token } = session.opened;
  const { limits, past: before } = await insist(() => call(enterTable, { body: { token } }), deps);
  const first = await insist(() => call(watchTable, { body: { token, version: null } }), deps);
  let funds = session.opened.funds;
  let ahead = 0;
  const past = createSignal<readonly TablePast[]>(before);
  const view = createSignal(first.view);
  const seat = createSignal<Seat | null>(first.view.seat);

  const take = ({ view: seen, funds: told }: Viewed): void => {
    ahead = seen.now.getTime() - performance.now();
    if (told && BigInt(told.version) >= BigInt(funds.version)) funds = told;
    // An answer that was overtaken on its way shows what is over.
    if (seen.now < view.get().now) return;
    // The seat first: who looks at the round finds what the player has in it.
    seat.set(seen.seat);
    view.set(seen);
  };
  const settle = (): void => session.balance.set(funds.balance);
  take(first);
  settle();
  session.refilled.show((told) => {
    if (BigInt(told.version) < BigInt(funds.version)) return;
    funds = told;
    // While a round is dealt its win is in there already, and is shown when the player has seen it.
    if (view.get().round?.phase !== 'DEALT') settle();
  });

  const order = async (ask: () => Promise<Viewed>): Promise<void> => {
    take(await insist(ask, deps));
    settle();
  };

  /** Looks at the table for ever; what is missed while the line is down is fetched again. */
  const look = async (): Promise<never> => {
    for (;;) {
      const { version, round } = view.get();
      take(await insist(() => call(watchTable, { body: { token, version } }), deps));
      const now = view.get().round;
      if (now?.phase === 'SETTLED' && now.result && round?.number === now.number) add(now.number, now.result);
      else if (now && now.number > (past.get().at(-1)?.number ?? 0) + 1 && now.number !== round?.number)
        past.set((await insist(() => call(enterTable, { body: { token } }), deps)).past);
    }
  };
  const add = (number: number, result: TablePast['result']): void => {
    if ((past.get().at(-1)?.number ?? 0) < number) past.set([...past.get(), { number, result }].slice(-PAST_MOST));
  };
  look().catch((error: unknown) => deps.onRefused(error instanceof Refused ? error.code : ''));

  return {
    limits,
    past,
    view,
    seat,
    until: (moment) => moment.getTime() - performance.now() - ahead,
    place: (bets) => {
      const requestId = newRequestId();
      const number = view.get().round?.number ?? 0;
      return order(() => call(placeBets, { body: { token, requestId, number, bets: [...bets] } }));
    },
    decide: (decision, place) => {
      const requestId = newRequestId();
      const number = view.get().round?.number ?? 0;
      return order(() => call(decideHand, { body: { token, requestId, number, place, decision } }));
    },
    undo: (requestId) => order(() => call(undoBets, { body: { token, requestId } })),
    settle: () => {
      settle();
      const own = seat.get();
      if (own) session.net.set(money(session.net.get() - own.stake + (own.isCancelled ? own.stake : (own.win ?? 0n))));
    },
  };
};
