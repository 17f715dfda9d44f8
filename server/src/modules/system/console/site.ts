import type { Field } from '@fairground/contract/console/columns';
import type { ConsoleOffer } from '@fairground/contract/console/offer';
import {
  cancelMaintenance,
  changeStatus,
  createRegionRule,
  deleteRegionRule,
  listMaintenance,
  listRegionRules,
  listStatusSettings,
  planMaintenance,
  readMaintenance,
  readRegionRule,
  readStatusSetting,
} from '@fairground/contract/system/operator-endpoints';

const read = { needs: 'system.read', area: 'system' } as const;
const write = { needs: 'system.write' } as const;

const NOTICE: readonly Field[] = [
  { id: 'titles.*', as: 'text', isOptional: true, lengthMax: 200 },
  { id: 'contact', as: 'text', isOptional: true, lengthMax: 500 },
];

const SCOPE: readonly Field[] = [
  { id: 'host', as: 'text', isOptional: true, lengthMax: 253 },
  { id: 'priority', as: 'number', isOptional: true },
];
const KIND: Field = { id: 'kind', as: 'choice', choices: ['DENY', 'ALLOW'] };
const status = { ...write, on: 'site', call: changeStatus, keeps: { version: 'version' }, weight: 'site' } as const;
const UNTIL: Field = { id: 'until', as: 'moment', isOptional: true };

/** Whether the site is open: its status, planned maintenance, and who may come from where. */
export const siteOffers: ConsoleOffer = {
  lists: [
    {
      ...read,
      id: 'system.site-status',
      order: 1,
      path: '/status',
      read: listStatusSettings,
      key: 'scope',
      record: 'site',
      columns: [
        { id: 'scope', as: 'word' },
        { id: 'state', as: 'state' },
        { id: 'setAt', as: 'moment' },
        { id: 'endsAt', as: 'moment' },
        { id: 'titles', as: 'localized' },
        { id: 'contact', as: 'text' },
      ],
    },
    {
      ...read,
      id: 'system.maintenance',
      order: 2,
      path: '/maintenance',
      read: listMaintenance,
      key: 'id',
      record: 'maintenance',
      columns: [
        { id: 'startsAt', as: 'moment' },
        { id: 'endsAt', as: 'moment' },
        { id: 'titles', as: 'localized' },
        { id: 'contact', as: 'text' },
      ],
    },
    {
      ...read,
      id: 'system.regions',
      order: 3,
      path: '/regions',
      read: listRegionRules,
      key: 'id',
      record: 'region-rule',
      columns: [
        { id: 'priority', as: 'number' },
        { id: 'kind', as: 'state' },
        { id: 'country', as: 'text' },
        { id: 'network', as: 'text' },
        { id: 'host', as: 'text' },
        { id: 'passesMaintenance', as: 'flag' },
      ],
    },
  ],
  records: [
    {
      ...read,
      id: 'system.site',
      record: 'site',
      trail: { as: ['status'] },
      path: '/status',
      read: readStatusSetting,
      key: 'scope',
      heading: 'scope',
      state: 'state',
      facts: [
        { id: 'setAt', as: 'moment' },
        { id: 'endsAt', as: 'moment' },
        { id: 'titles.*', as: 'text' },
        { id: 'contact', as: 'text' },
      ],
    },
    {
      ...read,
      id: 'system.window',
      record: 'maintenance',
      path: '/maintenance',
      read: readMaintenance,
      key: 'id',
      heading: 'id',
      facts: [
        { id: 'startsAt', as: 'moment' },
        { id: 'endsAt', as: 'moment' },
        { id: 'titles.*', as: 'text' },
        { id: 'contact', as: 'text' },
      ],
    },
    {
      ...read,
      id: 'system.region',
      record: 'region-rule',
      path: '/regions',
      read: readRegionRule,
      key: 'id',
      heading: 'id',
      state: 'kind',
      facts: [
        { id: 'priority', as: 'number' },
        { id: 'country', as: 'text' },
        { id: 'network', as: 'text' },
        { id: 'host', as: 'text' },
        { id: 'passesMaintenance', as: 'flag' },
      ],
    },
  ],
  actions: [
    {
      ...status,
      id: 'system.close-site',
      sets: { status: 1 },
      fields: [UNTIL, ...NOTICE],
      when: { field: 'state', is: ['open', 'region'] },
    },
    {
      ...status,
      id: 'system.allow-only',
      sets: { status: 2 },
      fields: [UNTIL, ...NOTICE],
      when: { field: 'state', is: ['open', 'maintenance'] },
    },
    { ...status, id: 'system.open-site', sets: { status: 0 }, when: { field: 'state', is: ['maintenance', 'region'] } },
    {
      ...write,
      id: 'system.plan-window',
      above: 'system.maintenance',
      call: planMaintenance,
      fields: [{ id: 'startsAt', as: 'moment' }, { id: 'endsAt', as: 'moment' }, ...NOTICE],
    },
    {
      ...write,
      id: 'system.cancel-window',
      on: 'maintenance',
      call: cancelMaintenance,
      keeps: { id: 'id' },
      weight: 'danger',
    },
    {
      ...write,
      id: 'system.add-country-rule',
      above: 'system.regions',
      call: createRegionRule,
      fields: [KIND, { id: 'place.country', as: 'text', lengthMax: 2 }, ...SCOPE],
    },
    {
      ...write,
      id: 'system.add-network-rule',
      above: 'system.regions',
      call: createRegionRule,
      fields: [
        KIND,
        { id: 'place.network', as: 'text', lengthMax: 50 },
        ...SCOPE,
        { id: 'passesMaintenance', as: 'flag', isOptional: true },
      ],
    },
    {
      ...write,
      id: 'system.remove-rule',
      on: 'region-rule',
      call: deleteRegionRule,
      keeps: { id: 'id' },
      weight: 'danger',
    },
  ],
};
