import * as z from 'zod/mini';
import { idSchema } from '../ids.ts';
import type { Id } from '../ids.ts';
import { momentSchema } from '../time.ts';

/** Official plays, their two-sided second menu, fast draws of our own, South-East-Asian products. */
export const PRIZE_MODES = ['Lott', 'ZY', 'Elott', 'SEA'] as const;
export type PrizeModeName = (typeof PRIZE_MODES)[number];
export const prizeModeSchema = z.enum(PRIZE_MODES);

/** The parts of the currency a bet is made in: 1, 0.1, 0.01, 0.001. */
export const BET_UNITS = ['whole', 'tenth', 'hundredth', 'thousandth'] as const;
export const betUnitSchema = z.enum(BET_UNITS);

export const LOTTERY_AREAS = ['CN', 'VN', 'SEA'] as const;

export type OrderId = Id<'lottery-order'>;
export const orderIdSchema = idSchema<'lottery-order'>();
export type ChaseId = Id<'lottery-chase'>;
export const chaseIdSchema = idSchema<'lottery-chase'>();

/** A game of the engine's list, such as `SSC1M`. */
export const lotteryCodeSchema = z.string().check(z.regex(/^[A-Z0-9_]{2,24}$/));

/** The number of an issue as people read it: `20260321-0288`, `20260321-HCM`. */
export const numeroSchema = z.string().check(z.regex(/^\d{8}-[A-Z0-9_]{1,24}$/));

/** Of the caller's own making: the same again is the same order, whatever became of the first answer. */
export const clientOrderIdSchema = z.string().check(z.regex(/^[\w-]{8,64}$/));

/** 32 bytes in hexadecimal digits. */
export const hashSchema = z.string().check(z.regex(/^[0-9a-f]{64}$/));

/**
 * SCHEDULED is not on sale yet, OPEN is; LOCKED takes no more; DRAWN has its board, SETTLING pays, SETTLED has paid.
 * CANCELLED gave every stake back; CORRECTED was settled again after a wrong result.
 */
export const ISSUE_STATES = [
  'SCHEDULED',
  'OPEN',
  'LOCKED',
  'DRAWN',
  'SETTLING',
  'SETTLED',
  'CANCELLED',
  'CORRECTED',
] as const;
export type IssueStateName = (typeof ISSUE_STATES)[number];

export const ORDER_STATES = ['ACCEPTED', 'CANCELLED', 'WON', 'LOST', 'VOID'] as const;
export type OrderStateName = (typeof ORDER_STATES)[number];

/** An issue on sale or soon to be. */
export const issueSchema = z.object({
  gameCode: z.string(),
  numero: z.string(),
  state: z.enum(ISSUE_STATES),
  openAt: momentSchema,
  /** Bets are taken before this moment of the database's clock. */
  lockAt: momentSchema,
  drawAt: momentSchema,
  /** The same as times left when the answer was written: milliseconds to the lock, and seconds from lock to draw. */
  remainTime: z.int(),
  lockTime: z.int(),
  isSale: z.boolean(),
  /** The hash of the secret that will draw it. */
  commitment: z.string(),
});
export type IssueShown = z.output<typeof issueSchema>;

/** An issue that was drawn. */
export const resultSchema = z.object({
  gameCode: z.string(),
  numero: z.string(),
  state: z.enum(ISSUE_STATES),
  drawAt: momentSchema,
  drawnAt: z.nullable(momentSchema),
  /** The numbers in the order of the game's board; null until drawn or where the issue was cancelled. */
  board: z.nullable(z.array(z.string())),
  /** The same as one text, joined by commas. */
  winningNumber: z.nullable(z.string()),
  /** Where the board came from; `house` is our own draw and simulates the lottery it is named after. */
  source: z.string(),
  isSimulated: z.boolean(),
});
export type ResultShown = z.output<typeof resultSchema>;

/** What is on sale beside what was drawn last. */
export const nearSchema = z.object({
  gameCode: z.string(),
  currentNumero: z.nullable(issueSchema),
  previousNumero: z.nullable(resultSchema),
});
