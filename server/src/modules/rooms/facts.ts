import type { PairSignal } from '@fairground/contract/rooms/fields';
import { factKind } from '../../platform/events/index.ts';

/** Something two members did at card tables deserves a look; the signals are all of the month so far. */
export const pairNoticed = factKind<{
  readonly month: string;
  readonly payer: string;
  readonly other: string;
  readonly hands: number;
  readonly signals: readonly PairSignal[];
}>('rooms.pair-noticed');
