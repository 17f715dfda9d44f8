import type { TableView } from '@fairground/contract/rooms/table';
import type { CardTexts } from './card-texts.ts';
import type { SeatClock } from './parts/turn-clock.ts';

/** What the client reads out of a table and of what is told about it. */

/** When the time of every seat that is waited for is up; `seenAt` is when the table was told. */
export const clocksOf = ({ hand, room }: TableView, seenAt: number): ReadonlyMap<number, SeatClock> =>
  new Map(
    (hand?.clocks ?? []).map(({ seat, dueInMs, bankMs }) => [
      seat,
      { endsAt: seenAt + dueInMs, bankMs, wholeMs: room.turnSeconds * 1_000 },
    ]),
  );

const REASONS_LEFT = ['asked', 'away', 'short', 'blocked', 'table-closed', 'out', 'won'] as const;
export const leftWhy = (why: string): (typeof REASONS_LEFT)[number] =>
  REASONS_LEFT.find((each) => each === why) ?? 'asked';

export const faultIn = (about: unknown): string | undefined =>
  typeof about === 'object' && about !== null && 'fault' in about && typeof about.fault === 'string'
    ? about.fault
    : undefined;

/** Whether the player waits for the big blind, and may post it out of turn. */
export const owesBlind = ({ next, seats, phase }: TableView): boolean =>
  next.waitsForBlind && phase !== 'CLOSED' && seats.some(({ isYou, state }) => isYou && state === 'SITTING');

/** What the table does when nobody is asked. */
export const phaseText = (table: TableView, { c }: CardTexts): string => {
  if (table.hand?.state === 'RESTARTED' && table.phase === 'SEATING') return c('phase-restarted');
  if (table.hand?.state === 'CANCELLED' && table.phase !== 'HAND') return c('phase-cancelled');
  if (owesBlind(table)) return c(table.next.postsBlind ? 'phase-blind-posted' : 'phase-blind');
  switch (table.phase) {
    case 'WAITING':
      return c('phase-waiting');
    case 'SEATING':
      return c('phase-seating');
    case 'HAND':
      return table.hand?.state === 'SEEDS' ? c('phase-seeds') : '';
    case 'PAUSE':
      return '';
    case 'CLOSED':
      return c('phase-closed');
  }
};
