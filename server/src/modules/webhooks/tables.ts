import type { Id } from '@fairground/contract/ids';
import type { DeliveryState, WebhookEvent } from '@fairground/contract/webhooks/kinds';
import type { Generated, GeneratedAlways } from 'kysely';

export type WebhookId = Id<'webhook'>;
export type DeliveryId = Id<'webhook-delivery'>;

export type WebhooksTables = {
  webhooks_endpoint: {
    id: GeneratedAlways<WebhookId>;
    url: string;
    events: WebhookEvent[];
    salt: Buffer;
    is_on: Generated<boolean>;
    request_key: string;
    version: Generated<number>;
    created_at: Date;
  };
  webhooks_delivery: {
    id: GeneratedAlways<DeliveryId>;
    endpoint_id: WebhookId;
    source: string;
    event: string;
    body: string;
    at: Date;
    state: Generated<DeliveryState>;
    tries: Generated<number>;
    next_at: Date | null;
    status: number | null;
    fault: string | null;
    delivered_at: Date | null;
  };
};
