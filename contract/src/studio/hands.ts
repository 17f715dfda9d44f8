import * as z from 'zod/mini';
import { moneySchema } from '../money-schema.ts';

/** What a player may decide on a hand of blackjack. */
export const DECISIONS = ['hit', 'stand', 'double', 'split', 'insure'] as const;
export type Decision = (typeof DECISIONS)[number];
export const isDecision = (text: string): text is Decision => DECISIONS.some((decision) => decision === text);
export const decisionSchema = z.enum(DECISIONS);

/** A hand as it lies; `isDoubled` has twice its stake. Cards are numbered as docs/fairness.md has it. */
export const handSchema = z.object({ cards: z.array(z.int()), isDoubled: z.boolean() });
export type HandShown = z.output<typeof handSchema>;

/** The player's hands while seats decide, and what the player may do. */
export const seatPlaySchema = z.object({
  hands: z.array(handSchema),
  /** The hand to decide on, from 0; null when the seat is done. */
  turn: z.nullable(z.int()),
  can: z.array(decisionSchema),
  /** How many decisions were made: the next one names it, so that no order is taken for another hand than was seen. */
  place: z.int(),
  /** What doubling or splitting stakes, and what insurance does. */
  again: moneySchema,
  insurance: moneySchema,
  isInsured: z.boolean(),
});
export type SeatPlayShown = z.output<typeof seatPlaySchema>;
