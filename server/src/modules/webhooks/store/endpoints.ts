import type { WebhookEvent } from '@fairground/contract/webhooks/kinds';
import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import type { Reader, Tx } from '../../../platform/database/index.ts';
import type { WebhookId, WebhooksTables } from '../tables.ts';
import { webhooksIn } from './webhooks-in.ts';

export type WebhookRow = Selectable<WebhooksTables['webhooks_endpoint']>;
export type CountedWebhook = WebhookRow & {
  readonly waiting: number;
  readonly failed: number;
  readonly delivered_at: Date | null;
};

/** One address, or all, the oldest first, each with how its deliveries stand. */
export const listCounted = async (
  reader: Reader,
  limit: number,
  id: WebhookId | null = null,
): Promise<readonly CountedWebhook[]> => {
  const { rows } = await sql<CountedWebhook>`
    select e.*, d.waiting, d.failed, d.delivered_at
      from webhooks_endpoint e
     cross join lateral (
       select count(*) filter (where state = 'WAITING')::int as waiting,
              count(*) filter (where state = 'FAILED')::int as failed,
              max(delivered_at) as delivered_at
         from webhooks_delivery where endpoint_id = e.id) d
     where ${id}::bigint is null or e.id = ${id}
     order by e.id limit ${limit}`.execute(reader);
  return rows;
};

export const countEndpoints = async (tx: Tx): Promise<number> => {
  // Of two that are added at once the second counts the first.
  await sql`lock table webhooks_endpoint in share row exclusive mode`.execute(tx);
  const { count } = await webhooksIn(tx)
    .selectFrom('webhooks_endpoint')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
};

export const findByRequest = (reader: Reader, requestKey: string): Promise<WebhookRow | undefined> =>
  webhooksIn(reader)
    .selectFrom('webhooks_endpoint')
    .selectAll()
    .where('request_key', '=', requestKey)
    .executeTakeFirst();

export const insertEndpoint = (
  tx: Tx,
  row: Pick<WebhookRow, 'url' | 'events' | 'salt' | 'request_key' | 'created_at'>,
): Promise<WebhookRow> =>
  webhooksIn(tx)
    .insertInto('webhooks_endpoint')
    .values({ ...row, events: [...row.events] })
    .returningAll()
    .executeTakeFirstOrThrow();

export const lockEndpoint = (tx: Tx, id: WebhookId): Promise<WebhookRow | undefined> =>
  webhooksIn(tx).selectFrom('webhooks_endpoint').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

export const updateEndpoint = async (
  tx: Tx,
  id: WebhookId,
  change: Partial<Pick<WebhookRow, 'url' | 'events' | 'salt' | 'is_on'>>,
): Promise<void> => {
  await webhooksIn(tx)
    .updateTable('webhooks_endpoint')
    .set(({ eb }) => ({ ...change, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
};

/** The addresses that hear an event now. */
export const listHearing = (
  reader: Reader,
): Promise<readonly { readonly id: WebhookId; readonly events: readonly WebhookEvent[] }[]> =>
  webhooksIn(reader)
    .selectFrom('webhooks_endpoint')
    .select(['id', 'events'])
    .where('is_on', '=', true)
    .orderBy('id')
    .execute();
