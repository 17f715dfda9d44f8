import type { ConsoleOffer } from '@fairground/contract/console/offer';
import {
  changeRebateRule,
  listMemberRebates,
  listRebateRules,
  readRebateRule,
} from '@fairground/contract/loyalty/rebate-operator-endpoints';

const read = { needs: 'loyalty.read' } as const;

/** The rates of rebates for staff, and what members have open. */
export const rebateOffers: ConsoleOffer = {
  lists: [
    {
      ...read,
      id: 'loyalty.rebates',
      area: 'growth',
      order: 34,
      path: '/rebates',
      read: listRebateRules,
      key: 'id',
      record: 'rebate-rule',
      columns: [
        { id: 'product', as: 'word' },
        { id: 'ratePpm', as: 'number' },
        { id: 'capPpm', as: 'number' },
      ],
    },
  ],
  records: [
    {
      ...read,
      id: 'loyalty.rebate-rule',
      record: 'rebate-rule',
      path: '/rebates',
      read: readRebateRule,
      key: 'id',
      heading: 'product',
      facts: [
        { id: 'product', as: 'word' },
        { id: 'ratePpm', as: 'number' },
        { id: 'capPpm', as: 'number' },
      ],
    },
  ],
  panels: [
    {
      ...read,
      id: 'loyalty.member-rebates',
      on: 'member',
      place: 'tab',
      order: 64,
      read: listMemberRebates,
      by: 'memberId',
      rows: {
        key: 'id',
        columns: [
          { id: 'day', as: 'day' },
          { id: 'product', as: 'word' },
          { id: 'base', as: 'amount' },
          { id: 'ratePpm', as: 'number' },
          { id: 'boostPpm', as: 'number' },
          { id: 'amount', as: 'amount' },
        ],
      },
    },
  ],
  actions: [
    {
      needs: 'loyalty.write',
      id: 'loyalty.change-rebate-rule',
      on: 'rebate-rule',
      call: changeRebateRule,
      keeps: { product: 'product', version: 'version' },
      fields: [{ id: 'ratePpm', as: 'number', from: 'ratePpm' }],
    },
  ],
};
