import type { Column, Field } from '@fairground/contract/console/columns';
import type { ConsoleOffer } from '@fairground/contract/console/offer';
import {
  changeRank,
  listMemberClaims,
  listMemberRanks,
  listStaffRanks,
  lockRank,
  readStaffRank,
} from '@fairground/contract/loyalty/rank-operator-endpoints';

const read = { needs: 'loyalty.read' } as const;
const write = { needs: 'loyalty.write' } as const;

const COLUMNS: readonly Column[] = [
  { id: 'needValid', as: 'amount' },
  { id: 'needDeposit', as: 'amount' },
  { id: 'keepValid', as: 'amount' },
  { id: 'upgradeBonus', as: 'amount' },
  { id: 'monthSalary', as: 'amount' },
  { id: 'rebateBoostPpm', as: 'number' },
  { id: 'pointsX100', as: 'number' },
  { id: 'dailyWithdrawals', as: 'number' },
];

const FIELDS: readonly Field[] = [
  { id: 'needValid', as: 'amount', from: 'needValid' },
  { id: 'needDeposit', as: 'amount', from: 'needDeposit' },
  { id: 'keepValid', as: 'amount', from: 'keepValid' },
  { id: 'upgradeBonus', as: 'amount', from: 'upgradeBonus' },
  { id: 'monthSalary', as: 'amount', from: 'monthSalary' },
  { id: 'rebateBoostPpm', as: 'number', from: 'rebateBoostPpm' },
  { id: 'pointsX100', as: 'number', from: 'pointsX100' },
  { id: 'dailyWithdrawals', as: 'number', from: 'dailyWithdrawals', isOptional: true },
  { id: 'names.*', as: 'text', from: 'titles.*', lengthMax: 40 },
];

/** The table of ranks for staff, and the rank of a member. */
export const rankOffers: ConsoleOffer = {
  lists: [
    {
      ...read,
      id: 'loyalty.ranks',
      area: 'growth',
      order: 32,
      path: '/ranks',
      read: listStaffRanks,
      key: 'id',
      record: 'rank',
      columns: [{ id: 'level', as: 'number' }, { id: 'titles', as: 'localized' }, ...COLUMNS],
    },
  ],
  records: [
    {
      ...read,
      id: 'loyalty.rank',
      record: 'rank',
      path: '/ranks',
      read: readStaffRank,
      key: 'id',
      heading: 'titles',
      facts: [{ id: 'level', as: 'number' }, { id: 'titles', as: 'localized' }, ...COLUMNS],
    },
  ],
  panels: [
    {
      ...read,
      id: 'loyalty.member-ranks',
      on: 'member',
      place: 'tab',
      order: 62,
      read: listMemberRanks,
      by: 'memberId',
      rows: {
        key: 'id',
        columns: [
          { id: 'fromLevel', as: 'number' },
          { id: 'toLevel', as: 'number' },
          { id: 'cause', as: 'word' },
          { id: 'at', as: 'moment' },
        ],
      },
    },
    {
      ...read,
      id: 'loyalty.member-claims',
      on: 'member',
      place: 'tab',
      order: 63,
      read: listMemberClaims,
      by: 'memberId',
      rows: {
        key: 'id',
        columns: [
          { id: 'kind', as: 'word' },
          { id: 'titles', as: 'localized' },
          { id: 'amount', as: 'amount' },
          { id: 'points', as: 'number' },
          { id: 'state', as: 'state' },
          { id: 'createdAt', as: 'moment' },
          { id: 'claimedAt', as: 'moment' },
        ],
      },
    },
  ],
  actions: [
    {
      ...write,
      id: 'loyalty.change-rank',
      on: 'rank',
      call: changeRank,
      keeps: { level: 'level', version: 'version' },
      fields: FIELDS,
    },
    {
      ...write,
      id: 'loyalty.lock-rank',
      on: 'member',
      call: lockRank,
      keeps: { memberId: 'memberId' },
      fields: [
        { id: 'level', as: 'number' },
        { id: 'until', as: 'moment', isOptional: true },
      ],
    },
  ],
};
