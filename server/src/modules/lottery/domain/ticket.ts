import { hash } from 'node:crypto';
import { ticketBytes } from '@fairground/engines/lottery/merkle';
import type { Sha256 } from '@fairground/engines/lottery/merkle';
import type { StoredLine } from './line.ts';

/** What of an order goes into the tree of its issue. */
export type TicketSource = {
  readonly id: bigint;
  readonly mode: string;
  readonly series: number;
  readonly amount: bigint;
  readonly lines: readonly StoredLine[];
  readonly placed_at: Date;
};

/** The fields of a ticket as the player is shown them. The id is known to its owner alone, so nobody can try contents. */
export const ticketFields = (
  gameCode: string,
  numero: string,
  { id, mode, series, amount, lines, placed_at }: TicketSource,
): readonly string[] => [
  gameCode,
  numero,
  id.toString(),
  placed_at.toISOString(),
  mode,
  String(series),
  amount.toString(),
  ...lines.flatMap(([play, content, unit, multiple]) => [play, content, unit, String(multiple)]),
];

export const ticketOf = (gameCode: string, numero: string, order: TicketSource): Uint8Array =>
  ticketBytes(ticketFields(gameCode, numero, order));

export const sha256: Sha256 = (bytes) => hash('sha256', bytes, 'buffer');

/** How many tickets share a kept hash; a power of two, so that the tree over the blocks is the tree. */
export const BLOCK_SIZE = 1_024;
