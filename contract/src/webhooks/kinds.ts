/** What the operator's own systems can be notified of. */
export const WEBHOOK_EVENTS = [
  'members.member-registered',
  'members.member-closed',
  'cashier.deposit-credited',
  'cashier.deposit-reversed',
  'cashier.withdrawal-completed',
  'protection.member-excluded',
] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** Sent on demand, to see that an address answers. */
export const PING = 'webhooks.ping';

export const DELIVERY_STATES = ['WAITING', 'DELIVERED', 'FAILED'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];
