import type { Money } from '@fairground/contract/money';
import type { Round } from '@fairground/contract/studio/round';
import { createSignal } from '../session/signal.ts';
import type { Signal } from '../session/signal.ts';
import { afterRound, beginAutoplay, stopBefore } from './autoplay-rules.ts';
import type { AutoplayPlan, AutoplayProgress, AutoplayStop } from './autoplay-rules.ts';
import type { PlayEnd } from './table.ts';

export type AutoplayDeps = {
  /** Plays one round to its shown end; a late answer is waited for, and it stays the same round. */
  readonly play: () => Promise<PlayEnd>;
  readonly balance: () => Money;
  readonly cost: () => Money;
  readonly hasFeature: (round: Round) => boolean;
  readonly isHidden: () => boolean;
  readonly onStop: (why: AutoplayStop) => void;
};

/** Rounds that follow each other without a press, until one of the player's limits or anything unusual ends them. */
export type Autoplay = {
  /** What is left; null while nothing is ordered. */
  readonly progress: Signal<AutoplayProgress | null>;
  readonly start: (plan: AutoplayPlan) => Promise<void>;
  /** Ends it; a round that is under way is still shown to its end. */
  readonly stop: (why: AutoplayStop) => void;
};

export const createAutoplay = (deps: AutoplayDeps): Autoplay => {
  const progress = createSignal<AutoplayProgress | null>(null);
  /** The order that is running: a loop of an order that was ended plays nothing more. */
  let order = 0;

  const stop = (why: AutoplayStop): void => {
    if (progress.get() === null) return;
    order += 1;
    progress.set(null);
    deps.onStop(why);
  };

  const start = async (plan: AutoplayPlan): Promise<void> => {
    if (progress.get() !== null) return;
    order += 1;
    const own = order;
    let at = beginAutoplay(plan);
    progress.set(at);
    while (own === order) {
      const before = deps.isHidden() ? 'hidden' : stopBefore(plan, at, { cost: deps.cost(), balance: deps.balance() });
      if (before !== undefined) return stop(before);
      const end = await deps.play();
      if (own !== order) return;
      if (end.kind !== 'played') return stop(reasonOf(end));
      const { round } = end;
      const won = round.state === 'CANCELLED' ? round.stake : round.win;
      const after = afterRound(plan, at, { win: won, stake: round.stake, hasFeature: deps.hasFeature(round) });
      at = after.progress;
      if (after.stop !== undefined) return stop(after.stop);
      progress.set(at);
    }
  };

  return { progress, start, stop };
};

const reasonOf = (end: Exclude<PlayEnd, { kind: 'played' }>): AutoplayStop => {
  if (end.kind === 'refused') return end.code === 'studio.session-over' ? 'session-over' : 'refused';
  return 'fault';
};
