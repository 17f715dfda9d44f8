import * as z from 'zod/mini';
import { reasonSchema, versionSchema } from '../approvals/fields.ts';
import { nodeIdSchema } from '../catalog/game.ts';
import { endpoint } from '../endpoint.ts';
import { moneySchema } from '../money-schema.ts';
import { CHANGE, READ, STEP_UP } from '../operator-fields.ts';
import { momentSchema } from '../time.ts';

export const VENDOR_STAGES = ['certifying', 'live', 'off'] as const;

const codeField = z.string().check(z.regex(/^[a-z][a-z0-9_-]{1,39}$/));
const currencyField = z.string().check(z.regex(/^[A-Z][A-Z0-9]{1,9}$/));
const addressField = z.string().check(z.minLength(1), z.maxLength(500));
const one = { code: codeField, version: versionSchema, reason: reasonSchema };
const UNKNOWN = [STEP_UP, 'vendors.vendor-unknown', 'approvals.state-conflict'] as const;

const vendorSchema = z.object({
  code: z.string(),
  name: z.string(),
  stage: z.enum(VENDOR_STAGES),
  /** Where it is asked about rounds, and where it keeps wallets itself. */
  roundsUrl: z.nullable(z.string()),
  walletUrl: z.nullable(z.string()),
  allowedIps: z.array(z.string()),
  takesOrphanWins: z.boolean(),
  keys: z.array(z.object({ keyId: z.string(), addedAt: momentSchema, isLive: z.boolean() })),
  version: z.string(),
});

export const listVendors = endpoint({
  ...READ,
  name: 'vendors.list-vendors',
  summary: 'Every vendor with its stage, its keys without their secrets, and the version a change has to name.',
  path: '/bo/vendor/list',
  permission: 'games.read',
  value: z.object({
    list: z.array(vendorSchema),
  }),
  errors: [],
});

export const readVendor = endpoint({
  ...READ,
  name: 'vendors.read-vendor',
  summary: 'One vendor, its keys without their secrets.',
  path: '/bo/vendor',
  permission: 'games.read',
  query: z.strictObject({ code: codeField }),
  value: vendorSchema,
  errors: ['vendors.vendor-unknown'],
});

const keySchema = z.object({ keyId: z.string(), secret: z.string() });

export const addVendor = endpoint({
  ...CHANGE,
  name: 'vendors.add-vendor',
  summary: 'A new vendor in certification with its first key, whose secret is answered this once.',
  path: '/bo/vendor/create',
  permission: 'games.write',
  body: z.strictObject({
    code: codeField,
    name: z.string().check(z.trim(), z.minLength(1), z.maxLength(80)),
    reason: reasonSchema,
  }),
  value: keySchema,
  errors: [STEP_UP, 'vendors.vendor-refused', 'vendors.vendor-exists'],
});

export const rotateVendorKey = endpoint({
  ...CHANGE,
  name: 'vendors.rotate-key',
  summary: 'A new key beside the newest, which goes on signing for the hours of grace or until the next rotation.',
  path: '/bo/vendor/rotate',
  permission: 'games.write',
  body: z.strictObject({ ...one, graceHours: z.optional(z.int().check(z.gte(0), z.lte(720))) }),
  value: z.extend(keySchema, {
    retired: z.array(z.string()),
    previous: z.nullable(z.object({ keyId: z.string(), until: z.nullable(momentSchema) })),
  }),
  errors: UNKNOWN,
});

export const setVendorStage = endpoint({
  ...CHANGE,
  name: 'vendors.set-stage',
  summary: 'Moves a vendor between certification, real play and silence.',
  path: '/bo/vendor/stage',
  permission: 'games.write',
  body: z.strictObject({ ...one, stage: z.enum(VENDOR_STAGES) }),
  value: z.object({}),
  errors: UNKNOWN,
});

export const changeVendor = endpoint({
  ...CHANGE,
  name: 'vendors.change-vendor',
  summary: 'Where a vendor is called and may call from, and what becomes of its wins without a bet; the rest stays.',
  path: '/bo/vendor/change',
  permission: 'games.write',
  body: z.strictObject({
    ...one,
    /** Where it is asked about overdue rounds; null asks no more. */
    roundsUrl: z.optional(z.nullable(addressField)),
    /** Where the wallets are that it keeps itself; null of a vendor that keeps none. */
    walletUrl: z.optional(z.nullable(addressField)),
    /** Empty: it may call from anywhere. */
    allowedIps: z.optional(z.array(z.string().check(z.maxLength(50))).check(z.maxLength(200))),
    takesOrphanWins: z.optional(z.boolean()),
  }),
  value: z.object({}),
  errors: [...UNKNOWN, 'vendors.vendor-refused', 'vendors.connection-refused'],
});

/** What a vendor may give without a bet; null is not bounded. */
const limitFields = {
  singleMax: z.nullable(moneySchema),
  dayMax: z.nullable(moneySchema),
  playerHourMax: z.nullable(z.int().check(z.gte(0), z.lte(1_000_000))),
};

const creditLimitSchema = z.object({
  limit: z.string(),
  code: z.string(),
  currency: z.string(),
  ...limitFields,
  version: z.string(),
});

export const listCreditLimits = endpoint({
  ...READ,
  name: 'vendors.list-credit-limits',
  summary: 'What a vendor may give without a bet, by currency, with the version a change has to name.',
  path: '/bo/vendor/limit/list',
  permission: 'games.read',
  query: z.strictObject({ code: codeField }),
  value: z.object({ list: z.array(creditLimitSchema) }),
  errors: ['vendors.vendor-unknown'],
});

export const readCreditLimit = endpoint({
  ...READ,
  name: 'vendors.read-credit-limit',
  summary: 'What a vendor may give without a bet in one currency, by both as in `pg.USD`.',
  path: '/bo/vendor/limit',
  permission: 'games.read',
  query: z.strictObject({ limit: z.string().check(z.maxLength(60)) }),
  value: creditLimitSchema,
  errors: ['vendors.vendor-unknown'],
});

export const limitCredits = endpoint({
  ...CHANGE,
  name: 'vendors.limit-credits',
  summary: 'Bounds what a vendor may give without a bet in a currency; a currency without a bound needs no version.',
  path: '/bo/vendor/limit/set',
  permission: 'games.write',
  body: z.strictObject({
    code: codeField,
    currency: currencyField,
    ...limitFields,
    version: z.optional(versionSchema),
    reason: reasonSchema,
  }),
  value: z.object({}),
  errors: [...UNKNOWN, 'vendors.vendor-refused'],
});

export const connectVendor = endpoint({
  ...CHANGE,
  name: 'vendors.connect-vendor',
  summary: 'Lets a vendor play the games of one in the catalogue; connecting again changes how.',
  path: '/bo/vendor/connect',
  permission: 'games.write',
  body: z.strictObject({
    code: codeField,
    catalogueCode: z.string().check(z.regex(/^[A-Z\d][A-Z\d_-]{0,31}$/)),
    adapter: z.string().check(z.regex(/^[a-z][a-z0-9-]{0,39}$/)),
    launchUrl: z.optional(addressField),
    launchUrl2: z.optional(addressField),
    takesTrials: z.boolean(),
    reason: reasonSchema,
  }),
  value: z.object({}),
  errors: [STEP_UP, 'vendors.vendor-unknown', 'vendors.connection-refused'],
});

export const installSimulator = endpoint({
  ...CHANGE,
  name: 'vendors.install-simulator',
  summary: "Puts the sandbox's own vendor on the floor; again it changes nothing.",
  path: '/bo/vendor/simulate',
  permission: 'games.write',
  body: z.strictObject({ reason: reasonSchema }),
  value: z.object({ nodeIds: z.array(nodeIdSchema) }),
  errors: [STEP_UP, 'vendors.connection-refused'],
});

export * from './work-list-endpoints.ts';
