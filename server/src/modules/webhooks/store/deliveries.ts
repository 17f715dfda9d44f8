import type { DeliveryState } from '@fairground/contract/webhooks/kinds';
import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import type { Reader, Tx } from '../../../platform/database/index.ts';
import type { DeliveryId, WebhookId, WebhooksTables } from '../tables.ts';
import { webhooksIn } from './webhooks-in.ts';

export type DeliveryRow = Selectable<WebhooksTables['webhooks_delivery']> & { readonly url: string };
export type NewDelivery = Pick<DeliveryRow, 'endpoint_id' | 'source' | 'event' | 'body' | 'at'>;
/** A delivery that is being sent. */
export type DueDelivery = Pick<DeliveryRow, 'id' | 'endpoint_id' | 'source' | 'body' | 'tries' | 'url'> & {
  readonly salt: Buffer;
};

/** Each once for its address; due at once. */
export const insertDeliveries = async (tx: Tx, rows: readonly NewDelivery[]): Promise<void> => {
  if (rows.length === 0) return;
  await webhooksIn(tx)
    .insertInto('webhooks_delivery')
    .values(rows.map((row) => ({ ...row, next_at: row.at })))
    .onConflict((conflict) => conflict.columns(['endpoint_id', 'source']).doNothing())
    .execute();
};

/**
 * Takes deliveries that are due, so that no other node sends them meanwhile: they are due again when the lease is over,
 * should this node die. A paused address keeps what waits.
 */
export const takeDue = async (
  tx: Tx,
  { now, leaseUntil, limit }: { readonly now: Date; readonly leaseUntil: Date; readonly limit: number },
): Promise<readonly DueDelivery[]> => {
  const { rows } = await sql<DueDelivery>`
    with due as (
      select d.id from webhooks_delivery d join webhooks_endpoint e on e.id = d.endpoint_id and e.is_on
       where d.state = 'WAITING' and d.next_at <= ${now}
       order by d.next_at, d.id limit ${limit} for update of d skip locked)
    update webhooks_delivery d set next_at = ${leaseUntil}, tries = d.tries + 1
      from due, webhooks_endpoint e
     where d.id = due.id and e.id = d.endpoint_id
    returning d.id, d.endpoint_id, d.source, d.body, d.tries, e.url, e.salt`.execute(tx);
  return rows;
};

export type Sent = {
  readonly state: DeliveryState;
  readonly next_at: Date | null;
  readonly status: number | null;
  readonly fault: string | null;
  readonly delivered_at: Date | null;
};

/** Stores the result of an attempt, unless the delivery was replayed or retried meanwhile. */
export const noteSent = async (tx: Tx, id: DeliveryId, tries: number, sent: Sent): Promise<void> => {
  await webhooksIn(tx)
    .updateTable('webhooks_delivery')
    .set(sent)
    .where('id', '=', id)
    .where('tries', '=', tries)
    .where('state', '=', 'WAITING')
    .execute();
};

const rowsOf = (reader: Reader) =>
  webhooksIn(reader)
    .selectFrom('webhooks_delivery as delivery')
    .innerJoin('webhooks_endpoint as endpoint', 'endpoint.id', 'delivery.endpoint_id')
    .selectAll('delivery')
    .select('endpoint.url');

/** The newest first. */
export const listDeliveryRows = (
  reader: Reader,
  { webhookId, state }: { readonly webhookId?: WebhookId | undefined; readonly state?: DeliveryState | undefined },
  { before, limit }: { readonly before?: DeliveryId | undefined; readonly limit: number },
): Promise<readonly DeliveryRow[]> => {
  let rows = rowsOf(reader);
  if (webhookId !== undefined) rows = rows.where('delivery.endpoint_id', '=', webhookId);
  if (state !== undefined) rows = rows.where('delivery.state', '=', state);
  if (before !== undefined) rows = rows.where('delivery.id', '<', before);
  return rows.orderBy('delivery.id', 'desc').limit(limit).execute();
};

export const findDelivery = (reader: Reader, id: DeliveryId): Promise<DeliveryRow | undefined> =>
  rowsOf(reader).where('delivery.id', '=', id).executeTakeFirst();

/** Makes deliveries due again, from the first try on; answers how many. */
export const replay = async (
  tx: Tx,
  which: { readonly id: DeliveryId } | { readonly failedOf: WebhookId },
  now: Date,
): Promise<number> => {
  let rows = webhooksIn(tx)
    .updateTable('webhooks_delivery')
    .set({ state: 'WAITING', tries: 0, next_at: now, fault: null });
  rows =
    'id' in which
      ? rows.where('id', '=', which.id)
      : rows.where('endpoint_id', '=', which.failedOf).where('state', '=', 'FAILED');
  const { numUpdatedRows } = await rows.executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
};

/** What is decided and older goes; answers how many. */
export const deleteBefore = async (tx: Tx, before: Date, limit: number): Promise<number> => {
  const { rows } = await sql<{ readonly id: bigint }>`
    delete from webhooks_delivery where id in (
      select id from webhooks_delivery where at < ${before} and state <> 'WAITING' order by at limit ${limit})
    returning id`.execute(tx);
  return rows.length;
};
