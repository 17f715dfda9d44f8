import type { Money } from '@fairground/contract/money';
import type { Step } from '@fairground/contract/studio/game';
import type { Round } from '@fairground/contract/studio/round';
import { Refused } from '../session/calls.ts';
import type { Session } from '../session/session.ts';
import { createSignal } from '../session/signal.ts';
import type { Signal } from '../session/signal.ts';
import { wait } from './dom.ts';
import type { Game, Phase } from './game.ts';

/** Where a round is played: one at a time, from the order to the shown result. */
export type Table = {
  readonly round: Signal<Round | null>;
  /** Reports the end when everything has been shown. */
  readonly play: () => Promise<PlayEnd>;
  readonly step: (step: Step) => Promise<void>;
  /** Puts what was there before the game was opened on the table. */
  readonly lay: () => void;
};

/** `idle`: nothing was ordered, for a round was under way. */
export type PlayEnd =
  | { readonly kind: 'played'; readonly round: Round }
  | { readonly kind: 'refused'; readonly code: string }
  | { readonly kind: 'fault' }
  | { readonly kind: 'idle' };

const IDLE = { kind: 'idle' } as const;

export type TableDeps = {
  readonly session: Session;
  readonly game: () => Game;
  readonly bet: Signal<Money>;
  readonly phase: Signal<Phase>;
  /** The page around the frame asks before somebody leaves an open round. */
  readonly tell: (says: 'round-open' | 'round-closed' | 'showing' | 'shown' | 'session-over') => void;
  readonly onBegin: () => void;
  readonly onResult: (round: Round) => Promise<void>;
  readonly onRefused: (code: string) => void;
  readonly onFault: (error: unknown) => void;
  /** The least time from one order to the next, where the brand asks for one: the client does not run into a refusal. */
  readonly roundMsMin?: number;
};

export const createTable = (deps: TableDeps): Table => {
  const { session, game, bet, phase, tell } = deps;
  const round = createSignal<Round | null>(null);

  const follow = async (order: () => Promise<Round>, restPhase: Phase): Promise<PlayEnd> => {
    if (phase.get() === 'busy') return IDLE;
    phase.set('busy');
    // Before the order is sent: the page may get the balance before the game gets its round.
    tell('showing');
    tell('round-open');
    deps.onBegin();
    let hasBegun = false;
    const orderedAt = performance.now();
    try {
      const told = await order();
      // Not before the stake is taken: a stake that is refused moves nothing.
      hasBegun = true;
      game().begin();
      await game().show(told);
      round.set(told);
      if (told.state === 'OPEN') {
        tell('shown');
        phase.set('open');
        return { kind: 'played', round: told };
      }
      session.settle(told);
      tell('shown');
      await deps.onResult(told);
      tell('round-closed');
      const leftMs = (deps.roundMsMin ?? 0) - (performance.now() - orderedAt);
      if (leftMs > 0) await wait(leftMs);
      phase.set('ready');
      return { kind: 'played', round: told };
    } catch (error) {
      if (hasBegun) game().abort();
      tell('shown');
      if (restPhase === 'ready') tell('round-closed');
      phase.set(restPhase);
      if (error instanceof Refused) {
        deps.onRefused(error.code);
        return { kind: 'refused', code: error.code };
      }
      deps.onFault(error);
      return { kind: 'fault' };
    }
  };

  return {
    round,
    play: () =>
      phase.get() === 'ready' ? follow(() => session.play(bet.get(), game().choice()), 'ready') : Promise.resolve(IDLE),
    step: async (step) => {
      const open = round.get();
      if (open && phase.get() === 'open') await follow(() => session.step(open, step), 'open');
    },
    lay: () => {
      const { openRound, lastRound } = session.opened;
      game().rest(openRound ?? lastRound);
      round.set(openRound);
      phase.set(openRound ? 'open' : 'ready');
      tell(openRound ? 'round-open' : 'round-closed');
    },
  };
};
