import { WEBHOOK_EVENTS } from '@fairground/contract/webhooks/kinds';
import type { WebhookEvent } from '@fairground/contract/webhooks/kinds';
import { listenerOf } from '../../platform/events/fact.ts';
import type { Listener } from '../../platform/events/fact.ts';
import type { Job } from '../../platform/jobs/index.ts';
import { depositCredited, depositReversed, withdrawalCompleted } from '../cashier/index.ts';
import { memberClosed, memberRegistered } from '../members/index.ts';
import { memberExcluded } from '../protection/index.ts';
import type { WebhooksDeps } from './deps.ts';
import { bodyOf } from './domain/body.ts';
import { insertDeliveries } from './store/deliveries.ts';
import { listHearing } from './store/endpoints.ts';

const HEARD = [
  memberRegistered,
  memberClosed,
  depositCredited,
  depositReversed,
  withdrawalCompleted,
  memberExcluded,
] as const;

const isEvent = (name: string): name is WebhookEvent => (WEBHOOK_EVENTS as readonly string[]).includes(name);

/** Keeps a delivery of every fact for each address that hears it, in the transaction that notes the fact as handled. */
export const createFactListener = ({ enqueue }: Pick<WebhooksDeps, 'enqueue'>, deliver: Job<null>): Listener =>
  listenerOf('webhooks.keep-deliveries', HEARD, async (tx, facts) => {
    const hearing = await listHearing(tx);
    const rows = facts.flatMap(({ id, name, payload, at }) =>
      hearing
        .filter(({ events }) => isEvent(name) && events.includes(name))
        .map((endpoint) => ({
          endpoint_id: endpoint.id,
          source: `fact-${id}`,
          event: name,
          body: bodyOf(name, at, payload),
          at,
        })),
    );
    if (rows.length === 0) return;
    await insertDeliveries(tx, rows);
    await enqueue(tx, deliver, null, { key: 'due' });
  });
