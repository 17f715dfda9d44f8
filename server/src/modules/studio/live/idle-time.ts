import type { TableKind } from '@fairground/contract/studio/game';
import type { TablePhase } from '@fairground/contract/studio/table';
import { BETTING_MS, CLOSING_MS, DEAL_MS, RESULT_MS } from './phases.ts';
import { later } from './table-time.ts';

/** From the opening of one round to that of the next, when nothing keeps the table waiting. */
export const cycleMs = (kind: TableKind): number => BETTING_MS + CLOSING_MS + DEAL_MS[kind] + RESULT_MS;

/** How many rounds a table has finished by itself since it was left alone. */
export const idleRoundsBy = (kind: TableKind, since: Date, now: Date): number =>
  Math.max(0, Math.floor((now.getTime() - since.getTime()) / cycleMs(kind)));

export type IdleMoment = {
  readonly phase: Exclude<TablePhase, 'CANCELLED'>;
  /** When bets close, or closed. */
  readonly closesAt: Date;
  /** When the table goes on from this phase. */
  readonly movesAt: Date;
};

/** What a table that was left alone is doing at the moment. */
export const idleMomentOf = (kind: TableKind, since: Date, now: Date): IdleMoment => {
  const opened = later(since, idleRoundsBy(kind, since, now) * cycleMs(kind));
  const closesAt = later(opened, BETTING_MS);
  const ends = [
    ['OPEN', closesAt],
    ['CLOSED', later(closesAt, CLOSING_MS)],
    ['DEALT', later(closesAt, CLOSING_MS + DEAL_MS[kind])],
    ['SETTLED', later(opened, cycleMs(kind))],
  ] as const;
  const [phase, movesAt] = ends.find(([, end]) => end > now) ?? ends[3];
  return { phase, closesAt, movesAt };
};
