import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { CARD_GAMES, cardHandIdSchema, cardTableIdSchema } from './fields.ts';
import { handEventSchema, handProofSchema, handRowSchema, handViewSchema, roomSchema } from './table.ts';

export const listHands = endpoint({
  name: 'rooms.list-hands',
  summary: "The caller's own hands, the latest first.",
  method: 'GET',
  path: '/wps/relay/rooms/hands',
  access: 'session',
  query: z.strictObject({
    game: z.optional(z.enum(CARD_GAMES)),
    tableId: z.optional(cardTableIdSchema),
    /** The last hand of the page before. */
    before: z.optional(cardHandIdSchema),
  }),
  value: z.object({ list: z.array(handRowSchema), next: z.nullable(cardHandIdSchema) }),
  errors: [],
});

export const readHand = endpoint({
  name: 'rooms.read-hand',
  summary: 'A hand of the caller that is over, event by event, for its replay.',
  method: 'GET',
  path: '/wps/relay/rooms/hand',
  access: 'session',
  query: z.strictObject({ handId: cardHandIdSchema }),
  value: z.object({
    room: roomSchema,
    hand: handViewSchema,
    /** The view of the caller before every event, the first one after the deal: `views[n]` stands before `events[n]`. */
    views: z.array(z.unknown()),
    events: z.array(handEventSchema),
  }),
  errors: ['rooms.hand-unknown'],
});

export const readHandProof = endpoint({
  name: 'rooms.read-hand-proof',
  summary:
    'What checks a hand of the caller without the server: commitments, seeds, the root, and the cards it saw with their paths.',
  method: 'GET',
  path: '/wps/relay/rooms/hand/proof',
  access: 'session',
  query: z.strictObject({ handId: cardHandIdSchema }),
  value: handProofSchema,
  errors: ['rooms.hand-unknown'],
});

export const readRoomRules = endpoint({
  name: 'rooms.read-rules',
  summary: 'The rules and the payment sheet a game is played by, and the public rules of the players of the house.',
  method: 'GET',
  path: '/wps/relay/rooms/rules',
  access: 'public',
  query: z.strictObject({ game: z.enum(CARD_GAMES) }),
  value: z.object({
    game: z.enum(CARD_GAMES),
    /** The engine's sheet, as data. */
    rules: z.unknown(),
    /** Names the sheet: hands keep the one they were played by. */
    rulesHash: z.string(),
    rake: z.object({
      basisPoints: z.int(),
      capUnits: z.int(),
      of: z.enum(['win', 'pot']),
    }),
    turnSeconds: z.int(),
    bankSeconds: z.int(),
    /** The version of the public rules by which players of the house play, and how long they think. */
    house: z.object({ version: z.int(), thinksMs: z.int(), isOn: z.boolean() }),
  }),
  errors: [],
});
