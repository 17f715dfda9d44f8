import { factKind } from '../../platform/events/fact.ts';

/** What people came to at one table in one hand; players of the house are left out. Amounts are decimal texts. */
export type SettledHand = {
  readonly handId: string;
  readonly game: string;
  readonly room: string;
  readonly currency: string;
  readonly unit: string;
  readonly seats: readonly { readonly memberId: string; readonly net: string; readonly seat: number }[];
  /** Who paid whom directly, and why. Pots are nobody's payment to one. */
  readonly transfers: readonly {
    readonly from: string;
    readonly to: string;
    readonly reason: string;
    readonly paid: string;
  }[];
};

/** A hand between two people or more was paid. */
export const handSettled = factKind<SettledHand>('rooms.hand-settled');
