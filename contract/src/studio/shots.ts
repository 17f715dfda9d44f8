import * as z from 'zod/mini';

export const WEAPONS = ['bullet', 'laser', 'bomb'] as const;

const prey = z.strictObject({ fish: z.int(), kind: z.string() });

/** The shots of a batch as they were accepted. What they met is the server's word, not the client's. */
export const fishingChoice = z.strictObject({
  kind: z.literal('fishing'),
  room: z.string(),
  seat: z.int(),
  shots: z.array(
    z.strictObject({
      shot: z.int(),
      cannon: z.int(),
      weapon: z.enum(WEAPONS),
      atMs: z.int(),
      targets: z.array(prey),
      /** Where the bolts of a caught storm shell go; empty where no shell was aimed at. */
      storm: z.array(prey),
    }),
  ),
  /** Numbers of shots that were sent along and did not count. */
  missed: z.array(z.int()),
});

const paid = z.object({ fish: z.int(), times: z.int() });

/** What came of each shot, in their order; pays are multiples of the shot's cost. */
export const fishingShown = z.object({
  kind: z.literal('fishing'),
  shots: z.array(z.object({ caught: z.array(paid), bolts: z.array(paid), isJackpot: z.boolean() })),
  /** What the pool of the jackpot paid, in ten-thousandths; `0` without one. */
  pool: z.string(),
});
