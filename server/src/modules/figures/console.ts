import type { Column } from '@fairground/contract/console/columns';
import type { ConsoleOffer } from '@fairground/contract/console/offer';
import { listMemberDays, listTeamDays } from '@fairground/contract/figures/operator-endpoints';

const COLUMNS: readonly Column[] = [
  { id: 'day', as: 'day' },
  { id: 'product', as: 'word' },
  { id: 'bets', as: 'number' },
  { id: 'stake', as: 'amount', sums: true },
  { id: 'validBet', as: 'amount', sums: true },
  { id: 'payout', as: 'amount', sums: true },
  { id: 'deposit', as: 'amount', sums: true },
  { id: 'withdrawal', as: 'amount', sums: true },
  { id: 'rebate', as: 'amount', sums: true },
  { id: 'promo', as: 'amount', sums: true },
];
const onMember = { needs: 'reports.read', on: 'member', place: 'tab', by: 'memberId' } as const;
const rows = { key: 'key', columns: COLUMNS } as const;

/** The days of a member, and of its team. */
export const figuresOffers: ConsoleOffer = {
  panels: [
    { ...onMember, id: 'figures.member-days', order: 64, read: listMemberDays, rows },
    { ...onMember, id: 'figures.team-days', order: 65, read: listTeamDays, rows },
  ],
};
