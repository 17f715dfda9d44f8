import { BET_CATEGORIES } from '@fairground/contract/betting/endpoints';
import { readdir, readFile } from 'node:fs/promises';
import { ANNOUNCEMENT_TYPES, BANNER_GROUPS, LINKAGE_TYPES } from '@fairground/contract/content/endpoints';
import { MISSION_METRICS, MISSION_PERIODS, RAFFLE_SOURCES, REWARD_TYPES } from '@fairground/contract/loyalty/states';
import { PROMOTION_AUDIENCES, PROMOTION_CATEGORIES } from '@fairground/contract/promotions/endpoints';
import { termsSchema } from '@fairground/contract/promotions/terms';
import { LANGUAGES } from '@fairground/contract/language';
import { customerServiceSchema, resourceSchema } from '@fairground/contract/system/endpoints';
import * as z from 'zod/mini';
import type { ContentDefaults } from '../modules/content/index.ts';
import type { ShippedPacket, ShippedPromotion } from '../modules/promotions/index.ts';
import type { ShippedMission, ShippedRaffle, ShippedReward } from '../modules/loyalty/index.ts';
import type { SystemDefaults } from '../modules/system/index.ts';
import { readBrand } from '../platform/brand.ts';
import { fillFacts, readHelpPages } from './help-pages.ts';
import type { HelpPage } from './help-pages.ts';

/** Everything a brand says by itself before an operator has written a word. */
export type BrandContent = {
  readonly system: SystemDefaults;
  readonly content: ContentDefaults;
  readonly promotions: readonly ShippedPromotion[];
  readonly rewards: readonly ShippedReward[];
  readonly missions: readonly ShippedMission[];
  readonly raffles: readonly ShippedRaffle[];
  readonly packets: readonly ShippedPacket[];
};

/** `content` is there at every start; `demo` is what `npm run seed -- demo` adds. */
export type ContentSet = 'content' | 'demo';

const codeSchema = z.enum(LANGUAGES.map(({ code }) => code));
const localized = <Text extends z.ZodMiniType>(text: Text) => z.partialRecord(codeSchema, text);

const bannersSchema = z.array(
  z.strictObject({
    key: z.string(),
    groupName: z.enum(BANNER_GROUPS),
    url: z.string(),
    linkageType: z.enum(LINKAGE_TYPES),
    link: z.string(),
    hue: z.int(),
    /** Lower numbers come first within a group. */
    sort: z.int(),
    texts: localized(z.strictObject({ headline: z.string(), text: z.string(), action: z.string() })),
  }),
);

const announcementsSchema = z.array(
  z.strictObject({
    key: z.string(),
    type: z.enum(ANNOUNCEMENT_TYPES),
    daysAgo: z.int(),
    execution: z._default(z.enum(['B', 'A', 'V']), 'B'),
    popupOnce: z._default(z.boolean(), true),
    texts: localized(z.strictObject({ title: z.string(), content: z.string() })),
  }),
);

const promotionsSchema = z.array(
  z.strictObject({
    key: z.string(),
    category: z.enum(PROMOTION_CATEGORIES),
    audience: z._default(z.enum(PROMOTION_AUDIENCES), 'everyone'),
    url: z.string(),
    hue: z.int(),
    link: z._default(z.string(), ''),
    sort: z.int(),
    terms: z.optional(termsSchema),
    texts: localized(
      z.strictObject({
        title: z.string(),
        summary: z.string(),
        content: z.string(),
        action: z._default(z.string(), ''),
      }),
    ),
  }),
);

const gift = { amount: z.string(), points: z.int() };

/** Amounts are in units of 1/10,000. */
const missionsSchema = z.array(
  z.strictObject({
    key: z.string(),
    metric: z.enum(MISSION_METRICS),
    products: z.array(z.enum(BET_CATEGORIES)),
    period: z.enum(MISSION_PERIODS),
    fromDay: z.string(),
    untilDay: z.nullable(z.string()),
    milestones: z.array(z.strictObject({ target: z.string(), ...gift })),
    hasBoard: z.boolean(),
    prizes: z.array(z.strictObject({ from: z.int(), to: z.int(), ...gift })),
    turnover: z.int(),
    hue: z.int(),
    texts: localized(z.strictObject({ name: z.string(), about: z.string() })),
  }),
);

/** Amounts are in units of 1/10,000; a raffle begins on the day it is added. */
const rafflesSchema = z.array(
  z.strictObject({
    key: z.string(),
    source: z.enum(RAFFLE_SOURCES),
    unit: z.string(),
    ticketsMax: z.int(),
    winsMax: z.int(),
    days: z.int(),
    turnover: z.int(),
    hue: z.int(),
    prizes: z.array(z.strictObject({ from: z.int(), to: z.int(), ...gift })),
    texts: localized(z.strictObject({ name: z.string(), about: z.string() })),
  }),
);

/** Amounts are in units of 1/10,000; a red packet opens in the moment it is added. */
const packetsSchema = z.array(
  z.strictObject({
    key: z.string(),
    budget: z.string(),
    envelopes: z.int(),
    multiplierX100: z.int(),
    days: z.int(),
    texts: localized(z.string()),
  }),
);

/** Amounts are in units of 1/10,000. */
const rewardsSchema = z.array(
  z.strictObject({
    key: z.string(),
    type: z.enum(REWARD_TYPES.filter((type) => type !== 'SPINS')),
    points: z.int(),
    amount: z.nullable(z.string()),
    /** Of a bonus: how many times it is wagered, in hundredths, and the largest stake meanwhile. */
    wagerX100: z.optional(z.int()),
    maxBet: z.optional(z.string()),
    stock: z.int(),
    memberLimit: z.nullable(z.int()),
    minRank: z.int(),
    image: z.string(),
    hue: z.int(),
    sort: z.int(),
    texts: localized(z.strictObject({ name: z.string(), about: z.string() })),
  }),
);

const servicesSchema = z.strictObject({
  resources: z.array(resourceSchema),
  customerService: z.array(
    z.strictObject({
      key: z.string(),
      csType: customerServiceSchema.shape.csType,
      titles: localized(z.string()),
      path: z.string(),
      hours: z.optional(z.string()),
    }),
  ),
  domainRoutes: z.array(z.strictObject({ host: z.string(), weight: z.int() })),
});

const NO_SERVICES: z.output<typeof servicesSchema> = { resources: [], customerService: [], domainRoutes: [] };

const SHARED_HELP = new URL('../../../brands/shared/help/', import.meta.url);

/** Reads `brands/<brand>/<set>/`. A file that is not there is empty; one that does not hold says where. */
export const readBrandContent = async (brand: string, set: ContentSet): Promise<BrandContent> => {
  const folder = new URL(`../../../brands/${brand}/${set}/`, import.meta.url);
  const [banners, announcements, promotions, rewards, missions, raffles, packets, services, pages] = await Promise.all([
    readJson(folder, 'banners.json', bannersSchema, []),
    readJson(folder, 'announcements.json', announcementsSchema, []),
    readJson(folder, 'promotions.json', promotionsSchema, []),
    readJson(folder, 'rewards.json', rewardsSchema, []),
    readJson(folder, 'missions.json', missionsSchema, []),
    readJson(folder, 'raffles.json', rafflesSchema, []),
    readJson(folder, 'packets.json', packetsSchema, []),
    readJson(folder, 'services.json', servicesSchema, NO_SERVICES),
    set === 'content' ? readHelp(brand, new URL('help/', folder)) : [],
  ]);
  return {
    system: { ...services, ...readHelpPages(pages) },
    content: { banners, announcements },
    promotions,
    rewards,
    missions,
    raffles,
    packets,
  };
};

const readJson = async <Schema extends z.ZodMiniType>(
  folder: URL,
  name: string,
  schema: Schema,
  absent: z.output<Schema>,
): Promise<z.output<Schema>> => {
  const file = new URL(name, folder);
  const text = await readFile(file, 'utf8').catch(undefinedIfAbsent);
  if (text === undefined) return absent;
  const result = z.safeParse(schema, JSON.parse(text));
  if (!result.success) throw new Error(`${file.pathname} does not hold:\n${z.prettifyError(result.error)}`);
  return result.data;
};

/** The help that all brands share, filled with the brand's facts; a page of the brand's own of the same name replaces one. */
const readHelp = async (brand: string, own: URL): Promise<readonly HelpPage[]> => {
  const [facts, sharedPages, ownPages] = await Promise.all([readBrand(brand), readPages(SHARED_HELP), readPages(own)]);
  const byName = new Map([...sharedPages, ...ownPages].map((page) => [page.name, page]));
  return [...byName.values()]
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
    .map((page) => fillFacts(page, facts));
};

const readPages = async (folder: URL): Promise<readonly HelpPage[]> => {
  const names = (await readdir(folder).catch(undefinedIfAbsent)) ?? [];
  const pages = names.filter((name) => name.endsWith('.html')).toSorted();
  return Promise.all(pages.map(async (name) => ({ name, html: await readFile(new URL(name, folder), 'utf8') })));
};

const undefinedIfAbsent = (error: unknown): undefined => {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
  throw error;
};
