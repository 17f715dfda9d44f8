import type { Column, Field } from '@fairground/contract/console/columns';
import type { ConsoleOffer } from '@fairground/contract/console/offer';
import { customerServiceSchema } from '@fairground/contract/system/endpoints';
import {
  listChannels,
  listFlags,
  listRegisterRules,
  listRoutes,
  readChannel,
  readFlag,
  readRegisterRule,
  readRoute,
  removeChannel,
  removeRoute,
  setChannel,
  setFlag,
  setRegisterRule,
  setRoute,
} from '@fairground/contract/system/operator-endpoints';

const read = { needs: 'system.read', area: 'system' } as const;
const write = { needs: 'system.write' } as const;

const FLAG_FACTS: readonly Column[] = [
  { id: 'about', as: 'word', key: 'key' },
  { id: 'word', as: 'text' },
  { id: 'words', as: 'list' },
];

const RULE_COLUMNS: readonly Column[] = [
  { id: 'rule.enabled', as: 'flag' },
  { id: 'rule.required', as: 'flag' },
  { id: 'rule.minLength', as: 'number' },
  { id: 'rule.maxLength', as: 'number' },
  { id: 'rule.acceptedPattern', as: 'text' },
];

const CHANNEL_COLUMNS: readonly Column[] = [
  { id: 'csType', as: 'word' },
  { id: 'path', as: 'text' },
  { id: 'hours', as: 'text' },
  { id: 'sort', as: 'number' },
];

/** The fields of a channel; a change begins with what is. */
const channelFields = (isNew: boolean): readonly Field[] => [
  {
    id: 'csType',
    as: 'choice',
    choices: customerServiceSchema.shape.csType.options,
    ...(!isNew && { from: 'csType' }),
  },
  { id: 'titles.*', as: 'text', lengthMax: 200, ...(!isNew && { from: 'titles.*' }) },
  { id: 'path', as: 'text', lengthMax: 500, ...(!isNew && { from: 'path' }) },
  { id: 'hours', as: 'text', lengthMax: 20, isNullable: true, ...(!isNew && { from: 'hours' }) },
  { id: 'sort', as: 'number', isOptional: true, ...(!isNew && { from: 'sort' }) },
];

const flag = { ...write, on: 'flag', call: setFlag, keeps: { key: 'key', version: 'version' } } as const;

/** Settings that one person changes: flags, registration rules, other addresses and ways to the customer service. */
export const settingOffers: ConsoleOffer = {
  lists: [
    {
      ...read,
      id: 'system.flags',
      order: 4,
      path: '/flags',
      read: listFlags,
      key: 'key',
      record: 'flag',
      columns: [
        { id: 'key', as: 'text' },
        { id: 'state', as: 'state' },
        { id: 'word', as: 'text' },
        { id: 'about', as: 'word', key: 'key' },
      ],
    },
    {
      ...read,
      id: 'system.rules',
      order: 5,
      path: '/rules',
      read: listRegisterRules,
      key: 'field',
      record: 'register-rule',
      columns: [{ id: 'field', as: 'word' }, ...RULE_COLUMNS],
    },
    {
      ...read,
      id: 'system.domains',
      order: 6,
      path: '/domains',
      read: listRoutes,
      key: 'host',
      record: 'domain',
      columns: [
        { id: 'host', as: 'text' },
        { id: 'weight', as: 'number' },
        { id: 'isDefault', as: 'flag' },
      ],
    },
    {
      ...read,
      id: 'system.channels',
      order: 7,
      path: '/service-channels',
      read: listChannels,
      key: 'key',
      record: 'service-channel',
      columns: [{ id: 'titles', as: 'localized' }, ...CHANNEL_COLUMNS, { id: 'isDefault', as: 'flag' }],
    },
  ],
  records: [
    {
      ...read,
      id: 'system.flag',
      record: 'flag',
      path: '/flags',
      read: readFlag,
      key: 'key',
      heading: 'key',
      state: 'state',
      facts: FLAG_FACTS,
    },
    {
      ...read,
      id: 'system.rule',
      record: 'register-rule',
      path: '/rules',
      read: readRegisterRule,
      key: 'field',
      heading: 'field',
      facts: [...RULE_COLUMNS, { id: 'rule.patternId', as: 'number' }],
    },
    {
      ...read,
      id: 'system.domain',
      record: 'domain',
      trail: { as: ['domain-route', 'domain'] },
      path: '/domains',
      read: readRoute,
      key: 'host',
      heading: 'host',
      facts: [
        { id: 'weight', as: 'number' },
        { id: 'isDefault', as: 'flag' },
      ],
    },
    {
      ...read,
      id: 'system.channel',
      record: 'service-channel',
      path: '/service-channels',
      read: readChannel,
      key: 'key',
      heading: 'titles',
      facts: [...CHANNEL_COLUMNS, { id: 'titles.*', as: 'text' }],
    },
  ],
  actions: [
    { ...flag, id: 'system.turn-on', sets: { value: 'on' }, when: { field: 'state', is: ['off'] } },
    { ...flag, id: 'system.turn-off', sets: { value: 'off' }, when: { field: 'state', is: ['on'] } },
    {
      ...flag,
      id: 'system.set-word',
      fields: [{ id: 'value', as: 'text', from: 'word', isBlank: true, lengthMax: 500 }],
      when: { field: 'state', is: [''] },
    },
    {
      ...write,
      id: 'system.change-rule',
      on: 'register-rule',
      call: setRegisterRule,
      keeps: { field: 'field', version: 'version' },
      fields: [
        { id: 'enabled', as: 'flag', from: 'rule.enabled' },
        { id: 'required', as: 'flag', from: 'rule.required' },
        { id: 'minLength', as: 'number', from: 'rule.minLength', isOptional: true },
        { id: 'maxLength', as: 'number', from: 'rule.maxLength', isOptional: true },
        { id: 'patternId', as: 'number', from: 'rule.patternId', isOptional: true },
      ],
    },
    {
      ...write,
      id: 'system.add-domain',
      above: 'system.domains',
      call: setRoute,
      fields: [
        { id: 'host', as: 'text', lengthMax: 253 },
        { id: 'weight', as: 'number', isOptional: true },
      ],
    },
    {
      ...write,
      id: 'system.change-domain',
      on: 'domain',
      call: setRoute,
      keeps: { host: 'host', version: 'version' },
      fields: [{ id: 'weight', as: 'number', from: 'weight' }],
    },
    {
      ...write,
      id: 'system.remove-domain',
      on: 'domain',
      call: removeRoute,
      keeps: { host: 'host', version: 'version' },
      weight: 'danger',
    },
    {
      ...write,
      id: 'system.add-channel',
      above: 'system.channels',
      call: setChannel,
      fields: [{ id: 'key', as: 'text', lengthMax: 80 }, ...channelFields(true)],
    },
    {
      ...write,
      id: 'system.change-channel',
      on: 'service-channel',
      call: setChannel,
      keeps: { key: 'key', version: 'version' },
      fields: channelFields(false),
    },
    {
      ...write,
      id: 'system.remove-channel',
      on: 'service-channel',
      call: removeChannel,
      keeps: { key: 'key', version: 'version' },
      weight: 'danger',
    },
  ],
  searches: [{ id: 'system.find-flag', needs: 'system.read', record: 'flag' }],
};
