import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { isAgentSchema } from '../identity/fields.ts';
import { presetRateSchema, presetRatesField, seriesField } from '../members/preset-rates.ts';
import { momentSchema } from '../time.ts';

export const LINK_STATES = ['active', 'closed', 'expired', 'used-up'] as const;
export const LINKS_MAX = 100;

export const agentLinkSchema = z.object({
  code: z.string(),
  opens: isAgentSchema,
  /** The series of those who come by it; null is as much as the owner holds. */
  series: z.nullable(z.int()),
  rates: z.array(presetRateSchema),
  note: z.string(),
  channel: z.string(),
  maxUses: z.nullable(z.int()),
  usedCount: z.int(),
  expiresAt: z.nullable(momentSchema),
  state: z.enum(LINK_STATES),
  createdAt: momentSchema,
});
export type AgentLink = z.output<typeof agentLinkSchema>;

export const listLinks = endpoint({
  name: 'agents.list-links',
  summary: "The caller's registration links with what they open, and what the caller may give.",
  method: 'GET',
  path: '/wps/relay/agent/link',
  access: 'agent',
  value: z.object({
    list: z.array(agentLinkSchema),
    /** Which kinds of account a link of the caller may open. */
    opens: z.array(isAgentSchema),
    /** Which kinds the caller may open by hand. */
    opensByHand: z.array(isAgentSchema),
    /** Accounts it opened by hand today, and how many it may on a day. */
    opened: z.object({ used: z.int(), most: z.int() }),
    series: z.object({ min: z.int(), max: z.int(), step: z.int() }),
    /** What the caller holds of each product, the most it may give. */
    rates: z.array(presetRateSchema),
  }),
  errors: [],
});

export const createLink = endpoint({
  name: 'agents.create-link',
  summary: 'A new registration link: a member who registers by it stands under the caller.',
  method: 'POST',
  path: '/wps/relay/agent/link/create',
  access: 'agent',
  body: z.strictObject({
    opens: isAgentSchema,
    series: z.optional(seriesField),
    rates: z.optional(presetRatesField),
    note: z.optional(z.string().check(z.maxLength(100))),
    channel: z.optional(z.string().check(z.maxLength(50))),
    maxUses: z.optional(z.int().check(z.minimum(1), z.maximum(1_000_000))),
    expiresAt: z.optional(momentSchema),
  }),
  value: z.object({ code: z.string() }),
  errors: ['members.link-refused'],
  limit: 'secure-account',
});

export const closeLink = endpoint({
  name: 'agents.close-link',
  summary: "Closes one of the caller's links. Those who came by it stay.",
  method: 'POST',
  path: '/wps/relay/agent/link/close',
  access: 'agent',
  body: z.strictObject({ code: z.string().check(z.maxLength(20)) }),
  value: z.object({ code: z.string() }),
  errors: ['agents.link-unknown', 'members.link-refused'],
  limit: 'secure-account',
});
