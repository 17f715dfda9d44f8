import * as z from 'zod/mini';
import { fileSchema } from '../bytes.ts';
import { endpoint } from '../endpoint.ts';
import { idSchema } from '../ids.ts';
import { moneySchema } from '../money-schema.ts';
import { momentSchema } from '../time.ts';
import { ARCHIVE_STATES, CLOSING_OBJECTIONS } from './retention.ts';

const archiveIdSchema = idSchema<'privacy-archive'>();

const archiveSchema = z.object({
  archiveId: archiveIdSchema,
  state: z.enum(ARCHIVE_STATES),
  askedAt: momentSchema,
  /** Until when it can be downloaded. */
  expiresAt: z.nullable(momentSchema),
  sizeBytes: z.nullable(z.int()),
});

export const readPrivacy = endpoint({
  name: 'privacy.read-privacy',
  summary: "The caller's last archive of personal data, and what stands against closing the account.",
  method: 'GET',
  path: '/wps/relay/member/privacy',
  access: 'member',
  scopes: ['withdraw'],
  value: z.object({
    archive: z.nullable(archiveSchema),
    objections: z.array(z.enum(CLOSING_OBJECTIONS)),
    /** So little is left that it may be given up: then `balance` stands against closing only without that consent. */
    rest: z.nullable(z.object({ amount: moneySchema, currencySymbol: z.string() })),
    /** Whether closing asks for the payment password or, where none is set, for the login password. */
    asksFor: z.enum(['payment-password', 'password']),
  }),
  errors: [],
});

export const askArchive = endpoint({
  name: 'privacy.ask-archive',
  summary: 'Asks for an archive of all data held about the caller; one that is made or still good is the answer.',
  method: 'POST',
  path: '/wps/relay/member/privacy/archive',
  access: 'member',
  scopes: ['withdraw'],
  stepUp: true,
  body: z.strictObject({}),
  value: archiveSchema,
  errors: ['identity.step-up-required'],
  limit: 'ask-archive',
});

export const readArchive = endpoint({
  name: 'privacy.read-archive',
  summary: 'The archive as a ZIP file with JSON and CSV, for 24 hours after it was made.',
  method: 'GET',
  path: '/wps/relay/member/privacy/archive',
  access: 'member',
  scopes: ['withdraw'],
  stepUp: true,
  query: z.strictObject({ id: archiveIdSchema }),
  file: ['application/zip'],
  value: fileSchema,
  errors: ['identity.step-up-required', 'privacy.archive-unknown'],
  limit: 'ask-archive',
});

export const closeAccount = endpoint({
  name: 'privacy.close-account',
  summary:
    "Closes the caller's account for good: nothing may be left in it but a rest that is given up, and all sessions end.",
  method: 'POST',
  path: '/wps/relay/member/close',
  access: 'member',
  scopes: ['withdraw'],
  encrypted: true,
  changesSecurity: true,
  body: z.strictObject({
    password: z.string().check(z.minLength(1), z.maxLength(200)),
    /** What `rest` names goes to the house. */
    givesUpRest: z.optional(z.boolean()),
  }),
  value: z.object({}),
  errors: [
    'identity.money-locked',
    'privacy.account-in-use',
    'privacy.not-closable',
    'identity.password-wrong',
    'identity.locked',
    'identity.payment-password-wrong',
    'identity.payment-password-locked',
    'identity.second-factor-required',
  ],
  limit: 'secure-account',
});
