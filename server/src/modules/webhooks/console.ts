import type { Column, Field } from '@fairground/contract/console/columns';
import type { ConsoleOffer } from '@fairground/contract/console/offer';
import { DELIVERY_STATES, WEBHOOK_EVENTS } from '@fairground/contract/webhooks/kinds';
import {
  addWebhook,
  changeWebhook,
  listDeliveries,
  listWebhooks,
  pingWebhook,
  readDelivery,
  readWebhook,
  renewWebhookSecret,
  replayDelivery,
  replayFailed,
  switchWebhook,
} from '@fairground/contract/webhooks/operator-endpoints';

const read = { needs: 'system.read', area: 'system' } as const;
const write = { needs: 'system.write' } as const;
const versioned = { webhookId: 'webhookId', version: 'version' } as const;

const FACTS: readonly Column[] = [
  { id: 'events', as: 'list' },
  { id: 'waiting', as: 'number' },
  { id: 'failed', as: 'number' },
  { id: 'deliveredAt', as: 'moment' },
];
const FIELDS: readonly Field[] = [
  { id: 'url', as: 'text', from: 'url', lengthMax: 500 },
  { id: 'events', as: 'choices', choices: WEBHOOK_EVENTS, from: 'events' },
];
const DELIVERY_COLUMNS: readonly Column[] = [
  { id: 'at', as: 'moment' },
  { id: 'event', as: 'word' },
  { id: 'state', as: 'state' },
  { id: 'tries', as: 'number' },
  { id: 'status', as: 'number' },
  { id: 'fault', as: 'word' },
  { id: 'nextAt', as: 'moment' },
];

/** Addresses of the operator's own systems, what was sent there, and sending it again. */
export const webhooksOffers: ConsoleOffer = {
  lists: [
    {
      ...read,
      id: 'webhooks.webhooks',
      order: 90,
      path: '/webhooks',
      read: listWebhooks,
      key: 'webhookId',
      record: 'webhook',
      columns: [{ id: 'url', as: 'text' }, { id: 'state', as: 'state' }, ...FACTS],
    },
    {
      ...read,
      id: 'webhooks.deliveries',
      order: 91,
      path: '/webhook-deliveries',
      read: listDeliveries,
      key: 'deliveryId',
      record: 'webhook-delivery',
      columns: [{ id: 'deliveryId', as: 'text' }, ...DELIVERY_COLUMNS, { id: 'url', as: 'text' }],
      filters: [{ id: 'state', as: 'choice', choices: DELIVERY_STATES }],
    },
  ],
  records: [
    {
      ...read,
      id: 'webhooks.webhook',
      record: 'webhook',
      path: '/webhooks',
      read: readWebhook,
      key: 'webhookId',
      heading: 'url',
      state: 'state',
      facts: [...FACTS, { id: 'createdAt', as: 'moment' }],
    },
    {
      ...read,
      id: 'webhooks.delivery',
      record: 'webhook-delivery',
      path: '/webhook-deliveries',
      read: readDelivery,
      key: 'deliveryId',
      heading: 'deliveryId',
      state: 'state',
      facts: [
        ...DELIVERY_COLUMNS.filter(({ id }) => id !== 'state'),
        { id: 'deliveredAt', as: 'moment' },
        { id: 'webhookId', as: 'record', record: 'webhook' },
        { id: 'url', as: 'text' },
        { id: 'body', as: 'text' },
      ],
    },
  ],
  panels: [
    {
      id: 'webhooks.sent',
      needs: 'system.read',
      on: 'webhook',
      place: 'tab',
      order: 1,
      read: listDeliveries,
      by: 'webhookId',
      rows: {
        key: 'deliveryId',
        record: 'webhook-delivery',
        columns: [{ id: 'deliveryId', as: 'text' }, ...DELIVERY_COLUMNS],
      },
    },
  ],
  actions: [
    {
      ...write,
      id: 'webhooks.add',
      above: 'webhooks.webhooks',
      call: addWebhook,
      requestKey: 'requestKey',
      fields: FIELDS,
      shows: ['secret'],
    },
    {
      ...write,
      id: 'webhooks.ping',
      on: 'webhook',
      call: pingWebhook,
      keeps: { webhookId: 'webhookId' },
      requestKey: 'requestKey',
    },
    { ...write, id: 'webhooks.change', on: 'webhook', call: changeWebhook, keeps: versioned, fields: FIELDS },
    {
      ...write,
      id: 'webhooks.pause',
      on: 'webhook',
      call: switchWebhook,
      keeps: versioned,
      sets: { to: 'off' },
      when: { field: 'state', is: ['on'] },
      weight: 'danger',
    },
    {
      ...write,
      id: 'webhooks.resume',
      on: 'webhook',
      call: switchWebhook,
      keeps: versioned,
      sets: { to: 'on' },
      when: { field: 'state', is: ['off'] },
    },
    {
      ...write,
      id: 'webhooks.renew-secret',
      on: 'webhook',
      call: renewWebhookSecret,
      keeps: versioned,
      weight: 'danger',
      shows: ['secret'],
    },
    { ...write, id: 'webhooks.replay-failed', on: 'webhook', call: replayFailed, keeps: { webhookId: 'webhookId' } },
    {
      ...write,
      id: 'webhooks.replay',
      on: 'webhook-delivery',
      call: replayDelivery,
      keeps: { deliveryId: 'deliveryId' },
      when: { field: 'state', is: ['DELIVERED', 'FAILED'] },
    },
  ],
};
