import type { Fact } from './fact.ts';

/** The member sat down at a card table, brought more money, or left: what lies on tables is not in the wallet. */
export const CARD_SEAT_MOVED: Fact = ['wallet.*', 'rooms.list-own-seats', 'rooms.list-rooms', 'rooms.list-tables'];
