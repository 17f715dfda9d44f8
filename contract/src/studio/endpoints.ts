import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { moneySchema } from '../money-schema.ts';
import { momentSchema } from '../time.ts';
import { tokenSchema } from '../vendors/fields.ts';
import { vendorCodeSchema } from '../catalog/game.ts';
import { common, over, requestId, staking } from './calls.ts';
import { GAME_KINDS, choiceSchema, figuresSchema, gameDefinitionSchema, poolSchema, stepSchema } from './game.ts';
import { playPolicySchema } from './play-policy.ts';
import {
  freeRoundsSchema,
  fundsSchema,
  proofSchema,
  revealedSeedSchema,
  roundIdSchema,
  roundSchema,
  seedsSchema,
} from './round.ts';

/** Rooms have calls of their own. */
export { fireShots, leaveSeat, listFishingLevels, lookAtRoom, takeSeat } from './fishing.ts';

const session = { token: tokenSchema };

export const openGame = endpoint({
  ...common,
  name: 'studio.open-game',
  summary: 'Exchanges the code of a launch for the token of the game session, and tells all the client needs to begin.',
  path: '/wps/studio/open',
  body: z.strictObject({
    /** Behind the hash of the launch address; good once. */
    code: tokenSchema,
    /** From the query of that address; the code is good for this vendor alone. */
    vendor: vendorCodeSchema,
  }),
  value: z.object({
    token: z.string(),
    expiresAt: momentSchema,
    vendor: z.string(),
    game: z.string(),
    definition: gameDefinitionSchema,
    /** Of a game whose jackpots have pools: what is in them, at every base bet. */
    pools: z.array(poolSchema),
    seeds: seedsSchema,
    funds: fundsSchema,
    /** A round of this game that waits for the player's next step. */
    openRound: z.nullable(roundSchema),
    /** The last round of this game, to show where the player left off. */
    lastRound: z.nullable(roundSchema),
    /** Free rounds of this game. */
    freeRounds: z.nullable(freeRoundsSchema),
    /** How long a round may wait for a step before it is ended by rule. */
    roundWaitsSeconds: z.int(),
    /** How the brand lets its slots be played. */
    policy: playPolicySchema,
  }),
  errors: [...over, 'studio.chance-stopped'],
});

const playedValue = z.object({ round: roundSchema, funds: fundsSchema });
const spunValue = z.extend(playedValue, {
  pools: z.array(poolSchema),
  /** After a free round: what is left of them, or the next ones. */
  freeRounds: z.optional(z.nullable(freeRoundsSchema)),
});

export const play = endpoint({
  ...common,
  name: 'studio.play-round',
  summary: 'Draws a round, takes its stake and pays its win; a round of several steps stays open.',
  path: '/wps/studio/play',
  body: z.strictObject({
    ...session,
    requestId,
    bet: moneySchema,
    choice: choiceSchema,
    /** Plays one of these free rounds. */
    campaign: z.optional(z.string().check(z.maxLength(64))),
  }),
  value: spunValue,
  errors: [...staking, 'studio.round-open', 'studio.too-fast', 'studio.free-rounds-over'],
});

export const takeStep = endpoint({
  ...common,
  name: 'studio.take-step',
  summary: 'The next step of an open round; `cash-out` ends it.',
  path: '/wps/studio/step',
  openDuring: ['maintenance', 'region'],
  body: z.strictObject({ ...session, requestId, roundId: roundIdSchema, step: stepSchema }),
  value: playedValue,
  errors: [
    ...over,
    'studio.step-refused',
    'studio.request-id-taken',
    'studio.round-unknown',
    'studio.round-over',
    'studio.round-unsettled',
  ],
});

export const readFunds = endpoint({
  ...common,
  name: 'studio.read-funds',
  summary: 'What the player has now, for a game that heard that money came in beside it.',
  path: '/wps/studio/funds',
  body: z.strictObject(session),
  value: z.object({ funds: fundsSchema }),
  errors: over,
});

export const readSeeds = endpoint({
  ...common,
  name: 'studio.read-seeds',
  summary: 'The commitments, the client seed and the next nonce of the player.',
  path: '/wps/studio/seeds',
  body: z.strictObject(session),
  value: seedsSchema,
  errors: [...over, 'studio.chance-stopped'],
});

const rotation = {
  /** 1 to 64 letters, digits, `-` or `_`; without it the old one stays. */
  clientSeed: z.optional(z.string().check(z.regex(/^[\w-]{1,64}$/))),
  /** The commitment of the seed to reveal: asking twice reveals one seed. */
  commitment: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
};
const rotated = {
  value: z.object({ revealed: revealedSeedSchema, seeds: seedsSchema }),
  errors: ['studio.chance-stopped', 'studio.round-open', 'studio.seed-unknown'],
} as const;

export const rotateSeeds = endpoint({
  ...common,
  ...rotated,
  name: 'studio.rotate-seeds',
  summary: 'Reveals the server seed and goes on with the next one and a client seed of the player’s choice.',
  path: '/wps/studio/seeds/rotate',
  body: z.strictObject({ ...session, ...rotation }),
  errors: [...over, ...rotated.errors],
});

/** A page goes on before the round the page before ended with. */
const page = {
  before: z.optional(roundIdSchema),
  pageSize: z._default(z.int().check(z.minimum(1), z.maximum(50)), 10),
};

export const listRounds = endpoint({
  ...common,
  name: 'studio.list-rounds',
  summary: 'The last rounds of the player in this game, newest first, complete.',
  path: '/wps/studio/rounds',
  body: z.strictObject({ ...session, ...page }),
  value: z.object({ list: z.array(roundSchema), next: z.nullable(roundIdSchema) }),
  errors: over,
});

export const readRound = endpoint({
  ...common,
  name: 'studio.read-round',
  summary: 'One round of the player with everything needed to verify it.',
  path: '/wps/studio/round',
  body: z.strictObject({ ...session, roundId: roundIdSchema }),
  value: proofSchema,
  errors: [...over, 'studio.round-unknown'],
});

export const readFigures = endpoint({
  name: 'studio.read-figures',
  summary:
    'Chances and pays of a mathematics of the studio, as its engine computed them; none for one it does not play.',
  method: 'GET',
  path: '/wps/relay/studio/figures',
  access: 'public',
  query: z.strictObject({ model: z.string().check(z.regex(/^[a-z0-9][a-z0-9.-]{0,39}$/)) }),
  value: z.object({ figures: z.array(figuresSchema) }),
  errors: [],
});

/** A life of a pool that had to hit and is over. */
const endedLife = {
  model: z.string(),
  jackpot: z.string(),
  life: z.int(),
  bet: moneySchema,
  /** Published when the life began, as were the rules of this hash. */
  commitment: z.string(),
  definitionHash: z.string(),
  secret: z.string(),
  beganAt: momentSchema,
  endedAt: momentSchema,
  /** Where the secret says that it is hit. */
  point: moneySchema,
  /** Before the stake that hit it, and with its share. */
  before: moneySchema,
  after: moneySchema,
  paid: moneySchema,
};
const endedLives = z.object({ list: z.array(z.object(endedLife)) });

export const listPoolLives = endpoint({
  name: 'studio.list-pool-lives',
  summary: 'The last lives of pools that had to hit, with the secret that fixed where each was hit; nobody is named.',
  method: 'GET',
  path: '/wps/relay/studio/pool-lives',
  access: 'public',
  query: z.strictObject({
    vendor: vendorCodeSchema,
    game: z.string().check(z.regex(/^[\w.-]{1,64}$/)),
    currency: z.string().check(z.regex(/^[A-Z]{3,5}$/)),
  }),
  value: endedLives,
  errors: [],
});

export const listLives = endpoint({
  ...common,
  name: 'studio.list-lives',
  summary: 'The same of the game that is open, for its client.',
  path: '/wps/studio/pool-lives',
  body: z.strictObject(session),
  value: endedLives,
  errors: over,
});

export const readPoolLife = endpoint({
  name: 'studio.read-pool-life',
  summary: 'One life of a pool that had to hit, by its commitment, with everything needed to check where it was hit.',
  method: 'GET',
  path: '/wps/relay/studio/pool-life',
  access: 'public',
  query: z.strictObject({ commitment: z.string().check(z.regex(/^[0-9a-f]{64}$/)) }),
  value: z.object({
    ...endedLife,
    currency: z.string(),
    /** The rules whose hash is `definitionHash`, as they were when the life began. */
    rules: z.unknown(),
  }),
  // One that still runs keeps its secret, so there is nothing to check yet.
  errors: ['studio.life-unknown'],
});

/** The same for the pages of the site, where the caller is logged in. */
const own = { access: 'session' } as const;

export const readOwnRound = endpoint({
  ...own,
  scopes: ['withdraw'],
  name: 'studio.read-own-round',
  summary: 'One round of the caller with everything needed to verify it.',
  method: 'GET',
  path: '/wps/relay/studio/round',
  query: z.strictObject({ roundId: roundIdSchema }),
  value: proofSchema,
  errors: ['studio.round-unknown'],
});

export const findOwnRounds = endpoint({
  ...own,
  scopes: ['withdraw'],
  name: 'studio.find-own-rounds',
  summary: 'Which of these rounds of bets are the studio’s and can be verified, and whether their seeds are revealed.',
  method: 'GET',
  path: '/wps/relay/studio/rounds',
  query: z.strictObject({ roundIds: z.string().check(z.regex(/^[1-9]\d{0,17}(,[1-9]\d{0,17}){0,99}$/)) }),
  value: z.object({
    list: z.array(
      z.object({
        roundId: roundIdSchema,
        /** The vendor its bet has: another vendor may have a round of the same number. */
        vendor: z.string(),
        kind: z.enum(GAME_KINDS),
        nonce: z.int(),
        isRevealed: z.boolean(),
      }),
    ),
  }),
  errors: [],
});

export const readOwnSeeds = endpoint({
  ...own,
  name: 'studio.read-own-seeds',
  summary: 'The caller’s commitments, client seed, next nonce, and the seeds revealed so far, newest first.',
  method: 'GET',
  path: '/wps/relay/studio/seeds',
  query: z.strictObject({}),
  value: z.object({ seeds: seedsSchema, revealed: z.array(revealedSeedSchema) }),
  errors: ['studio.chance-stopped'],
});

export const rotateOwnSeeds = endpoint({
  ...own,
  ...rotated,
  name: 'studio.rotate-own-seeds',
  summary: 'Reveals the caller’s server seed and goes on with the next one.',
  method: 'POST',
  path: '/wps/relay/studio/seeds/rotate',
  body: z.strictObject(rotation),
  limit: 'change-settings',
});
