import type { Favour, Seat } from '../card-game.ts';
import { seatsIn } from './betting.ts';
import type { Betting } from './betting.ts';

/** Made hands that were folded although they beat those of the only seat that was left. */
export const foldedBetter = (
  betting: Pick<Betting, 'folded'>,
  handOf: (seat: Seat) => { readonly value: number; readonly isMade: boolean },
): readonly Favour[] => {
  const [to, other] = seatsIn(betting);
  if (to === undefined || other !== undefined) return [];
  const { value: least } = handOf(to);
  return betting.folded.flatMap((isFolded, from): readonly Favour[] => {
    if (!isFolded) return [];
    const { value, isMade } = handOf(from);
    return isMade && value > least ? [{ from, to, what: 'folded' }] : [];
  });
};
