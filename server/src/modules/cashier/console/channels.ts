import {
  changeChannel,
  changeChannelLimits,
  FEE_SIDES,
  listChannelsForStaff,
  readChannelForStaff,
  switchChannel,
} from '@fairground/contract/cashier/operator-endpoints';
import type { Column } from '@fairground/contract/console/columns';
import type { ConsoleOffer } from '@fairground/contract/console/offer';

const needs = 'deposits.read';
const COLUMNS: readonly Column[] = [
  { id: 'kind', as: 'word' },
  { id: 'provider', as: 'text' },
  { id: 'currency', as: 'text' },
  { id: 'min', as: 'amount' },
  { id: 'max', as: 'amount' },
  { id: 'feePpm', as: 'number' },
  { id: 'feeSide', as: 'word' },
  { id: 'opens', as: 'text' },
  { id: 'closes', as: 'text' },
  { id: 'rankMin', as: 'number' },
  { id: 'sort', as: 'number' },
];
const CHIPS: Column = { id: 'chips', as: 'list' };
const onChannel = {
  on: 'deposit-channel',
  keeps: { channelId: 'channelId', version: 'version' },
} as const;
const turned = { ...onChannel, needs: 'deposits.write', call: switchChannel } as const;

/** The ways to pay in: one person opens, closes and arranges them; limits and fees take two. */
export const channelOffers = {
  lists: [
    {
      id: 'cashier.channels',
      needs,
      area: 'money',
      order: 12,
      path: '/deposit-channels',
      read: listChannelsForStaff,
      key: 'channelId',
      record: 'deposit-channel',
      columns: [{ id: 'code', as: 'text' }, { id: 'state', as: 'state' }, ...COLUMNS, { ...CHIPS, isHidden: true }],
    },
  ],
  records: [
    {
      id: 'cashier.channel-record',
      needs,
      record: 'deposit-channel',
      path: '/deposit-channels',
      read: readChannelForStaff,
      key: 'channelId',
      heading: 'code',
      state: 'state',
      facts: [...COLUMNS, CHIPS],
    },
  ],
  actions: [
    {
      ...turned,
      id: 'cashier.close-channel',
      sets: { to: 'CLOSED' },
      when: { field: 'state', is: ['OPEN'] },
      weight: 'danger',
    },
    { ...turned, id: 'cashier.open-channel', sets: { to: 'OPEN' }, when: { field: 'state', is: ['CLOSED'] } },
    {
      ...onChannel,
      id: 'cashier.change-channel',
      needs: 'deposits.write',
      call: changeChannel,
      fields: [
        { id: 'chips', as: 'lines', from: 'chips' },
        { id: 'opens', as: 'text', from: 'opens', lengthMax: 5 },
        { id: 'closes', as: 'text', from: 'closes', lengthMax: 5 },
        { id: 'rankMin', as: 'number', from: 'rankMin' },
        { id: 'sort', as: 'number', from: 'sort' },
      ],
    },
    {
      ...onChannel,
      id: 'cashier.change-channel-limits',
      needs: 'finance.write',
      call: changeChannelLimits,
      fields: [
        { id: 'min', as: 'amount', from: 'min' },
        { id: 'max', as: 'amount', from: 'max' },
        { id: 'feePpm', as: 'number', from: 'feePpm' },
        { id: 'feeSide', as: 'choice', choices: FEE_SIDES, from: 'feeSide' },
      ],
    },
  ],
} as const satisfies ConsoleOffer;
