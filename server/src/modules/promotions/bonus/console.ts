import { BET_CATEGORIES } from '@fairground/contract/betting/endpoints';
import type { Column, Field } from '@fairground/contract/console/columns';
import type { ConsoleOffer } from '@fairground/contract/console/offer';
import { BONUS_STATES } from '@fairground/contract/promotions/endpoints';
import {
  giveGrant,
  listGrants,
  listOfferTerms,
  publishOfferTerms,
  readGrant,
  listDropsForStaff,
  publishDrop,
  readDryRun,
  readLiabilities,
  readOfferTerms,
  revokeGrant,
} from '@fairground/contract/promotions/operator-endpoints';
import { TERMS_CREDITS, TERMS_KINDS } from '@fairground/contract/promotions/terms';

const read = { needs: 'promotions.read' } as const;
const offer = { needs: 'promotions.write', on: 'promotion' } as const;

const TERMS_COLUMNS: readonly Column[] = [
  { id: 'kind', as: 'word' },
  { id: 'credit', as: 'word' },
  { id: 'version', as: 'number', isHidden: true },
  { id: 'amount', as: 'amount' },
  { id: 'percentPpm', as: 'number' },
  { id: 'minDeposit', as: 'amount' },
  { id: 'multiplierX100', as: 'number' },
  { id: 'maxBet', as: 'amount' },
  { id: 'capX100', as: 'number' },
  { id: 'runHours', as: 'number' },
  { id: 'budget', as: 'amount' },
  { id: 'used', as: 'amount' },
  { id: 'given', as: 'number' },
  { id: 'converted', as: 'amount' },
  { id: 'forfeited', as: 'amount' },
  { id: 'cost', as: 'amount' },
];

const TERMS_LIMITS: readonly Column[] = [
  { id: 'countMax', as: 'number' },
  { id: 'mustJoin', as: 'flag' },
  { id: 'exclusiveGroup', as: 'text' },
  { id: 'oncePerDevice', as: 'flag' },
  { id: 'oncePerAddress', as: 'flag' },
  { id: 'oncePerPerson', as: 'flag' },
  { id: 'rankFrom', as: 'number' },
  { id: 'rankTo', as: 'number' },
  { id: 'registeredFrom', as: 'day' },
  { id: 'spinsCount', as: 'number' },
  { id: 'spinsBet', as: 'amount' },
  { id: 'spinsVendor', as: 'text' },
  { id: 'spinsGames', as: 'text' },
  { id: 'spinsHours', as: 'number' },
];

/** What a list has room for; the record shows all of it. */
const LISTED = new Set(['kind', 'credit', 'amount', 'multiplierX100', 'budget', 'used', 'given', 'cost']);

const TERMS_FIELDS: readonly Field[] = [
  { id: 'kind', as: 'choice', choices: TERMS_KINDS },
  { id: 'credit', as: 'choice', choices: TERMS_CREDITS },
  { id: 'amount', as: 'amount' },
  { id: 'percentPpm', as: 'number' },
  { id: 'minDeposit', as: 'amount' },
  { id: 'multiplierX100', as: 'number' },
  { id: 'maxBet', as: 'amount' },
  { id: 'capX100', as: 'number', isNullable: true },
  { id: 'runHours', as: 'number' },
  { id: 'budget', as: 'amount' },
  { id: 'countMax', as: 'number', isNullable: true },
  { id: 'mustJoin', as: 'flag' },
  { id: 'exclusiveGroup', as: 'text', isBlank: true, lengthMax: 40 },
  { id: 'oncePerDevice', as: 'flag' },
  { id: 'oncePerAddress', as: 'flag' },
  { id: 'oncePerPerson', as: 'flag' },
  { id: 'rankFrom', as: 'number' },
  { id: 'rankTo', as: 'number' },
  { id: 'registeredFrom', as: 'day', isNullable: true },
  { id: 'products', as: 'choices', choices: BET_CATEGORIES, isOptional: true },
  { id: 'spinsCount', as: 'number' },
  { id: 'spinsBet', as: 'amount' },
  { id: 'spinsVendor', as: 'text', isBlank: true, lengthMax: 32 },
  { id: 'spinsGames', as: 'text', isBlank: true, lengthMax: 500 },
  { id: 'spinsHours', as: 'number' },
];

const DROP_FIELDS: readonly Field[] = [
  { id: 'texts.*', as: 'text', lengthMax: 100 },
  { id: 'budget', as: 'amount' },
  { id: 'envelopes', as: 'number' },
  { id: 'multiplierX100', as: 'number' },
  { id: 'opensAt', as: 'moment' },
  { id: 'closesAt', as: 'moment' },
];

const GIVEN_FIELDS: readonly Field[] = [
  { id: 'amount', as: 'amount' },
  { id: 'multiplierX100', as: 'number' },
  { id: 'maxBet', as: 'amount' },
  { id: 'runHours', as: 'number' },
];

const GRANT_COLUMNS: readonly Column[] = [
  { id: 'grantId', as: 'text' },
  { id: 'memberId', as: 'record', record: 'member' },
  { id: 'risk', as: 'word' },
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
      columns: [
        { id: 'titles', as: 'localized' },
        ...TERMS_COLUMNS.map((column) => (LISTED.has(column.id) ? column : { ...column, isHidden: true as const })),
      ],
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
    {
      ...read,
      id: 'promotions.drops',
      area: 'growth',
      order: 13,
      path: '/red-packets',
      read: listDropsForStaff,
      key: 'dropId',
      columns: [
        { id: 'titles', as: 'localized' },
        { id: 'opensAt', as: 'moment' },
        { id: 'closesAt', as: 'moment' },
        { id: 'envelopes', as: 'number' },
        { id: 'opened', as: 'number' },
        { id: 'budget', as: 'amount' },
        { id: 'used', as: 'amount' },
        { id: 'multiplierX100', as: 'number', isHidden: true },
      ],
    },
    {
      ...read,
      id: 'promotions.liabilities',
      area: 'growth',
      order: 14,
      path: '/bonus-liabilities',
      read: readLiabilities,
      key: 'kind',
      columns: [
        { id: 'kind', as: 'word' },
        { id: 'count', as: 'number' },
        { id: 'amount', as: 'amount' },
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
      facts: [{ id: 'promotionId', as: 'record', record: 'promotion' }, ...TERMS_COLUMNS, ...TERMS_LIMITS],
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
      id: 'promotions.dry-run',
      on: 'offer-terms',
      place: 'tab',
      order: 1,
      read: readDryRun,
      by: 'promotionId',
      facts: [
        { id: 'from', as: 'day' },
        { id: 'to', as: 'day' },
        { id: 'awards', as: 'number' },
        { id: 'members', as: 'number' },
        { id: 'given', as: 'amount' },
        { id: 'exposure', as: 'amount' },
        { id: 'budget', as: 'amount' },
      ],
    },
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
      id: 'promotions.publish-drop',
      needs: 'promotions.write',
      above: 'promotions.drops',
      call: publishDrop,
      fields: DROP_FIELDS,
    },
    {
      ...offer,
      id: 'promotions.publish-terms',
      call: publishOfferTerms,
      keeps: { promotionId: 'id' },
      fields: TERMS_FIELDS,
    },
    {
      needs: 'promotions.write',
      on: 'offer-terms',
      id: 'promotions.change-terms',
      call: publishOfferTerms,
      keeps: { promotionId: 'promotionId' },
      fields: TERMS_FIELDS.map((field) => ({ ...field, from: field.id })),
    },
    {
      needs: 'promotions.write',
      above: 'promotions.grants',
      id: 'promotions.give',
      call: giveGrant,
      fields: [{ id: 'memberId', as: 'text', lengthMax: 20 }, ...GIVEN_FIELDS],
    },
    {
      needs: 'promotions.write',
      on: 'member',
      id: 'promotions.give-member',
      call: giveGrant,
      keeps: { memberId: 'memberId' },
      fields: GIVEN_FIELDS,
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
