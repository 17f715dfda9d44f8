import type { RaffleSource, RaffleState } from '@fairground/contract/loyalty/states';
import type { Localized } from '../../../platform/localized.ts';
import { floorDiv } from './points.ts';
import type { MissionText, Prize } from './mission.ts';

export type Raffle = {
  readonly id: bigint;
  readonly texts: Localized<MissionText>;
  readonly source: RaffleSource;
  readonly unit: bigint;
  readonly ticketsMax: number;
  readonly winsMax: number;
  readonly fromDay: string;
  readonly untilDay: string;
  readonly prizes: readonly Prize[];
  readonly turnover: number;
  readonly hue: number;
  readonly state: RaffleState;
  readonly commitment: string | null;
  readonly sealed: Buffer | null;
  readonly seed: string | null;
  readonly ticketHash: string | null;
  readonly tickets: number;
  readonly closedAt: Date | null;
  readonly drawnAt: Date | null;
};

/** The tickets that an amount brings beside those a member has, and what is carried on. */
export const ticketsFor = (
  { unit, ticketsMax }: Pick<Raffle, 'unit' | 'ticketsMax'>,
  entry: { readonly tickets: number; readonly remainder: bigint },
  amount: bigint,
): { readonly tickets: number; readonly remainder: bigint } => {
  const total = entry.remainder + amount;
  const earned = total < 0n ? 0n : floorDiv(total, unit);
  const left = BigInt(ticketsMax - entry.tickets);
  return { tickets: Number(earned < left ? earned : left), remainder: total - earned * unit };
};
