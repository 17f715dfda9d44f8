import * as z from 'zod/mini';
import { heldSchema, reasonSchema, versionSchema } from '../approvals/fields.ts';
import { endpoint } from '../endpoint.ts';
import { idSchema } from '../ids.ts';
import { CHANGE, READ, STEP_UP } from '../operator-fields.ts';
import { momentSchema } from '../time.ts';
import { nodeIdSchema } from './game.ts';

/** What one stop covers: all gaming, the games of a vendor, or one game (regulation 39). One player is locked on the record of the member. */
export const STOP_SCOPES = ['all', 'vendor', 'game'] as const;
export type StopScope = (typeof STOP_SCOPES)[number];
export const STOP_STATES = ['stopped', 'released'] as const;

const stopIdSchema = idSchema<'stop'>();
const vendorField = z.string().check(z.regex(/^[A-Z\d][A-Z\d_-]{0,31}$/));

const stopSchema = z.object({
  stopId: stopIdSchema,
  scope: z.enum(STOP_SCOPES),
  state: z.enum(STOP_STATES),
  vendor: z.nullable(z.string()),
  nodeId: z.nullable(nodeIdSchema),
  /** The code of the game at its vendor. */
  gameId: z.nullable(z.string()),
  stoppedAt: momentSchema,
  stoppedBy: z.string(),
  reason: z.string(),
  releasedAt: z.nullable(momentSchema),
  releasedBy: z.nullable(z.string()),
  version: versionSchema,
});
export type ShownStop = z.output<typeof stopSchema>;

export const STOP_PAGE_SIZE = 50;

export const listStops = endpoint({
  ...READ,
  name: 'catalog.list-stops',
  summary: 'Stops of play, those that hold unless told, the newest first, in pages.',
  path: '/bo/game/stop/list',
  permission: 'stops.read',
  query: z.strictObject({ state: z.optional(z.enum(STOP_STATES)), cursor: z.optional(stopIdSchema) }),
  value: z.object({ list: z.array(stopSchema), next: z.nullable(stopIdSchema) }),
  errors: [],
});

export const readStop = endpoint({
  ...READ,
  name: 'catalog.read-stop',
  summary: 'One stop of play.',
  path: '/bo/game/stop',
  permission: 'stops.read',
  query: z.strictObject({ stopId: stopIdSchema }),
  value: stopSchema,
  errors: ['catalog.stop-unknown'],
});

const stopping = { ...CHANGE, permission: 'stops.write', value: stopSchema } as const;

export const stopAll = endpoint({
  ...stopping,
  name: 'catalog.stop-all',
  summary: 'Stops all gaming at once: no launch and no stake; wins and rollbacks still come in.',
  path: '/bo/game/stop/all',
  body: z.strictObject({ reason: reasonSchema }),
  errors: [STEP_UP],
});

export const stopVendor = endpoint({
  ...stopping,
  name: 'catalog.stop-vendor',
  summary: 'Stops the games of one vendor at once.',
  path: '/bo/game/stop/vendor',
  body: z.strictObject({ vendor: vendorField, reason: reasonSchema }),
  errors: [STEP_UP, 'catalog.vendor-unknown'],
});

export const stopGame = endpoint({
  ...stopping,
  name: 'catalog.stop-game',
  summary: 'Stops one game at once.',
  path: '/bo/game/stop/game',
  body: z.strictObject({ nodeId: nodeIdSchema, reason: reasonSchema }),
  errors: [STEP_UP, 'catalog.game-unknown'],
});

export const stopReleaseSchema = z.strictObject({ stopId: stopIdSchema });

export const releaseStop = endpoint({
  ...CHANGE,
  name: 'catalog.release-stop',
  summary: 'Holds the end of a stop for a second person.',
  path: '/bo/game/stop/release',
  permission: 'stops.write',
  body: z.extend(stopReleaseSchema, { version: versionSchema, reason: reasonSchema }),
  value: heldSchema,
  errors: [STEP_UP, 'catalog.stop-unknown', 'catalog.stop-over', 'approvals.state-conflict', 'approvals.decided'],
});
