import type { RoomStyle } from '@fairground/contract/rooms/fields';

/** The players of the house: how many sit where, and by which public rules. */

/** The version of the rules in `house` of every engine. */
export const HOUSE_VERSION = 1;

/** They think as long about everything, so that nothing can be read from it. */
export const HOUSE_THINKS_MS = 1_800;

const NAMES = ['Mai', 'Lan', 'Trúc', 'Cúc', 'Sen', 'Đào', 'Quỳnh', 'Huệ', 'Ngọc'] as const;

/** What they bring, between the least and the most of a room. */
export const houseStack = (least: bigint, most: bigint): bigint => {
  const wanted = least * 3n;
  return wanted < most ? wanted : most;
};

/** The name of the one at a place of a table; the badge says that it is of the house. */
export const houseName = (tableId: bigint, seat: number): string =>
  NAMES[(Number(tableId % BigInt(NAMES.length)) + seat) % NAMES.length] ?? NAMES[0];

const COMPANY = 3;

/** So many sit with so many people: nobody plays alone, and a seat stays free for another person. A sit-and-go needs all. */
export const houseSeatsFor = (people: number, seats: number, style: RoomStyle): number => {
  if (people === 0) return 0;
  if (style === 'sit-and-go') return Math.max(0, seats - people);
  if (seats === 2) return people === 1 ? 1 : 0;
  return Math.max(0, Math.min(COMPANY - people, seats - 1 - people));
};
