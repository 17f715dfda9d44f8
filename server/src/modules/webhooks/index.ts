/** Tells the operator's own systems what happened: signed, tried again until they answer, and sent again on demand. */
import * as contract from '@fairground/contract/webhooks/operator-endpoints';
import { bind } from '../../platform/http/route.ts';
import type { Module } from '../../platform/module.ts';
import { actorOf } from '../audit/index.ts';
import { webhooksOffers } from './console.ts';
import { createDeliverJob, createPurgeJob } from './deliver.ts';
import type { WebhooksDeps } from './deps.ts';
import { createFactListener } from './hear-facts.ts';
import * as operate from './operate.ts';
import { createWebhookSecrets } from './secrets.ts';

/** No other module asks it: it hears facts. */
export type Webhooks = Module;

export const createWebhooks = (given: WebhooksDeps): Webhooks => {
  const secrets = createWebhookSecrets(given);
  const deliver = createDeliverJob({ ...given, secrets });
  const deps = { ...given, secrets, deliver };
  const done = async (work: Promise<void>) => {
    await work;
    return {};
  };
  return {
    listeners: [createFactListener(given, deliver)],
    jobs: [deliver],
    schedules: [
      { job: deliver, cron: '* * * * *' },
      { job: createPurgeJob(given), cron: '13 20 * * *' },
    ],
    console: { offers: webhooksOffers },
    routes: [
      bind(contract.listWebhooks, () => operate.listWebhooks(deps)),
      bind(contract.readWebhook, ({ query }) => operate.readWebhook(deps, query.webhookId)),
      bind(contract.addWebhook, ({ body: { reason, ...webhook } }, caller) =>
        operate.addWebhook(deps, actorOf(caller, reason), webhook),
      ),
      bind(contract.changeWebhook, ({ body: { reason, ...change } }, caller) =>
        done(operate.changeWebhook(deps, actorOf(caller, reason), change)),
      ),
      bind(contract.switchWebhook, ({ body: { reason, ...change } }, caller) =>
        done(operate.switchWebhook(deps, actorOf(caller, reason), change)),
      ),
      bind(contract.renewWebhookSecret, ({ body: { reason, ...seen } }, caller) =>
        operate.renewSecret(deps, actorOf(caller, reason), seen),
      ),
      bind(contract.pingWebhook, ({ body: { reason, ...ping } }, caller) =>
        done(operate.pingWebhook(deps, actorOf(caller, reason), ping)),
      ),
      bind(contract.replayFailed, ({ body: { reason, webhookId } }, caller) =>
        operate.replayFailed(deps, actorOf(caller, reason), webhookId),
      ),
      bind(contract.listDeliveries, ({ query }) => operate.listDeliveries(deps, query)),
      bind(contract.readDelivery, ({ query }) => operate.readDelivery(deps, query.deliveryId)),
      bind(contract.replayDelivery, ({ body: { reason, deliveryId } }, caller) =>
        done(operate.replayDelivery(deps, actorOf(caller, reason), deliveryId)),
      ),
    ],
  };
};
