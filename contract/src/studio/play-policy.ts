import * as z from 'zod/mini';
import { WIN_SCENES } from '../market/policy.ts';

/** How a brand lets its slots be played. The market narrows it (`narrowedPlay`); a client never widens it. */
export const playPolicySchema = z.strictObject({
  /** Whether a player may choose the quick pace and end the turning of the reels with a press. */
  turbo: z.boolean(),
  /** The least time from the start of a slot round to the next of the same player, in milliseconds; 0 for none. */
  roundMsMin: z.int().check(z.gte(0), z.lte(60_000)),
  /** How many rounds a player may order at once; none where rounds are played one by one. */
  autoplayRounds: z.array(z.int().check(z.gte(2), z.lte(500))).check(z.maxLength(8)),
  /** From which multiple of its stake a win has a scene of its own, and the largest of them that is shown. */
  winScenes: z
    .strictObject({ big: z.int().check(z.gte(2)), mega: z.int(), epic: z.int(), largest: z.enum(WIN_SCENES) })
    .check(z.refine(({ big, mega, epic }) => big < mega && mega < epic, 'scenes begin at rising multiples')),
});
export type PlayPolicy = z.output<typeof playPolicySchema>;
