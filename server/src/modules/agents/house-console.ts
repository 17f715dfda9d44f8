import type { Column } from '@fairground/contract/console/columns';
import type { ConsoleOffer } from '@fairground/contract/console/offer';
import {
  CARRY_MODES,
  CONTRACT_STATES,
  CONTRACT_TYPES,
  MATCH_MODES,
  PERIOD_TYPES,
} from '@fairground/contract/agents/contract-terms';
import {
  DEDUCTIONS,
  endOfHouse,
  listHouseContracts,
  listMemberContracts,
  offerOfHouse,
  withdrawOfHouse,
} from '@fairground/contract/agents/operator-endpoints';
import { BET_CATEGORIES } from '@fairground/contract/betting/endpoints';

const CONTRACT_COLUMNS: readonly Column[] = [
  { id: 'type', as: 'word' },
  { id: 'receiver', as: 'record', record: 'member' },
  { id: 'payer', as: 'record', record: 'member' },
  { id: 'periodType', as: 'word' },
  { id: 'carryMode', as: 'word' },
  { id: 'maxRate', as: 'number' },
  { id: 'status', as: 'state' },
  { id: 'from', as: 'text' },
  { id: 'until', as: 'text' },
];

const ON_CONTRACTS = {
  needs: 'agents.write',
  on: 'member',
  keeps: { memberId: 'memberId' },
  fields: [{ id: 'type', as: 'choice', choices: CONTRACT_TYPES }],
} as const;

/** Contracts for staff: those that the house pays, and those of one member. */
export const houseOffers: ConsoleOffer = {
  lists: [
    {
      id: 'agents.house-contracts',
      needs: 'wallet.read',
      area: 'money',
      order: 74,
      path: '/house-contracts',
      read: listHouseContracts,
      key: 'contractId',
      filters: [
        { id: 'type', as: 'choice', choices: CONTRACT_TYPES },
        { id: 'status', as: 'choice', choices: CONTRACT_STATES },
      ],
      columns: CONTRACT_COLUMNS.filter(({ id }) => id !== 'payer'),
    },
  ],
  panels: [
    {
      id: 'agents.member-contracts',
      needs: 'members.read',
      on: 'member',
      place: 'tab',
      order: 70,
      read: listMemberContracts,
      by: 'memberId',
      rows: {
        key: 'contractId',
        columns: CONTRACT_COLUMNS,
      },
    },
  ],
  actions: [
    { ...ON_CONTRACTS, id: 'agents.end-of-house', call: endOfHouse, weight: 'danger', shows: ['until', 'below'] },
    { ...ON_CONTRACTS, id: 'agents.withdraw-of-house', call: withdrawOfHouse },
    {
      id: 'agents.offer-of-house',
      needs: 'agents.write',
      on: 'member',
      call: offerOfHouse,
      keeps: { memberId: 'memberId' },
      requestKey: 'requestKey',
      fields: [
        { id: 'type', as: 'choice', choices: CONTRACT_TYPES },
        { id: 'periodType', as: 'choice', choices: PERIOD_TYPES },
        { id: 'carryMode', as: 'choice', choices: CARRY_MODES },
        { id: 'rate', as: 'number' },
        { id: 'minValidBet', as: 'amount', isOptional: true },
        { id: 'minLoss', as: 'amount', isOptional: true },
        { id: 'minActive', as: 'number', isOptional: true },
        { id: 'moreTiers', as: 'lines', isOptional: true },
        { id: 'matchMode', as: 'choice', choices: MATCH_MODES, isOptional: true },
        { id: 'betStep', as: 'amount', isOptional: true },
        { id: 'notDeducted', as: 'choices', choices: DEDUCTIONS, isOptional: true },
        { id: 'deductFee', as: 'flag' },
        { id: 'products', as: 'choices', choices: BET_CATEGORIES, isOptional: true },
      ],
    },
  ],
};
