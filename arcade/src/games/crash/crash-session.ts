import { money } from '@fairground/contract/money';
import type { Money } from '@fairground/contract/money';
import type { ValueOf } from '@fairground/contract/endpoint';
import {
  betOnCrash,
  enterCrash,
  leaveCrash,
  undoCrashBet,
  watchCrash,
} from '@fairground/contract/crash-room/endpoints';
import type { CrashView, Exit, PastFlight } from '@fairground/contract/crash-room/flight';
import type { CrashPanel } from '@fairground/contract/studio/game';
import { Refused } from '../../session/calls.ts';
import type { Call } from '../../session/calls.ts';
import { insist } from '../../session/insist.ts';
import type { Patience } from '../../session/insist.ts';
import type { Session } from '../../session/session.ts';
import { createSignal } from '../../session/signal.ts';
import type { Signal } from '../../session/signal.ts';

export type CrashOrder = { readonly panel: CrashPanel; readonly amount: Money; readonly autoAt: number | null };

/** The room as this player has it. */
export type CrashSession = {
  readonly betMax: Money;
  readonly past: Signal<readonly PastFlight[]>;
  readonly view: Signal<CrashView>;
  /** How long answers take at the moment, in milliseconds; null until one was measured. */
  readonly lag: Signal<number | null>;
  /** The room's clock, as well as it is known here. */
  readonly now: () => number;
  readonly bet: (order: CrashOrder) => Promise<void>;
  readonly undo: (requestId: string) => Promise<void>;
  readonly leave: (panel: CrashPanel) => Promise<Exit>;
};

export type CrashSessionDeps = Patience & {
  readonly call: Call;
  readonly newRequestId: () => string;
  readonly session: Session;
  readonly onRefused: (code: string) => void;
};

type Viewed = ValueOf<typeof watchCrash>;

const PAST_MOST = 60;
/** Answers that are compared for the one that travelled least. */
const SAMPLES = 12;

export const boardRoom = async (deps: CrashSessionDeps): Promise<CrashSession> => {
  const { call, session, newRequestId } = deps;
  const { token } = session.opened;
  const { betMax, past: before } = await insist(() => call(enterCrash, { body: { token } }), deps);
  const first = await insist(() => call(watchCrash, { body: { token, version: null } }), deps);
  let funds = session.opened.funds;
  let settled = first.view.round?.phase === 'SETTLED' ? first.view.round.number : 0;
  const samples: number[] = [];
  const past = createSignal<readonly PastFlight[]>(before);
  const view = createSignal(first.view);
  const lag = createSignal<number | null>(null);

  const take = ({ view: seen, funds: told }: Viewed): void => {
    // An answer is a little old when it arrives: the one that travelled least is nearest to the truth.
    samples.push(seen.now.getTime() - performance.now());
    if (samples.length > SAMPLES) samples.shift();
    if (told) takeFunds(told);
    // An answer that was overtaken on its way shows what is over.
    if (seen.now < view.get().now) return;
    const { round, seat } = seen;
    if (round?.point !== undefined && round.point !== null) remember({ number: round.number, point: round.point });
    if (seat && round && seat.number === round.number && round.number !== settled && isPaid(seen)) {
      settled = round.number;
      const won = seat.isCancelled ? seat.stake : (seat.win ?? 0n);
      session.net.set(money(session.net.get() - seat.stake + won));
    }
    view.set(seen);
  };
  const takeFunds = (told: NonNullable<Viewed['funds']>): void => {
    if (BigInt(told.version) < BigInt(funds.version)) return;
    funds = told;
    session.balance.set(funds.balance);
  };
  const remember = (flight: PastFlight): void => {
    if ((past.get().at(-1)?.number ?? 0) < flight.number) past.set([...past.get(), flight].slice(-PAST_MOST));
  };
  take(first);
  session.refilled.show(takeFunds);

  const measured = async <Value>(ask: () => Promise<Value>): Promise<Value> => {
    const askedAt = performance.now();
    const value = await insist(ask, deps);
    lag.set(Math.round(performance.now() - askedAt));
    return value;
  };

  /** Looks at the room for ever; what is missed while the line is down is fetched again. */
  const look = async (): Promise<never> => {
    for (;;) {
      const { version, round } = view.get();
      take(await insist(() => call(watchCrash, { body: { token, version } }), deps));
      const now = view.get().round;
      if (now && round && now.number > round.number + 1)
        past.set((await insist(() => call(enterCrash, { body: { token } }), deps)).past);
    }
  };
  look().catch((error: unknown) => deps.onRefused(error instanceof Refused ? error.code : ''));

  return {
    betMax,
    past,
    view,
    lag,
    now: () => performance.now() + Math.max(...samples),
    bet: async (order) => {
      const requestId = newRequestId();
      const number = view.get().round?.number ?? 0;
      take(await measured(() => call(betOnCrash, { body: { token, requestId, number, ...order } })));
    },
    undo: async (requestId) => take(await measured(() => call(undoCrashBet, { body: { token, requestId } }))),
    leave: async (panel) => {
      const number = view.get().round?.number ?? 0;
      const told = await measured(() => call(leaveCrash, { body: { token, number, panel } }));
      take(told);
      return told.exit;
    },
  };
};

const isPaid = ({ round, seat }: CrashView): boolean =>
  round?.phase === 'CANCELLED' || (round?.phase === 'SETTLED' && seat !== null && seat.win !== null);
