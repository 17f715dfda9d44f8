import type { Column, Field } from '@fairground/contract/console/columns';
import type { ConsoleOffer } from '@fairground/contract/console/offer';
import { BONUS_STATES } from '@fairground/contract/promotions/endpoints';
import {
  listGrants,
  listOfferTerms,
  publishOfferTerms,
  readGrant,
  readOfferTerms,
  revokeGrant,
} from '@fairground/contract/promotions/operator-endpoints';
import { TERMS_KINDS } from '@fairground/contract/promotions/terms';

const read = { needs: 'promotions.read' } as const;
const offer = { needs: 'promotions.write', on: 'promotion' } as const;

const TERMS_COLUMNS: readonly Column[] = [
  { id: 'kind', as: 'word' },
  { id: 'version', as: 'number' },
  { id: 'amount', as: 'amount' },
  { id: 'percentPpm', as: 'number' },
  { id: 'minDeposit', as: 'amount' },
  { id: 'multiplierX100', as: 'number' },
  { id: 'maxBet', as: 'amount' },
  { id: 'capX100', as: 'number' },
  { id: 'runHours', as: 'number' },
  { id: 'budget', as: 'amount' },
  { id: 'used', as: 'amount' },
];

const TERMS_FIELDS: readonly Field[] = [
  { id: 'kind', as: 'choice', choices: TERMS_KINDS },
  { id: 'amount', as: 'amount' },
  { id: 'percentPpm', as: 'number' },
  { id: 'minDeposit', as: 'amount' },
  { id: 'multiplierX100', as: 'number' },
  { id: 'maxBet', as: 'amount' },
  { id: 'capX100', as: 'number', isNullable: true },
  { id: 'runHours', as: 'number' },
  { id: 'budget', as: 'amount' },
];

const GRANT_COLUMNS: readonly Column[] = [
  { id: 'grantId', as: 'text' },
  { id: 'memberId', as: 'record', record: 'member' },
  { id: 'state', as: 'state' },
  { id: 'amount', as: 'amount' },
  { id: 'progress', as: 'amount' },
  { id: 'required', as: 'amount' },
  { id: 'converted', as: 'amount' },
  { id: 'forfeited', as: 'amount' },
  { id: 'queuedAt', as: 'moment' },
];

/** The terms under which offers give money, and the grants that came of them. */
export const grantOffers: Required<Pick<ConsoleOffer, 'lists' | 'records' | 'panels' | 'actions'>> = {
  lists: [
    {
      ...read,
      id: 'promotions.terms',
      area: 'growth',
      order: 11,
      path: '/offer-terms',
      read: listOfferTerms,
      key: 'promotionId',
      record: 'offer-terms',
      columns: [{ id: 'titles', as: 'localized' }, ...TERMS_COLUMNS],
    },
    {
      ...read,
      id: 'promotions.grants',
      area: 'growth',
      order: 12,
      path: '/grants',
      read: listGrants,
      key: 'grantId',
      record: 'grant',
      columns: GRANT_COLUMNS,
      filters: [
        { id: 'memberId', as: 'text' },
        { id: 'state', as: 'choice', choices: BONUS_STATES },
      ],
    },
  ],
  records: [
    {
      ...read,
      id: 'promotions.terms-record',
      record: 'offer-terms',
      path: '/offer-terms',
      read: readOfferTerms,
      key: 'promotionId',
      heading: 'titles',
      facts: [{ id: 'promotionId', as: 'record', record: 'promotion' }, ...TERMS_COLUMNS],
    },
    {
      ...read,
      id: 'promotions.grant',
      record: 'grant',
      path: '/grants',
      read: readGrant,
      key: 'grantId',
      heading: 'grantId',
      state: 'state',
      facts: [
        ...GRANT_COLUMNS,
        { id: 'source', as: 'word' },
        { id: 'maxBet', as: 'amount' },
        { id: 'breaches', as: 'number' },
        { id: 'currency', as: 'text' },
        { id: 'expiresAt', as: 'moment' },
        { id: 'closedAt', as: 'moment' },
      ],
    },
  ],
  panels: [
    {
      ...read,
      id: 'promotions.member-grants',
      on: 'member',
      place: 'tab',
      order: 60,
      read: listGrants,
      by: 'memberId',
      rows: { key: 'grantId', columns: GRANT_COLUMNS.filter(({ id }) => id !== 'memberId'), record: 'grant' },
    },
  ],
  actions: [
    {
      ...offer,
      id: 'promotions.publish-terms',
      call: publishOfferTerms,
      keeps: { promotionId: 'id' },
      fields: TERMS_FIELDS,
    },
    {
      needs: 'promotions.write',
      on: 'grant',
      id: 'promotions.revoke',
      call: revokeGrant,
      keeps: { grantId: 'grantId' },
      when: { field: 'state', is: ['QUEUED', 'ACTIVE'] },
      weight: 'danger',
    },
  ],
};
