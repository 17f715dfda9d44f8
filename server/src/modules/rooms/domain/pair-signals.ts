import type { Favour } from '@fairground/engines/cards/card-game';
import type { PairSignal } from '@fairground/contract/rooms/fields';
import type { Outcome } from './pay-hand.ts';

/** What one member did for another in a hand; amounts in hundredths of the room's unit, so that stakes compare. */
export type PairHand = {
  readonly from: string;
  readonly to: string;
  readonly flow: number;
  readonly folded: number;
  readonly stopped: number;
  readonly fed: number;
};

const HUNDREDTHS = 100n;

/** Every ordered pair of members in a hand; players of the house take part in nothing here. */
export const pairsOf = (
  members: readonly (string | null)[],
  { outcome, favours, unit }: { readonly outcome: Outcome; readonly favours: readonly Favour[]; readonly unit: bigint },
): readonly PairHand[] =>
  members.flatMap((from, payer) =>
    members.flatMap((to, receiver): readonly PairHand[] => {
      if (from === null || to === null || payer === receiver) return [];
      const count = (what: Favour['what']): number =>
        favours.filter((each) => each.from === payer && each.to === receiver && each.what === what).length;
      return [
        {
          ...{ from, to, flow: Number((flowOf(outcome, payer, receiver) * HUNDREDTHS) / unit) },
          ...{ folded: count('folded'), stopped: count('stopped'), fed: count('fed') },
        },
      ];
    }),
  );

/** What went from one seat to another: as the debts say, or of a pot the share that each winner has of all that was won. */
const flowOf = ({ transfers, seats }: Outcome, payer: number, receiver: number): bigint => {
  const named = transfers.filter(({ from, to }) => from !== null && to !== null);
  if (named.length > 0)
    return named.reduce((sum, { from, to, paid }) => (from === payer && to === receiver ? sum + paid : sum), 0n);
  const [lost, won] = [seats[payer]?.net ?? 0n, seats[receiver]?.net ?? 0n];
  if (lost >= 0n || won <= 0n) return 0n;
  const all = seats.reduce((sum, { net }) => (net > 0n ? sum + net : sum), 0n);
  return (-lost * won) / all;
};

/** What is known of two members in a month: from one to the other, and back. */
export type PairMonth = Omit<PairHand, 'from' | 'to'> & {
  readonly hands: number;
  /** Of them at private tables or tables of two. */
  readonly alone: number;
  readonly flowBack: number;
};

const TOGETHER_HANDS = 20;
/** Two who choose a table for themselves are not brought together by chance. */
const ALONE_HANDS = 3;
/** A hundred units, and ten times what came back. */
const FLOW_LEAST = 10_000;
const FLOW_TIMES = 10;
const FOLDED_LEAST = 4;
const STOPPED_LEAST = 3;
const FED_LEAST = 20;
const FED_EACH_HAND = 1.5;

/** What is worth a look by people: a signal proves nothing. A whole stack can be lost in one hand, so few hands are a signal of their own. */
export const signalsOf = ({ hands, alone, flow, flowBack, folded, stopped, fed }: PairMonth): readonly PairSignal[] => {
  const isOften = hands >= TOGETHER_HANDS;
  const isOneWay = flow >= FLOW_LEAST && flow >= flowBack * FLOW_TIMES;
  const found: readonly (readonly [PairSignal, boolean])[] = [
    ['together', isOften || alone >= ALONE_HANDS],
    ['large-flow', isOneWay && !isOften],
    ['one-way-flow', isOneWay && isOften],
    ['soft-play', folded >= FOLDED_LEAST],
    ['stopped-on-purpose', stopped >= STOPPED_LEAST],
    ['feeding', fed >= FED_LEAST && fed >= hands * FED_EACH_HAND],
  ];
  return found.flatMap(([signal, isFound]) => (isFound ? [signal] : []));
};
