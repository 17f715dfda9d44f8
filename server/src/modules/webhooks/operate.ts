import { DELIVERY_PAGE_SIZE, WEBHOOKS_MAX } from '@fairground/contract/webhooks/operator-endpoints';
import { PING } from '@fairground/contract/webhooks/kinds';
import type { DeliveryState, WebhookEvent } from '@fairground/contract/webhooks/kinds';
import { inTransaction } from '../../platform/database/index.ts';
import type { Tx } from '../../platform/database/index.ts';
import type { Job } from '../../platform/jobs/index.ts';
import { needed } from '../../platform/needed.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Actor } from '../audit/index.ts';
import type { WebhooksDeps } from './deps.ts';
import { isAddress } from './domain/address.ts';
import { bodyOf } from './domain/body.ts';
import { writeSecret } from './domain/signature.ts';
import type { WebhookSecrets } from './secrets.ts';
import { findDelivery, insertDeliveries, listDeliveryRows, replay } from './store/deliveries.ts';
import type { DeliveryRow } from './store/deliveries.ts';
import {
  countEndpoints,
  findByRequest,
  insertEndpoint,
  listCounted,
  lockEndpoint,
  updateEndpoint,
} from './store/endpoints.ts';
import type { CountedWebhook, WebhookRow } from './store/endpoints.ts';
import type { DeliveryId, WebhookId } from './tables.ts';

const SALT_BYTES = 32;

type Deps = WebhooksDeps & { readonly secrets: WebhookSecrets; readonly deliver: Job<null> };
type Settings = { readonly url: string; readonly events: readonly WebhookEvent[] };
type Seen = { readonly webhookId: WebhookId; readonly version: number };

export const listWebhooks = async ({ db }: Deps) => ({ list: (await listCounted(db, WEBHOOKS_MAX)).map(shownWebhook) });

export const readWebhook = async ({ db }: Deps, id: WebhookId) =>
  shownWebhook(needed((await listCounted(db, 1, id))[0], 'webhooks.unknown'));

const shownWebhook = ({
  id,
  url,
  events,
  is_on,
  waiting,
  failed,
  delivered_at,
  created_at,
  version,
}: CountedWebhook) => ({
  ...{ webhookId: id, url, events, waiting, failed, version },
  state: is_on ? ('on' as const) : ('off' as const),
  deliveredAt: delivered_at,
  createdAt: created_at,
});

/** Adds an address. The same request again answers the same address and its secret. */
export const addWebhook = (
  deps: Deps,
  actor: Actor,
  { url, events, requestKey }: Settings & { readonly requestKey: string },
) => {
  requireAddress(deps, url);
  return inTransaction(deps.db, async (tx) => {
    const count = await countEndpoints(tx);
    const known = await findByRequest(tx, requestKey);
    if (known === undefined && count >= WEBHOOKS_MAX) throw new Refusal('webhooks.too-many', { max: WEBHOOKS_MAX });
    const row = known ?? (await insertFresh(deps, tx, { url, events, requestKey }));
    if (known === undefined) await record(deps, tx, actor, 'add', row.id, { before: null, after: { url, events } });
    return { webhookId: row.id, secret: writeSecret(deps.secrets.ofCurrentKey(row.salt)) };
  });
};

const insertFresh = (
  { clock, random }: Deps,
  tx: Tx,
  { url, events, requestKey }: Settings & { readonly requestKey: string },
) =>
  insertEndpoint(tx, {
    url,
    events: [...new Set(events)],
    salt: Buffer.from(random.bytes(SALT_BYTES)),
    request_key: requestKey,
    created_at: clock.now(),
  });

export const changeWebhook = (deps: Deps, actor: Actor, { url, events, ...seen }: Settings & Seen): Promise<void> => {
  requireAddress(deps, url);
  return inTransaction(deps.db, async (tx) => {
    const before = await locked(tx, seen);
    await updateEndpoint(tx, before.id, { url, events: [...new Set(events)] });
    await record(deps, tx, actor, 'change', before.id, {
      before: { url: before.url, events: before.events },
      after: { url, events },
    });
  });
};

export const switchWebhook = (
  deps: Deps,
  actor: Actor,
  { to, ...seen }: Seen & { readonly to: 'on' | 'off' },
): Promise<void> =>
  inTransaction(deps.db, async (tx) => {
    const { id, is_on } = await locked(tx, seen);
    await updateEndpoint(tx, id, { is_on: to === 'on' });
    await record(deps, tx, actor, 'switch', id, { before: { state: is_on ? 'on' : 'off' }, after: { state: to } });
  });

export const renewSecret = (deps: Deps, actor: Actor, seen: Seen): Promise<{ readonly secret: string }> =>
  inTransaction(deps.db, async (tx) => {
    const { id } = await locked(tx, seen);
    const salt = Buffer.from(deps.random.bytes(SALT_BYTES));
    await updateEndpoint(tx, id, { salt });
    await record(deps, tx, actor, 'renew-secret', id, { before: null, after: { secret: 'another one' } });
    return { secret: writeSecret(deps.secrets.ofCurrentKey(salt)) };
  });

export const pingWebhook = (
  deps: Deps,
  actor: Actor,
  { webhookId, requestKey }: { readonly webhookId: WebhookId; readonly requestKey: string },
): Promise<void> =>
  inTransaction(deps.db, async (tx) => {
    const { id } = needed(await lockEndpoint(tx, webhookId), 'webhooks.unknown');
    const at = deps.clock.now();
    const body = bodyOf(PING, at, { webhookId: id.toString() });
    await insertDeliveries(tx, [{ endpoint_id: id, source: `ping-${requestKey}`, event: PING, body, at }]);
    await record(deps, tx, actor, 'ping', id, { before: null, after: null });
    await deps.enqueue(tx, deps.deliver, null, { key: 'due' });
  });

export const replayFailed = (deps: Deps, actor: Actor, webhookId: WebhookId): Promise<{ readonly count: number }> =>
  inTransaction(deps.db, async (tx) => {
    const { id } = needed(await lockEndpoint(tx, webhookId), 'webhooks.unknown');
    const count = await replay(tx, { failedOf: id }, deps.clock.now());
    await record(deps, tx, actor, 'replay-failed', id, { before: null, after: { count } });
    await deps.enqueue(tx, deps.deliver, null, { key: 'due' });
    return { count };
  });

type AskedDeliveries = {
  readonly webhookId?: WebhookId | undefined;
  readonly state?: DeliveryState | undefined;
  readonly cursor?: DeliveryId | undefined;
};

export const listDeliveries = async ({ db }: Deps, { cursor, ...filter }: AskedDeliveries) => {
  const rows = await listDeliveryRows(db, filter, { before: cursor, limit: DELIVERY_PAGE_SIZE + 1 });
  const page = rows.slice(0, DELIVERY_PAGE_SIZE);
  return { list: page.map(shownDelivery), next: rows.length > page.length ? (page.at(-1)?.id ?? null) : null };
};

export const readDelivery = async ({ db }: Deps, id: DeliveryId) =>
  shownDelivery(needed(await findDelivery(db, id), 'webhooks.delivery-unknown'));

const shownDelivery = (row: DeliveryRow) => {
  const { id, endpoint_id, url, event, state, at, tries, next_at, status, fault, delivered_at, body } = row;
  return {
    ...{ deliveryId: id, webhookId: endpoint_id, url, event, state, at, tries, status, fault, body },
    nextAt: next_at,
    deliveredAt: delivered_at,
  };
};

export const replayDelivery = (deps: Deps, actor: Actor, id: DeliveryId): Promise<void> =>
  inTransaction(deps.db, async (tx) => {
    if ((await replay(tx, { id }, deps.clock.now())) === 0) throw new Refusal('webhooks.delivery-unknown');
    await deps.audit.record(tx, {
      ...actor,
      action: 'webhooks.replay-delivery',
      resource: 'webhook-delivery',
      resourceId: id.toString(),
      before: null,
      after: null,
    });
    await deps.enqueue(tx, deps.deliver, null, { key: 'due' });
  });

const requireAddress = ({ isSandbox }: Deps, url: string): void => {
  if (!isAddress(url, isSandbox)) throw new Refusal('webhooks.url-refused');
};

const locked = async (tx: Tx, { webhookId, version }: Seen): Promise<WebhookRow> => {
  const row = needed(await lockEndpoint(tx, webhookId), 'webhooks.unknown');
  if (row.version !== version) throw new Refusal('webhooks.version-conflict', { version: row.version });
  return row;
};

const record = (
  { audit }: Deps,
  tx: Tx,
  actor: Actor,
  what: string,
  id: WebhookId,
  change: { readonly before: object | null; readonly after: object | null },
) =>
  audit.record(tx, { ...actor, action: `webhooks.${what}`, resource: 'webhook', resourceId: id.toString(), ...change });
