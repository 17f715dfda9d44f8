import * as z from 'zod/mini';
import { moneySchema } from '../money-schema.ts';
import { handSchema } from './hands.ts';
import { fishingChoice, fishingShown } from './shots.ts';

/** Tables whose rounds are run by the server and shared by everybody who sits there. */
export const TABLE_KINDS = [
  'baccarat',
  'roulette',
  'sic-bo',
  'dragon-tiger',
  'bau-cua',
  'xoc-dia',
  'fan-tan',
  'money-wheel',
  'blackjack',
] as const;
export type TableKind = (typeof TABLE_KINDS)[number];

/** Games whose rounds are shared by many players. */
export type SharedKind = TableKind | 'crash';

/** The kinds of games of the studio. The mathematics of each is in the engines package under the same name. */
export const GAME_KINDS = [
  'slot',
  'dice',
  'crash',
  'plinko',
  'wheel',
  'keno',
  'limbo',
  'mines',
  'hi-lo',
  'towers',
  'fishing',
  ...TABLE_KINDS,
] as const;
export type GameKind = (typeof GAME_KINDS)[number];

/** Sources of a slot's return, and names of its features, as the engines define them. */
export const RETURN_CHANNELS = ['base', 'scatter', 'free', 'feature', 'jackpot'] as const;
export const SLOT_FEATURES = ['free', 'walk', 'hold', 'wheel', 'pick'] as const;

/** The highest-paying board, a full board of coins, the best slice of a wheel, the best covered prize. */
export const TOP_AWARDS = ['board', 'full', 'slice', 'prize'] as const;

/** Further figures of a slot's PAR sheet for one way to bet, as decimal text. */
export const parSchema = z.object({
  /** The return by source, per 100 staked; sources that pay nothing are left out. Measured values are exact to `margin`. */
  channels: z.array(z.object({ from: z.enum(RETURN_CHANNELS), rtp: z.string(), margin: z.optional(z.string()) })),
  /** Average number of rounds between two starts of a feature, bought ones not counted. */
  starts: z.array(z.object({ feature: z.enum(SLOT_FEATURES), oneIn: z.string() })),
  /** Standard deviation of one round, relative to its cost. */
  sigma: z.string(),
  /** Null where all figures are computed exactly. Otherwise the sample: the return is within `margin` with 95 % confidence. */
  measured: z.nullable(z.object({ rounds: z.int(), margin: z.string(), topWin: z.string() })),
  /** A jackpot grows with every stake, so its payout has no upper limit. */
  hasPool: z.boolean(),
  /** The highest awards of a paid round as multiples of its bet, with the average number of rounds between two of them. */
  tops: z.array(z.object({ what: z.enum(TOP_AWARDS), times: z.string(), oneIn: z.string() })),
  /** Must-hit pools, in multiples of the bet, with their share of the return. */
  mustHits: z.array(z.object({ seed: z.string(), cap: z.string(), bets: z.int(), rtp: z.string() })),
});
export type Par = z.output<typeof parSchema>;

/** Probabilities and payouts of one way to bet. Percentages are decimal text, `maxWin` is a multiple of the stake. */
export const figuresSchema = z.object({
  /** The mode of a slot, the rows and risk of a board; empty where there is one way only. */
  mode: z.string(),
  /** Long-run return per 100 staked, such as `96.1993`. */
  rtp: z.string(),
  /** How many of 100 rounds pay something; null where the player's choices decide it. */
  hitRate: z.nullable(z.string()),
  /** The largest win as a multiple of the stake, such as `1000.10`; null where nobody has computed one. */
  maxWin: z.nullable(z.string()),
  /** Average number of rounds between two largest wins, where it is known. */
  topOneIn: z.optional(z.string()),
  /** Of slots. */
  par: z.optional(parSchema),
});
export type Figures = z.output<typeof figuresSchema>;

/** The amount of a progressive jackpot's pool for players at this base bet. */
export const poolSchema = z.object({
  jackpot: z.string(),
  bet: moneySchema,
  amount: moneySchema,
  /**
   * Must-hit pools only: the cap, the number of the current life with the commitment to its hidden point, and the hash of the
   * rules under which that life began. These rules apply until it ends.
   */
  mustHit: z.optional(z.object({ by: moneySchema, life: z.int(), commitment: z.string(), definitionHash: z.string() })),
});
export type JackpotPool = z.output<typeof poolSchema>;

/** A game as its client needs it. */
export const gameDefinitionSchema = z.object({
  kind: z.enum(GAME_KINDS),
  /** The mathematical model, which many games share. It is the `game` of the draw in docs/fairness.md. */
  model: z.string(),
  /** SHA-256 of the canonical text of `rules` (engines: slots/canonical), in hexadecimal digits. */
  hash: z.string(),
  /** The rules as the engine takes them: a `slotdef/1` for a slot, otherwise the tables of the game. */
  rules: z.unknown(),
  figures: z.array(figuresSchema),
  bet: z.object({
    min: moneySchema,
    /** Null for no limit but the wallet's own. */
    max: z.nullable(moneySchema),
    /** Every stake is a multiple of it. */
    step: moneySchema,
    /** For buttons; a slot takes no other base bets than these. */
    levels: z.array(moneySchema),
  }),
});
export type GameDefinition = z.output<typeof gameDefinitionSchema>;

/** A stake on one spot of a table; spots are named as the engine names the bet: `banker`, `split:1-2`, `total:9`. */
export const tableBetSchema = z.strictObject({
  spot: z.string().check(z.regex(/^[a-z][a-z0-9:-]{0,39}$/)),
  amount: moneySchema,
});
export type TableBet = z.output<typeof tableBetSchema>;

/** A player has two bets in a flight, one for each panel. */
export const CRASH_PANELS = ['a', 'b'] as const;
export type CrashPanel = (typeof CRASH_PANELS)[number];

/** A bet of a shared flight. Multipliers are whole hundredths; an exit at 100 was given back by rule. */
export const crashBetSchema = z.strictObject({
  panel: z.enum(CRASH_PANELS),
  amount: moneySchema,
  /** Multiplier of the automatic cash-out; null without one. */
  autoAt: z.nullable(z.int()),
  /** Multiplier of the cash-out; null while the flight runs and for a lost bet. */
  exitAt: z.nullable(z.int()),
});
export type CrashBet = z.output<typeof crashBetSchema>;

/** The choices of a bet, by kind of game. A slot's `mode` multiplies the base bet by its cost / units. */
export const choiceSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('slot'), mode: z.string().check(z.regex(/^[a-z][a-z0-9-]{0,39}$/)) }),
  z.strictObject({ kind: z.literal('dice'), side: z.enum(['under', 'over']), wins: z.int() }),
  /**
   * `bets` of a shared flight, which has calls of its own. `cashOut` is where a flight of one player was left, in
   * hundredths: such rounds are kept and verified, and played no more.
   */
  z.strictObject({
    kind: z.literal('crash'),
    cashOut: z.optional(z.int()),
    bets: z.optional(z.array(crashBetSchema)),
  }),
  z.strictObject({
    kind: z.literal('plinko'),
    rows: z.union([z.literal(8), z.literal(12), z.literal(16)]),
    risk: z.enum(['low', 'medium', 'high']),
  }),
  z.strictObject({ kind: z.literal('wheel'), wheel: z.enum(['low', 'medium', 'high']) }),
  z.strictObject({ kind: z.literal('keno'), picks: z.array(z.int()).check(z.minLength(1), z.maxLength(10)) }),
  /** `target` is the multiplier aimed at, in hundredths. */
  z.strictObject({ kind: z.literal('limbo'), target: z.int() }),
  z.strictObject({ kind: z.literal('mines'), mines: z.int() }),
  z.strictObject({ kind: z.literal('hi-lo') }),
  z.strictObject({ kind: z.literal('towers'), tower: z.enum(['easy', 'medium', 'hard', 'expert', 'master']) }),
  fishingChoice,
  /** Bets of a table are placed by calls of its own, never with `play`. */
  z.strictObject({ kind: z.enum(TABLE_KINDS), bets: z.array(tableBetSchema) }),
]);
export type Choice = z.output<typeof choiceSchema>;

/** A step of a round that takes several: `open` of mines, `guess` and `skip` of hi-lo, `climb` of towers, `cash-out` of all. */
export const stepSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('open'), cell: z.int() }),
  z.strictObject({
    kind: z.literal('guess'),
    guess: z.enum(['higher', 'lower', 'same', 'higher-or-same', 'lower-or-same']),
  }),
  z.strictObject({ kind: z.literal('skip') }),
  z.strictObject({ kind: z.literal('climb'), door: z.int() }),
  z.strictObject({ kind: z.literal('cash-out') }),
]);
export type Step = z.output<typeof stepSchema>;

const steppedState = z.enum(['open', 'cashed', 'lost']);
const cells = z.array(z.int());

/** The result of a table round. Cards are numbered as in docs/fairness.md. */
export const tableResultSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('baccarat'), player: cells, banker: cells }),
  z.object({ kind: z.literal('roulette'), pocket: z.int() }),
  z.object({ kind: z.literal('sic-bo'), dice: cells }),
  z.object({ kind: z.literal('dragon-tiger'), dragon: z.int(), tiger: z.int() }),
  /** Each picture by its place in the engine's list. */
  z.object({ kind: z.literal('bau-cua'), pictures: cells }),
  /** True for each disc with its red side up. */
  z.object({ kind: z.literal('xoc-dia'), discs: z.array(z.boolean()) }),
  /** Number of buttons under the cup. */
  z.object({ kind: z.literal('fan-tan'), buttons: z.int() }),
  /** Index of the segment it stopped at, in the order of the rules. */
  z.object({ kind: z.literal('money-wheel'), segment: z.int() }),
  /** The dealer's cards; with the round of a seat also its own hands. */
  z.object({ kind: z.literal('blackjack'), dealer: cells, hands: z.optional(z.array(handSchema)) }),
]);
export type TableResult = z.output<typeof tableResultSchema>;

/** The visible part of a round. While the round is open it contains nothing that is still hidden. */
export const shownSchema = z.discriminatedUnion('kind', [
  /** `pay` in units of the definition; each step is a `Step` of the engine's slots/outcome. */
  z.object({
    kind: z.literal('slot'),
    pay: z.number(),
    jackpots: z.array(z.string()),
    steps: z.array(z.unknown()),
    /** Of a game whose jackpots have pools: what they paid on top, in units of money; '0' where none was won. */
    pool: z.optional(z.string()),
    /** Must-hit pools that this stake carried over their hidden point; amounts in units of money. */
    hits: z.optional(
      z.array(
        z.object({
          jackpot: z.string(),
          life: z.int(),
          /** Under which rules that life began; the round's own where they are not named. */
          model: z.optional(z.string()),
          definitionHash: z.optional(z.string()),
          commitment: z.string(),
          secret: z.string(),
          before: z.string(),
          after: z.string(),
          paid: z.string(),
        }),
      ),
    ),
  }),
  z.object({ kind: z.literal('dice'), roll: z.int() }),
  z.object({ kind: z.literal('crash'), point: z.int() }),
  z.object({ kind: z.literal('plinko'), way: z.array(z.int()) }),
  z.object({ kind: z.literal('wheel'), place: z.int() }),
  z.object({ kind: z.literal('keno'), numbers: z.array(z.int()) }),
  z.object({ kind: z.literal('limbo'), point: z.int() }),
  /** `mines` is null until the round is over. */
  z.object({ kind: z.literal('mines'), state: steppedState, opened: cells, mines: z.nullable(cells) }),
  /** The open cards, numbered as in docs/fairness.md; the guess is made from the last one. */
  z.object({ kind: z.literal('hi-lo'), state: steppedState, cards: z.array(z.int()), guesses: z.int() }),
  /** The doors taken from the ground up; `traps` of every floor, null until the round is over. */
  z.object({ kind: z.literal('towers'), state: steppedState, climbed: cells, traps: z.nullable(z.array(cells)) }),
  fishingShown,
  ...tableResultSchema.def.options,
]);
export type Shown = z.output<typeof shownSchema>;
