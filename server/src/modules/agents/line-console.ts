import {
  bindHost,
  changeRate,
  changeType,
  LINE_PRODUCTS,
  LINE_TYPES,
  listHosts,
  listMoves,
  listQuotas,
  listRebateRuns,
  moveMember,
  readLine,
  readLimits,
  setLimits,
  setQuota,
} from '@fairground/contract/agents/line-operator-endpoints';
import type { ConsoleOffer } from '@fairground/contract/console/offer';

const onMember = { on: 'member', needs: 'agents.write', keeps: { memberId: 'memberId' } } as const;
const onLine = { needs: 'members.read', on: 'member', place: 'tab', by: 'memberId' } as const;

/** Lines for staff: who holds what, and the changes of it. */
export const lineOffers: ConsoleOffer = {
  lists: [
    {
      id: 'agents.moves',
      needs: 'members.read',
      area: 'agents',
      order: 75,
      path: '/moves',
      read: listMoves,
      key: 'moveId',
      columns: [
        { id: 'memberId', as: 'record', record: 'member' },
        { id: 'fromUpline', as: 'record', record: 'member' },
        { id: 'toUpline', as: 'record', record: 'member' },
        { id: 'fromDay', as: 'day' },
        { id: 'status', as: 'state' },
        { id: 'droppedFor', as: 'text' },
        { id: 'setAt', as: 'moment' },
      ],
    },
    {
      id: 'agents.rebate-runs',
      needs: 'wallet.read',
      area: 'agents',
      order: 76,
      path: '/agent-rebates',
      read: listRebateRuns,
      key: 'day',
      columns: [
        { id: 'day', as: 'day' },
        { id: 'receivers', as: 'number' },
        { id: 'total', as: 'amount' },
        { id: 'at', as: 'moment' },
      ],
    },
  ],
  panels: [
    {
      ...onLine,
      id: 'agents.rates',
      read: readLine,
      order: 71,
      rows: {
        key: 'product',
        columns: [
          { id: 'product', as: 'word' },
          { id: 'rate', as: 'number' },
          { id: 'above', as: 'number' },
        ],
      },
    },
    {
      ...onLine,
      id: 'agents.quotas',
      read: listQuotas,
      order: 72,
      rows: {
        key: 'series',
        columns: [
          { id: 'series', as: 'number' },
          { id: 'most', as: 'number' },
          { id: 'used', as: 'number' },
        ],
      },
    },
    {
      ...onLine,
      id: 'agents.limits',
      place: 'side',
      read: readLimits,
      order: 74,
      facts: [
        { id: 'transferMin', as: 'amount' },
        { id: 'transferMax', as: 'amount' },
        { id: 'transferDay', as: 'amount' },
        { id: 'openDay', as: 'number' },
        { id: 'openedToday', as: 'number' },
      ],
    },
    {
      ...onLine,
      id: 'agents.hosts',
      read: listHosts,
      order: 73,
      rows: { key: 'host', columns: [{ id: 'host', as: 'text' }] },
    },
  ],
  actions: [
    {
      ...onMember,
      id: 'agents.change-rate',
      call: changeRate,
      fields: [
        { id: 'product', as: 'choice', choices: LINE_PRODUCTS },
        { id: 'rate', as: 'number' },
      ],
    },
    { ...onMember, id: 'agents.move-member', call: moveMember, fields: [{ id: 'upline', as: 'text', lengthMax: 64 }] },
    {
      ...onMember,
      id: 'agents.change-type',
      call: changeType,
      fields: [{ id: 'becomes', as: 'choice', choices: LINE_TYPES }],
    },
    {
      ...onMember,
      id: 'agents.set-quota',
      call: setQuota,
      fields: [
        { id: 'series', as: 'number' },
        { id: 'most', as: 'number' },
      ],
    },
    {
      ...onMember,
      id: 'agents.set-limits',
      call: setLimits,
      fields: [
        { id: 'transferMin', as: 'amount', isOptional: true },
        { id: 'transferMax', as: 'amount', isOptional: true },
        { id: 'transferDay', as: 'amount', isOptional: true },
        { id: 'openDay', as: 'number', isOptional: true },
      ],
    },
    { ...onMember, id: 'agents.bind-host', call: bindHost, fields: [{ id: 'host', as: 'text', lengthMax: 253 }] },
  ],
};
