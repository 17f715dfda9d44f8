import * as z from 'zod/mini';
import { heldSchema, reasonSchema, versionSchema } from '../approvals/fields.ts';
import { endpoint } from '../endpoint.ts';
import { idSchema } from '../ids.ts';
import { momentSchema } from '../time.ts';

const statusSchema = z.union([z.literal(0), z.literal(1), z.literal(2)]);
/** Texts by language code. */
const titlesSchema = z.record(z.string().check(z.regex(/^[A-Z]{2}(?:-[A-Z]+)?$/)), z.string().check(z.maxLength(200)));

/** 0 opens the site, 1 closes it for maintenance, 2 lets in only those whom a region rule allows. */
export const statusChangeSchema = z.strictObject({
  status: statusSchema,
  /** When it ends by itself. */
  until: z.optional(momentSchema),
  titles: z.optional(titlesSchema),
  contact: z.optional(z.string().check(z.maxLength(500))),
});

/** A window in which the site is closed; it begins and ends by itself. */
export const maintenancePlanSchema = z.strictObject({
  startsAt: momentSchema,
  endsAt: momentSchema,
  titles: z.optional(titlesSchema),
  contact: z.optional(z.string().check(z.maxLength(500))),
});

export const maintenanceCancelSchema = z.strictObject({ id: idSchema<'maintenance'>() });

export const newRegionRuleSchema = z.strictObject({
  kind: z.enum(['ALLOW', 'DENY']),
  place: z.union([
    z.strictObject({ country: z.string().check(z.maxLength(2)) }),
    z.strictObject({ network: z.string().check(z.maxLength(50)) }),
  ]),
  /** Only for this host; `*.example.com` for all below it. */
  host: z.optional(z.string().check(z.maxLength(253))),
  /** Lower numbers are asked first. */
  priority: z.optional(z.int().check(z.gte(0), z.lte(100_000))),
  /** For staff: an allowed network also works on the closed site. */
  passesMaintenance: z.optional(z.boolean()),
});

export const regionRuleRemovalSchema = z.strictObject({ id: idSchema<'region-rule'>() });

/** The one switch over the whole site, by the name its page has. */
const scopeSchema = z.enum(['site']);
const statusSettingSchema = z.object({
  scope: scopeSchema,
  status: statusSchema,
  /** The same in a word. */
  state: z.enum(['open', 'maintenance', 'region']),
  titles: z.record(z.string(), z.string()),
  contact: z.string(),
  /** Nothing until somebody has set it. */
  setAt: z.nullable(momentSchema),
  endsAt: z.nullable(momentSchema),
  version: z.string(),
});

export const readStatusSetting = endpoint({
  name: 'system.read-status-setting',
  summary: 'What the site is set to, with the version a change has to name.',
  method: 'GET',
  path: '/bo/system/status',
  access: 'operator',
  permission: 'system.read',
  query: z.strictObject({ scope: z.optional(scopeSchema) }),
  value: statusSettingSchema,
  errors: [],
});

export const listStatusSettings = endpoint({
  name: 'system.list-status-settings',
  summary: 'The same as a list, for the page of the console.',
  method: 'GET',
  path: '/bo/system/status/list',
  access: 'operator',
  permission: 'system.read',
  value: z.object({ list: z.array(statusSettingSchema) }),
  errors: [],
});

export const changeStatus = endpoint({
  name: 'system.change-status',
  summary: 'Holds a change of the site status for a second person.',
  method: 'POST',
  path: '/bo/system/status/change',
  access: 'operator',
  permission: 'system.write',
  stepUp: true,
  body: z.extend(statusChangeSchema, { version: versionSchema, reason: reasonSchema }),
  value: heldSchema,
  errors: [
    'operators.step-up-required',
    'system.window-backwards',
    'system.link-refused',
    'approvals.state-conflict',
    'approvals.decided',
  ],
});

const maintenanceSchema = z.object({
  id: idSchema<'maintenance'>(),
  startsAt: momentSchema,
  endsAt: momentSchema,
  titles: z.record(z.string(), z.string()),
  contact: z.string(),
});

export const listMaintenance = endpoint({
  name: 'system.list-maintenance',
  summary: 'The maintenance windows that run or are planned, the next one first.',
  method: 'GET',
  path: '/bo/system/maintenance/list',
  access: 'operator',
  permission: 'system.read',
  value: z.object({
    list: z.array(maintenanceSchema),
  }),
  errors: [],
});

export const readMaintenance = endpoint({
  name: 'system.read-maintenance',
  summary: 'One maintenance window that runs or is planned.',
  method: 'GET',
  path: '/bo/system/maintenance',
  access: 'operator',
  permission: 'system.read',
  query: z.strictObject({ id: idSchema<'maintenance'>() }),
  value: maintenanceSchema,
  errors: ['system.window-unknown'],
});

export const planMaintenance = endpoint({
  name: 'system.plan-maintenance',
  summary: 'Holds a maintenance window for a second person.',
  method: 'POST',
  path: '/bo/system/maintenance/plan',
  access: 'operator',
  permission: 'system.write',
  stepUp: true,
  body: z.extend(maintenancePlanSchema, { reason: reasonSchema }),
  value: heldSchema,
  errors: ['operators.step-up-required', 'system.window-backwards', 'system.link-refused', 'approvals.decided'],
});

/** Windows are planned and cancelled, never edited, so the id is all a cancellation has to name. */
export const cancelMaintenance = endpoint({
  name: 'system.cancel-maintenance',
  summary: 'Holds the cancellation of a maintenance window for a second person.',
  method: 'POST',
  path: '/bo/system/maintenance/cancel',
  access: 'operator',
  permission: 'system.write',
  stepUp: true,
  body: z.extend(maintenanceCancelSchema, { reason: reasonSchema }),
  value: heldSchema,
  errors: ['operators.step-up-required', 'system.window-unknown', 'approvals.decided'],
});

const regionRuleSchema = z.object({
  id: idSchema<'region-rule'>(),
  kind: z.enum(['ALLOW', 'DENY']),
  country: z.nullable(z.string()),
  network: z.nullable(z.string()),
  host: z.string(),
  priority: z.int(),
  passesMaintenance: z.boolean(),
});

export const listRegionRules = endpoint({
  name: 'system.list-region-rules',
  summary: 'The region rules in the order they are asked; the first that fits decides.',
  method: 'GET',
  path: '/bo/system/region/list',
  access: 'operator',
  permission: 'system.read',
  value: z.object({
    list: z.array(regionRuleSchema),
  }),
  errors: [],
});

export const readRegionRule = endpoint({
  name: 'system.read-region-rule',
  summary: 'One region rule.',
  method: 'GET',
  path: '/bo/system/region',
  access: 'operator',
  permission: 'system.read',
  query: z.strictObject({ id: idSchema<'region-rule'>() }),
  value: regionRuleSchema,
  errors: ['system.region-rule-unknown'],
});

export const createRegionRule = endpoint({
  name: 'system.create-region-rule',
  summary: 'Holds a new region rule for a second person.',
  method: 'POST',
  path: '/bo/system/region/create',
  access: 'operator',
  permission: 'system.write',
  stepUp: true,
  body: z.extend(newRegionRuleSchema, { reason: reasonSchema }),
  value: heldSchema,
  errors: [
    'operators.step-up-required',
    'system.country-unknown',
    'system.network-malformed',
    'system.host-malformed',
    'system.bypass-needs-network',
    'approvals.decided',
  ],
});

/** Rules are added and removed, never edited, so the id is all a removal has to name. */
export const deleteRegionRule = endpoint({
  name: 'system.delete-region-rule',
  summary: 'Holds the removal of a region rule for a second person.',
  method: 'POST',
  path: '/bo/system/region/delete',
  access: 'operator',
  permission: 'system.write',
  stepUp: true,
  body: z.extend(regionRuleRemovalSchema, { reason: reasonSchema }),
  value: heldSchema,
  errors: ['operators.step-up-required', 'system.region-rule-unknown', 'approvals.decided'],
});

export * from './settings-endpoints.ts';
export * from './shown-endpoints.ts';
