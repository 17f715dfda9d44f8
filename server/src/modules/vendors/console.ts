import type { Column, Field } from '@fairground/contract/console/columns';
import type { ConsoleOffer } from '@fairground/contract/console/offer';
import {
  addVendor,
  changeVendor,
  connectVendor,
  installSimulator,
  limitCredits,
  listCreditLimits,
  listOverdueRounds,
  listParkedWins,
  listRoundAnswers,
  listVendors,
  readCreditLimit,
  readParkedWin,
  readVendor,
  reviewParkedWin,
  rotateVendorKey,
  setVendorStage,
  VENDOR_STAGES,
} from '@fairground/contract/vendors/operator-endpoints';
import { ADAPTERS } from './adapters/all.ts';

const read = { needs: 'games.read' } as const;
const change = { needs: 'games.write', on: 'vendor' } as const;
const VERSIONED = { code: 'code', version: 'version' } as const;

const FACTS: readonly Column[] = [
  { id: 'code', as: 'text' },
  { id: 'roundsUrl', as: 'text' },
  { id: 'walletUrl', as: 'text' },
  { id: 'allowedIps', as: 'list' },
  { id: 'takesOrphanWins', as: 'flag' },
];
const LIMIT_COLUMNS: readonly Column[] = [
  { id: 'currency', as: 'text' },
  { id: 'singleMax', as: 'amount' },
  { id: 'dayMax', as: 'amount' },
  { id: 'playerHourMax', as: 'number' },
];
const LIMITS: readonly Field[] = [
  { id: 'singleMax', as: 'amount', isNullable: true },
  { id: 'dayMax', as: 'amount', isNullable: true },
  { id: 'playerHourMax', as: 'number', isNullable: true },
];
const WIN_COLUMNS: readonly Column[] = [
  { id: 'vendor', as: 'record', record: 'vendor' },
  { id: 'memberId', as: 'record', record: 'member' },
  { id: 'amount', as: 'amount' },
  { id: 'currency', as: 'text' },
  { id: 'roundId', as: 'text' },
  { id: 'transactionId', as: 'text' },
];

/** Vendors that play on our wallet, and what somebody must look at. */
export const vendorsOffers: ConsoleOffer = {
  lists: [
    {
      ...read,
      id: 'vendors.vendors',
      area: 'play',
      order: 20,
      path: '/vendors',
      read: listVendors,
      key: 'code',
      record: 'vendor',
      columns: [{ id: 'name', as: 'text' }, { id: 'stage', as: 'state' }, ...FACTS],
    },
    {
      ...read,
      id: 'vendors.overdue',
      area: 'play',
      order: 22,
      path: '/overdue-rounds',
      read: listOverdueRounds,
      key: 'roundId',
      columns: [
        { id: 'placedAt', as: 'moment' },
        { id: 'vendor', as: 'record', record: 'vendor' },
        { id: 'category', as: 'word' },
        { id: 'memberId', as: 'record', record: 'member' },
        { id: 'stake', as: 'amount' },
        { id: 'roundId', as: 'text' },
      ],
    },
  ],
  queues: [
    {
      ...read,
      id: 'vendors.parked',
      area: 'work',
      order: 60,
      path: '/queues/parked-wins',
      read: listParkedWins,
      key: 'operationKey',
      record: 'parked-win',
      since: 'at',
      dueMinutes: 24 * 60,
      columns: [{ id: 'at', as: 'moment' }, ...WIN_COLUMNS],
    },
  ],
  records: [
    {
      ...read,
      id: 'vendors.vendor',
      record: 'vendor',
      path: '/vendors',
      read: readVendor,
      key: 'code',
      heading: 'name',
      state: 'stage',
      facts: FACTS,
    },
    {
      ...read,
      id: 'vendors.limit',
      record: 'credit-limit',
      path: '/vendor-limits',
      read: readCreditLimit,
      key: 'limit',
      heading: 'limit',
      facts: [{ id: 'code', as: 'record', record: 'vendor' }, ...LIMIT_COLUMNS],
    },
    {
      ...read,
      id: 'vendors.parked-win',
      record: 'parked-win',
      path: '/queues/parked-wins',
      read: readParkedWin,
      key: 'operationKey',
      heading: 'roundId',
      facts: [{ id: 'at', as: 'moment' }, ...WIN_COLUMNS],
    },
  ],
  panels: [
    {
      ...read,
      id: 'vendors.keys',
      on: 'vendor',
      place: 'tab',
      order: 1,
      list: 'keys',
      rows: {
        key: 'keyId',
        columns: [
          { id: 'keyId', as: 'text' },
          { id: 'addedAt', as: 'moment' },
          { id: 'isLive', as: 'flag' },
        ],
      },
    },
    {
      ...read,
      id: 'vendors.limits',
      on: 'vendor',
      place: 'tab',
      order: 2,
      read: listCreditLimits,
      by: 'code',
      rows: { key: 'limit', record: 'credit-limit', columns: LIMIT_COLUMNS },
    },
    {
      ...read,
      id: 'vendors.answers',
      on: 'vendor',
      place: 'tab',
      order: 3,
      read: listRoundAnswers,
      by: 'code',
      rows: {
        key: 'roundId',
        columns: [
          { id: 'askedAt', as: 'moment' },
          { id: 'roundId', as: 'text' },
          { id: 'memberId', as: 'record', record: 'member' },
          { id: 'answer', as: 'text' },
        ],
      },
    },
  ],
  actions: [
    {
      id: 'vendors.add',
      needs: 'games.write',
      above: 'vendors.vendors',
      call: addVendor,
      fields: [
        { id: 'code', as: 'text', lengthMax: 40 },
        { id: 'name', as: 'text', lengthMax: 80 },
      ],
      shows: ['keyId', 'secret'],
    },
    { id: 'vendors.simulate', needs: 'games.write', above: 'vendors.vendors', call: installSimulator },
    {
      ...change,
      id: 'vendors.set-stage',
      call: setVendorStage,
      keeps: VERSIONED,
      fields: [{ id: 'stage', as: 'choice', choices: VENDOR_STAGES, from: 'stage' }],
    },
    {
      ...change,
      id: 'vendors.rotate',
      call: rotateVendorKey,
      keeps: VERSIONED,
      fields: [{ id: 'graceHours', as: 'number', isOptional: true }],
      shows: ['keyId', 'secret'],
    },
    {
      ...change,
      id: 'vendors.change',
      call: changeVendor,
      keeps: VERSIONED,
      fields: [
        { id: 'roundsUrl', as: 'text', from: 'roundsUrl', isNullable: true, lengthMax: 500 },
        { id: 'walletUrl', as: 'text', from: 'walletUrl', isNullable: true, lengthMax: 500 },
        { id: 'allowedIps', as: 'lines', from: 'allowedIps', isBlank: true },
        { id: 'takesOrphanWins', as: 'flag', from: 'takesOrphanWins' },
      ],
    },
    {
      ...change,
      id: 'vendors.connect',
      call: connectVendor,
      keeps: { code: 'code' },
      fields: [
        { id: 'catalogueCode', as: 'text', lengthMax: 32 },
        { id: 'adapter', as: 'choice', choices: ADAPTERS },
        { id: 'launchUrl', as: 'text', isOptional: true, lengthMax: 500 },
        { id: 'launchUrl2', as: 'text', isOptional: true, lengthMax: 500 },
        { id: 'takesTrials', as: 'flag' },
      ],
    },
    {
      ...change,
      id: 'vendors.add-limit',
      call: limitCredits,
      keeps: { code: 'code' },
      fields: [{ id: 'currency', as: 'text', lengthMax: 10 }, ...LIMITS],
    },
    {
      id: 'vendors.change-limit',
      needs: 'games.write',
      on: 'credit-limit',
      call: limitCredits,
      keeps: { code: 'code', currency: 'currency', version: 'version' },
      fields: LIMITS.map((field) => ({ ...field, from: field.id })),
    },
    {
      id: 'vendors.review-win',
      needs: 'games.write',
      on: 'parked-win',
      call: reviewParkedWin,
      keeps: { operationKey: 'operationKey' },
    },
  ],
  searches: [{ id: 'vendors.find', needs: 'games.read', record: 'vendor' }],
};
