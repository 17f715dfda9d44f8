import * as z from 'zod/mini';
import { idSchema } from '../ids.ts';
import type { Id } from '../ids.ts';
import { moneySchema } from '../money-schema.ts';
import { momentSchema } from '../time.ts';
import { decisionSchema } from './hands.ts';
import { GAME_KINDS, choiceSchema, shownSchema, stepSchema } from './game.ts';

export type StudioRoundId = Id<'studio-round'>;
/** The same number is the `roundId` of the bet in the history. */
export const roundIdSchema = idSchema<'studio-round'>();

/** DONE is played and paid; CANCELLED never took its stake, or gave it back. */
export const FINAL_STATES = ['DONE', 'CANCELLED'] as const;

/** DRAWN is stored and its stake not known to be taken; OPEN waits for steps; SETTLING waits for its win to be paid. */
export const STUDIO_ROUND_STATES = ['DRAWN', 'OPEN', 'SETTLING', ...FINAL_STATES] as const;
export type StudioRoundState = (typeof STUDIO_ROUND_STATES)[number];

export const roundSchema = z.object({
  roundId: roundIdSchema,
  /** The vendor's code in the catalogue, and its own number of the game. */
  vendor: z.string(),
  game: z.string(),
  kind: z.enum(GAME_KINDS),
  state: z.enum(STUDIO_ROUND_STATES),
  choice: choiceSchema,
  /** The base bet, and what was staked for it: more for a bought feature. */
  bet: moneySchema,
  stake: moneySchema,
  /** What the round paid; 0 while it is open. */
  win: moneySchema,
  /** Of an open round that can be cashed out: what that would pay now. */
  winNow: z.nullable(moneySchema),
  currency: z.string(),
  nonce: z.int(),
  /** Null of a cancelled round: its draw decided nothing. It can be verified all the same. */
  shown: z.nullable(shownSchema),
  /** The steps that were taken so far. */
  steps: z.array(stepSchema),
  /** Of a seat at blackjack: what was decided, in order. */
  decisions: z.optional(z.array(decisionSchema)),
  /** Whether it came to its end by rule instead of by the player: interrupted, or left open too long. */
  endedByRule: z.boolean(),
  playedAt: momentSchema,
  endedAt: z.nullable(momentSchema),
  /** Where rounds are recalled: what the player had before the stake and after the last payment. */
  funds: z.optional(z.object({ before: moneySchema, after: moneySchema })),
});
export type Round = z.output<typeof roundSchema>;

/** Rounds of a game that cost nothing and are played first; what they win is collected and paid when the last one is over. */
export const freeRoundsSchema = z.object({
  /** Names them in orders. */
  campaign: z.string(),
  /** The bet of each of them. */
  bet: moneySchema,
  left: z.int(),
  /** What they have won so far. */
  won: moneySchema,
  until: momentSchema,
});
export type FreeRounds = z.output<typeof freeRoundsSchema>;

/** Everything needed to repeat a round with the engines or by hand (docs/fairness.md). */
export const proofSchema = z.object({
  round: roundSchema,
  /** The `game` of the draw. */
  model: z.string(),
  definitionHash: z.string(),
  /** The rules whose hash that is, as they were when the round was played. */
  rules: z.unknown(),
  commitment: z.string(),
  clientSeed: z.string(),
  /** The secret, once it has been revealed by a rotation, or by the end of a shared round; null before. */
  serverSeed: z.nullable(z.string()),
  /** Wins are paid in whole steps of the currency; what is left of one stays with the house. */
  payStep: moneySchema,
  /** Of a round many shared: the `clientSeed` is the public value of these, fixed when the bets were closed. */
  shared: z.optional(
    z.object({
      table: z.string(),
      beacon: z.string(),
      betIds: z.array(z.string()),
      /** Where the seed is a link of a chain: what was published before its first round, and how many links before. */
      chain: z.optional(z.object({ start: z.string(), link: z.int() })),
    }),
  ),
  /** Of a round that hit a pool whose life began under other rules than its own: those rules. */
  poolRules: z.optional(z.array(z.unknown())),
});
export type Proof = z.output<typeof proofSchema>;

/** What the player may know of the seeds at any time. */
export const seedsSchema = z.object({
  commitment: z.string(),
  nextCommitment: z.string(),
  clientSeed: z.string(),
  /** The nonce of the next round. */
  nonce: z.int(),
});

export const revealedSeedSchema = z.object({
  serverSeed: z.string(),
  commitment: z.string(),
  clientSeed: z.string(),
  /** Rounds 0 to `rounds` − 1 were drawn with it. */
  rounds: z.int(),
  revealedAt: momentSchema,
});

/** Money as the wallet has it; a client drops what carries a version below the last one it showed. */
export const fundsSchema = z.object({ currency: z.string(), balance: moneySchema, version: z.string() });
