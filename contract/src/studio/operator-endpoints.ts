import * as z from 'zod/mini';
import { nodeIdSchema } from '../catalog/game.ts';
import { endpoint } from '../endpoint.ts';
import { memberIdSchema } from '../ids.ts';
import { moneySchema } from '../money-schema.ts';
import { READ } from '../operator-fields.ts';
import { momentSchema } from '../time.ts';
import { roundIdSchema } from './round.ts';

export const listPar = endpoint({
  ...READ,
  name: 'studio.list-par',
  summary: 'The PAR sheet of one of our own games, by way to bet; empty for a game whose vendor has it.',
  path: '/bo/studio/par',
  permission: 'games.read',
  query: z.strictObject({ nodeId: nodeIdSchema }),
  value: z.object({
    list: z.array(
      z.object({
        /** The mode of a slot, rows and risk of a board; a dash where there is one way only. */
        mode: z.string(),
        rtp: z.string(),
        hitRate: z.nullable(z.string()),
        maxWin: z.nullable(z.string()),
        topOneIn: z.nullable(z.string()),
        /** The deviation of one round, in parts of its cost; of slots. */
        sigma: z.nullable(z.string()),
        model: z.string(),
        /** SHA-256 of the rules: another version has another one. */
        rulesHash: z.string(),
      }),
    ),
  }),
  errors: ['catalog.game-unknown'],
});

/** What feeds a jackpot: stakes of a slot, shots of a fishing room, or tickets of a lottery whose players share. */
export const JACKPOT_KINDS = ['SLOT', 'FISHING', 'LOTTERY'] as const;
export type JackpotKind = (typeof JACKPOT_KINDS)[number];

export const JACKPOTS_ON_A_PAGE = 100;
export const JACKPOT_WINS_SHOWN = 50;

/** As in `SLOT~JL~jl-dragon-lake~VND~10000000~dragon` or `LOTTERY~TOTO649~VND~hit6`: no two jackpots have the same. */
const jackpotKeySchema = z.string().check(z.regex(/^[A-Z]+(?:~[\w.+-]{1,80}){3,5}$/));

const jackpotSchema = z.object({
  key: z.string(),
  kind: z.enum(JACKPOT_KINDS),
  /** The code of the game, and its number in the catalogue where it is listed. */
  game: z.string(),
  nodeId: z.nullable(nodeIdSchema),
  vendor: z.nullable(z.string()),
  jackpot: z.string(),
  currency: z.string(),
  /** The bet it is played for at; null of a lottery, where every ticket plays for it. */
  bet: z.nullable(moneySchema),
  pool: moneySchema,
  /** What it begins with after it was won, by the rules of today; null where they have no such jackpot any more. */
  seed: z.nullable(moneySchema),
  /** What players added on this day of the business; to a lottery with the draws that were shared on it. */
  addedToday: moneySchema,
  /** The last time somebody won it. */
  wonAt: z.nullable(momentSchema),
  won: z.nullable(moneySchema),
});

export const listJackpotPools = endpoint({
  ...READ,
  name: 'studio.list-jackpot-pools',
  summary: 'The jackpots somebody has played for, of slots, fishing and lotteries, the largest first.',
  path: '/bo/studio/pools',
  permission: 'games.read',
  query: z.strictObject({
    kind: z.optional(z.enum(JACKPOT_KINDS)),
    /** A part of the code of the game. */
    game: z.optional(z.string().check(z.maxLength(80))),
    currency: z.optional(z.string().check(z.regex(/^[A-Z]{3,8}$/))),
    cursor: z.optional(z.string().check(z.regex(/^\d{1,6}$/))),
  }),
  value: z.object({ list: z.array(jackpotSchema), next: z.nullable(z.string()) }),
  errors: [],
});

export const readJackpotPool = endpoint({
  ...READ,
  name: 'studio.read-jackpot-pool',
  summary: 'One jackpot by its key, for its page.',
  path: '/bo/studio/pool',
  permission: 'games.read',
  query: z.strictObject({ key: jackpotKeySchema }),
  value: jackpotSchema,
  errors: ['studio.jackpot-unknown'],
});

export const listJackpotWins = endpoint({
  ...READ,
  name: 'studio.list-jackpot-wins',
  summary: 'The last wins of a jackpot, the newest first.',
  path: '/bo/studio/pool/wins',
  permission: 'games.read',
  query: z.strictObject({ key: jackpotKeySchema }),
  value: z.object({
    list: z.array(
      z.object({
        winKey: z.string(),
        at: momentSchema,
        amount: moneySchema,
        /** The round and its player; null of a lottery, where an issue pays any number of tickets. */
        roundId: z.nullable(roundIdSchema),
        memberId: z.nullable(memberIdSchema),
        issue: z.nullable(z.string()),
        tickets: z.nullable(z.int()),
      }),
    ),
  }),
  errors: ['studio.jackpot-unknown'],
});
