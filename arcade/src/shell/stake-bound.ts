import { readStakeBound } from '@fairground/contract/launch/frame-messages';
import type { Money } from '@fairground/contract/money';
import { createSignal } from '../session/signal.ts';
import type { Signal } from '../session/signal.ts';

/** The largest stake that is taken while money of a bonus is left, as the page around tells it; null where none holds. */
export const createStakeBound = (): Signal<Money | null> => {
  const bound = createSignal<Money | null>(null);
  addEventListener('message', (event: MessageEvent<unknown>) => {
    const told = event.source === parent ? readStakeBound(event.data) : undefined;
    if (told !== undefined) bound.set(told);
  });
  return bound;
};
