import { readPoolsMove } from '@fairground/contract/launch/frame-messages';
import type { JackpotPool } from '@fairground/contract/studio/game';
import type { Session } from '../session/session.ts';
import { createSignal } from '../session/signal.ts';
import type { Signal } from '../session/signal.ts';
import type { Phase } from './game.ts';

/**
 * The pools as a player may see them: updates during a round wait until its result is shown, because a reset pool would
 * reveal the result before the reels do.
 */
export const createShownPools = (session: Session, phase: Signal<Phase>): Signal<readonly JackpotPool[]> => {
  const { vendor, game, funds } = session.opened;
  const shown = createSignal<readonly JackpotPool[]>(session.pools.get());
  const show = (): void => {
    if (phase.get() !== 'busy') shown.set(session.pools.get());
  };
  session.pools.show(show);
  phase.show(show);
  addEventListener('message', (event: MessageEvent<unknown>) => {
    const told = event.source === parent ? readPoolsMove(event.data) : undefined;
    if (told?.vendor === vendor && told.game === game && told.currency === funds.currency)
      session.pools.set(told.pools);
  });
  return shown;
};
