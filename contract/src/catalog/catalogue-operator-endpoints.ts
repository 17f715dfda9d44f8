import * as z from 'zod/mini';
import { reasonSchema } from '../approvals/fields.ts';
import { endpoint } from '../endpoint.ts';
import { localizedSchema } from '../localized.ts';
import { CHANGE, READ, STEP_UP } from '../operator-fields.ts';
import { momentSchema } from '../time.ts';
import { GAME_CATEGORIES, nodeIdSchema } from './game.ts';

const categorySchema = z.enum(GAME_CATEGORIES);
const vendorField = z.string().check(z.regex(/^[A-Z\d][A-Z\d_-]{0,31}$/));
const windowSchema = z.object({ startsAt: momentSchema, endsAt: z.nullable(momentSchema) });

const vendorSchema = z.object({
  vendor: z.string(),
  names: localizedSchema(z.string()),
  isOpen: z.boolean(),
  state: z.enum(['open', 'closed']),
  categories: z.array(categorySchema),
  games: z.int(),
  maintenance: z.array(windowSchema),
});

export const listVendorsForStaff = endpoint({
  ...READ,
  name: 'catalog.list-vendors-for-staff',
  summary: 'Every vendor of the catalogue with its switch, its games and its maintenance.',
  path: '/bo/game/vendor/list',
  permission: 'games.read',
  value: z.object({
    list: z.array(vendorSchema),
  }),
  errors: [],
});

export const readVendorForStaff = endpoint({
  ...READ,
  name: 'catalog.read-vendor-for-staff',
  summary: 'One vendor of the catalogue.',
  path: '/bo/game/vendor',
  permission: 'games.read',
  query: z.strictObject({ vendor: vendorField }),
  value: vendorSchema,
  errors: ['catalog.vendor-unknown'],
});

const gameSchema = z.object({
  nodeId: nodeIdSchema,
  vendor: z.string(),
  gameId: z.string(),
  category: categorySchema,
  name: z.string(),
  status: z.string(),
  isClosed: z.boolean(),
  state: z.enum(['open', 'closed']),
  isHot: z.boolean(),
  /** Where staff placed it in front of the others; null where nobody did. */
  place: z.nullable(z.int()),
});

export const listGamesForStaff = endpoint({
  ...READ,
  name: 'catalog.list-games-for-staff',
  summary: 'Games of the catalogue in the order of their ids, closed ones too, in pages of a hundred.',
  path: '/bo/game/list',
  permission: 'games.read',
  query: z.strictObject({
    vendor: z.optional(vendorField),
    category: z.optional(categorySchema),
    /** A part of the name, without case and accents. */
    name: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(80))),
    state: z.optional(z.enum(['open', 'closed'])),
    /** The `next` of the page before. */
    cursor: z.optional(nodeIdSchema),
  }),
  value: z.object({
    list: z.array(gameSchema),
    next: z.nullable(nodeIdSchema),
  }),
  errors: [],
});

export const readGameForStaff = endpoint({
  ...READ,
  name: 'catalog.read-game-for-staff',
  summary: 'One game of the catalogue, closed or not.',
  path: '/bo/game',
  permission: 'games.read',
  query: z.strictObject({ nodeId: nodeIdSchema }),
  value: gameSchema,
  errors: ['catalog.game-unknown'],
});

export const setHotGame = endpoint({
  ...CHANGE,
  name: 'catalog.set-hot-game',
  summary: 'Puts a game among the hot ones, takes it from there, or lets its import decide again.',
  path: '/bo/game/hot',
  permission: 'games.write',
  body: z.strictObject({ nodeId: nodeIdSchema, to: z.enum(['hot', 'plain', 'import']), reason: reasonSchema }),
  value: z.object({}),
  errors: [STEP_UP, 'catalog.game-unknown'],
});

const PLACE_MAX = 1_000;

export const placeGame = endpoint({
  ...CHANGE,
  name: 'catalog.place-game',
  summary: 'Puts a game at a place in front of all that nobody placed; null takes it back among them.',
  path: '/bo/game/place',
  permission: 'games.write',
  body: z.strictObject({
    nodeId: nodeIdSchema,
    place: z.nullable(z.int().check(z.gte(1), z.lte(PLACE_MAX))),
    reason: reasonSchema,
  }),
  value: z.object({}),
  errors: [STEP_UP, 'catalog.game-unknown'],
});

const shownCategorySchema = z.object({
  category: categorySchema,
  isOn: z.boolean(),
  state: z.enum(['on', 'off']),
  games: z.int(),
});

export const listCategoriesForStaff = endpoint({
  ...READ,
  name: 'catalog.list-categories-for-staff',
  summary: 'Every category with its switch and the number of its games.',
  path: '/bo/game/category/list',
  permission: 'games.read',
  value: z.object({ list: z.array(shownCategorySchema) }),
  errors: [],
});

export const readCategoryForStaff = endpoint({
  ...READ,
  name: 'catalog.read-category-for-staff',
  summary: 'One category.',
  path: '/bo/game/category',
  permission: 'games.read',
  query: z.strictObject({ category: categorySchema }),
  value: shownCategorySchema,
  errors: ['catalog.category-unknown'],
});

export const switchCategory = endpoint({
  ...CHANGE,
  name: 'catalog.switch-category',
  summary: 'Shows a category with all its games, or takes it off the site.',
  path: '/bo/game/category/switch',
  permission: 'games.write',
  body: z.strictObject({ category: categorySchema, to: z.enum(['on', 'off']), reason: reasonSchema }),
  value: z.object({}),
  errors: [STEP_UP],
});

const blockedSchema = z.object({
  /** All three, as in `vendor.PG.VN`. */
  id: z.string(),
  kind: z.enum(['category', 'vendor', 'game']),
  key: z.string(),
  country: z.string(),
});
const blockedFields = {
  kind: blockedSchema.shape.kind,
  /** The code of a category or a vendor, or the number of a game. */
  key: z.string().check(z.regex(/^[A-Z\d][A-Z\d_-]{0,31}$/)),
  country: z.string().check(z.regex(/^[A-Z]{2}$/)),
  reason: reasonSchema,
};

export const listBlockedRegions = endpoint({
  ...READ,
  name: 'catalog.list-blocked-regions',
  summary: 'Which categories, vendors and games are not offered in which country.',
  path: '/bo/game/region/list',
  permission: 'games.read',
  value: z.object({ list: z.array(blockedSchema) }),
  errors: [],
});

export const readBlockedRegion = endpoint({
  ...READ,
  name: 'catalog.read-blocked-region',
  summary: 'One such block.',
  path: '/bo/game/region',
  permission: 'games.read',
  query: z.strictObject({ id: z.string().check(z.maxLength(80)) }),
  value: blockedSchema,
  errors: ['catalog.game-unknown'],
});

export const blockRegion = endpoint({
  ...CHANGE,
  name: 'catalog.block-region',
  summary: 'Neither shows nor opens a category, a vendor or a game in a country.',
  path: '/bo/game/region/block',
  permission: 'games.write',
  body: z.strictObject(blockedFields),
  value: z.object({}),
  errors: [STEP_UP, 'catalog.vendor-unknown', 'catalog.game-unknown', 'catalog.category-unknown'],
});

export const allowRegion = endpoint({
  ...CHANGE,
  name: 'catalog.allow-region',
  summary: 'Takes such a block back.',
  path: '/bo/game/region/allow',
  permission: 'games.write',
  body: z.strictObject(blockedFields),
  value: z.object({}),
  errors: [STEP_UP, 'catalog.vendor-unknown', 'catalog.game-unknown', 'catalog.category-unknown'],
});
