import * as z from 'zod/mini';
import { reasonSchema, versionSchema } from '../approvals/fields.ts';
import { endpoint } from '../endpoint.ts';
import { customerServiceSchema, registerRuleSchema } from './endpoints.ts';

const line = (most: number) => z.string().check(z.maxLength(most));
const keySchema = z.string().check(z.minLength(1), z.maxLength(80));
const textsSchema = z.record(z.string().check(z.regex(/^[A-Z]{2}(?:-[A-Z]+)?$/)), line(200));
const numberSchema = z.int().check(z.gte(0), z.lte(1_000_000));
const flagValueSchema = z.union([z.boolean(), z.string()]);
/** What a change names of the row it saw; a new row has none. */
const change = { version: z.optional(versionSchema), reason: reasonSchema } as const;

const flagSchema = z.object({
  key: z.string(),
  value: flagValueSchema,
  /** Of a switch; null where the flag holds a word. */
  state: z.nullable(z.enum(['on', 'off'])),
  /** Of a flag that holds a word. */
  word: z.nullable(z.string()),
  /** The words it takes, where it takes only some. */
  words: z.array(z.string()),
  about: z.string(),
  version: z.string(),
});

export const listFlags = endpoint({
  name: 'system.list-flags',
  summary: 'Every flag with its value, its version and what it does.',
  method: 'GET',
  path: '/bo/system/flag/list',
  access: 'operator',
  permission: 'system.read',
  value: z.object({
    list: z.array(flagSchema),
  }),
  errors: [],
});

export const readFlag = endpoint({
  name: 'system.read-flag',
  summary: 'One flag with its value, its version and what it does.',
  method: 'GET',
  path: '/bo/system/flag',
  access: 'operator',
  permission: 'system.read',
  query: z.strictObject({ key: keySchema }),
  value: flagSchema,
  errors: ['system.flag-unknown'],
});

export const setFlag = endpoint({
  name: 'system.set-flag',
  summary: 'Sets a flag: on or off, or a word where it takes one.',
  method: 'POST',
  path: '/bo/system/flag/set',
  access: 'operator',
  permission: 'system.write',
  stepUp: true,
  body: z.strictObject({ key: keySchema, value: line(500), version: versionSchema, reason: reasonSchema }),
  value: z.object({ before: flagValueSchema, after: flagValueSchema }),
  errors: [
    'operators.step-up-required',
    'system.flag-unknown',
    'system.flag-value-refused',
    'approvals.state-conflict',
  ],
});

const fieldRuleSchema = z.object({ field: z.string(), rule: registerRuleSchema, version: z.string() });

export const listRegisterRules = endpoint({
  name: 'system.list-register-rules',
  summary: 'What the server demands of every registration field, with versions.',
  method: 'GET',
  path: '/bo/system/rule/list',
  access: 'operator',
  permission: 'system.read',
  value: z.object({
    list: z.array(fieldRuleSchema),
  }),
  errors: [],
});

export const readRegisterRule = endpoint({
  name: 'system.read-register-rule',
  summary: 'What the server demands of one registration field.',
  method: 'GET',
  path: '/bo/system/rule',
  access: 'operator',
  permission: 'system.read',
  query: z.strictObject({ field: keySchema }),
  value: fieldRuleSchema,
  errors: ['system.field-unknown'],
});

export const setRegisterRule = endpoint({
  name: 'system.set-register-rule',
  summary: 'Changes the rule of a registration field; what is not named stays.',
  method: 'POST',
  path: '/bo/system/rule/set',
  access: 'operator',
  permission: 'system.write',
  stepUp: true,
  body: z.strictObject({
    field: keySchema,
    enabled: z.optional(z.boolean()),
    required: z.optional(z.boolean()),
    patternId: z.optional(numberSchema),
    minLength: z.optional(numberSchema),
    maxLength: z.optional(numberSchema),
    version: versionSchema,
    reason: reasonSchema,
  }),
  value: registerRuleSchema,
  errors: [
    'operators.step-up-required',
    'system.field-unknown',
    'system.pattern-unknown',
    'system.length-bounds-wrong',
    'approvals.state-conflict',
  ],
});

const routeSchema = z.object({ host: z.string(), weight: z.int(), isDefault: z.boolean(), version: z.string() });

export const listRoutes = endpoint({
  name: 'system.list-routes',
  summary: "The site's other addresses, with versions.",
  method: 'GET',
  path: '/bo/system/route/list',
  access: 'operator',
  permission: 'system.read',
  value: z.object({ list: z.array(routeSchema) }),
  errors: [],
});

export const readRoute = endpoint({
  name: 'system.read-route',
  summary: 'One of the other addresses of the site.',
  method: 'GET',
  path: '/bo/system/route',
  access: 'operator',
  permission: 'system.read',
  query: z.strictObject({ host: line(253) }),
  value: routeSchema,
  errors: ['system.route-unknown'],
});

export const setRoute = endpoint({
  name: 'system.set-route',
  summary: 'Adds another address of the site or changes its weight.',
  method: 'POST',
  path: '/bo/system/route/set',
  access: 'operator',
  permission: 'system.write',
  stepUp: true,
  body: z.strictObject({ host: line(253), weight: z.optional(numberSchema), ...change }),
  value: routeSchema,
  errors: ['operators.step-up-required', 'system.host-malformed', 'system.number-refused', 'approvals.state-conflict'],
});

export const removeRoute = endpoint({
  name: 'system.remove-route',
  summary: 'Takes an address off the list; no later start brings it back.',
  method: 'POST',
  path: '/bo/system/route/remove',
  access: 'operator',
  permission: 'system.write',
  stepUp: true,
  body: z.strictObject({ host: line(253), version: versionSchema, reason: reasonSchema }),
  value: z.object({}),
  errors: ['operators.step-up-required', 'system.route-unknown', 'system.host-malformed', 'approvals.state-conflict'],
});

const channelTypeSchema = customerServiceSchema.shape.csType;
const channelSchema = z.object({
  key: z.string(),
  csType: channelTypeSchema,
  titles: z.record(z.string(), z.string()),
  path: z.string(),
  hours: z.nullable(z.string()),
  sort: z.int(),
  isDefault: z.boolean(),
  version: z.string(),
});

export const listChannels = endpoint({
  name: 'system.list-channels',
  summary: 'The ways to reach the customer service, with versions.',
  method: 'GET',
  path: '/bo/system/channel/list',
  access: 'operator',
  permission: 'system.read',
  value: z.object({ list: z.array(channelSchema) }),
  errors: [],
});

export const readChannel = endpoint({
  name: 'system.read-channel',
  summary: 'One way to reach the customer service.',
  method: 'GET',
  path: '/bo/system/channel',
  access: 'operator',
  permission: 'system.read',
  query: z.strictObject({ key: keySchema }),
  value: channelSchema,
  errors: ['system.channel-unknown'],
});

export const setChannel = endpoint({
  name: 'system.set-channel',
  summary: 'Adds a way to reach the customer service or changes one; what is not named stays.',
  method: 'POST',
  path: '/bo/system/channel/set',
  access: 'operator',
  permission: 'system.write',
  stepUp: true,
  body: z.strictObject({
    key: keySchema,
    csType: z.optional(channelTypeSchema),
    titles: z.optional(textsSchema),
    path: z.optional(line(500)),
    hours: z.optional(z.nullable(line(20))),
    sort: z.optional(numberSchema),
    ...change,
  }),
  value: channelSchema,
  errors: [
    'operators.step-up-required',
    'system.name-malformed',
    'system.part-missing',
    'system.link-refused',
    'system.hours-malformed',
    'system.number-refused',
    'system.text-missing',
    'system.text-too-long',
    'approvals.state-conflict',
  ],
});

export const removeChannel = endpoint({
  name: 'system.remove-channel',
  summary: 'Takes a way to reach the customer service off the site; no later start brings it back.',
  method: 'POST',
  path: '/bo/system/channel/remove',
  access: 'operator',
  permission: 'system.write',
  stepUp: true,
  body: z.strictObject({ key: keySchema, version: versionSchema, reason: reasonSchema }),
  value: z.object({}),
  errors: ['operators.step-up-required', 'system.channel-unknown', 'system.name-malformed', 'approvals.state-conflict'],
});
