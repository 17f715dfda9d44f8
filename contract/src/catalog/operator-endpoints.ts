import * as z from 'zod/mini';
import { reasonSchema } from '../approvals/fields.ts';
import { endpoint } from '../endpoint.ts';
import { momentSchema } from '../time.ts';
import { nodeIdSchema } from './game.ts';

const vendorField = z.string().check(z.regex(/^[A-Z\d][A-Z\d_-]{0,31}$/));

/** A switch names the state it wants, so it needs no version: asked twice, it is done once. */
export const switchVendor = endpoint({
  name: 'catalog.switch-vendor',
  summary: 'Opens a vendor, which also ends its maintenance, or takes it and its games off the site.',
  method: 'POST',
  path: '/bo/game/vendor/switch',
  access: 'operator',
  permission: 'games.write',
  stepUp: true,
  body: z.strictObject({ vendor: vendorField, to: z.enum(['open', 'closed']), reason: reasonSchema }),
  value: z.object({}),
  errors: ['operators.step-up-required', 'catalog.vendor-unknown'],
});

export const planVendorMaintenance = endpoint({
  name: 'catalog.plan-vendor-maintenance',
  summary: 'Shows the games of a vendor without opening them, in a window or until it is opened again.',
  method: 'POST',
  path: '/bo/game/vendor/maintenance',
  access: 'operator',
  permission: 'games.write',
  stepUp: true,
  body: z.strictObject({
    vendor: vendorField,
    startsAt: z.optional(momentSchema),
    endsAt: z.optional(momentSchema),
    reason: reasonSchema,
  }),
  value: z.object({}),
  errors: ['operators.step-up-required', 'catalog.vendor-unknown', 'catalog.window-backwards'],
});

export const switchGame = endpoint({
  name: 'catalog.switch-game',
  summary: 'Takes a game off the site, or puts it back.',
  method: 'POST',
  path: '/bo/game/switch',
  access: 'operator',
  permission: 'games.write',
  stepUp: true,
  body: z.strictObject({ nodeId: nodeIdSchema, to: z.enum(['open', 'closed']), reason: reasonSchema }),
  value: z.object({}),
  errors: ['operators.step-up-required', 'catalog.game-unknown'],
});

export * from './catalogue-operator-endpoints.ts';

export * from './stop-operator-endpoints.ts';
