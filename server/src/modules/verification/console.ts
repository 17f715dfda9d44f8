import type { Column } from '@fairground/contract/console/columns';
import type { ConsoleOffer } from '@fairground/contract/console/offer';
import {
  acceptCase,
  countCases,
  listCases,
  listCasesOfMember,
  readCase,
  rejectCase,
} from '@fairground/contract/verification/operator-endpoints';
import { CASE_STATES, REJECT_REASONS } from '@fairground/contract/verification/states';

const needs = 'verification.read';
const onCase = { on: 'identity-case', needs: 'verification.decide', keeps: { id: 'caseId' } } as const;
const IN_REVIEW = { field: 'state', is: ['REVIEW'] } as const;

const CASE_COLUMNS: readonly Column[] = [
  { id: 'level', as: 'number' },
  { id: 'state', as: 'state' },
  { id: 'fullName', as: 'text' },
  { id: 'isNameSame', as: 'flag' },
  { id: 'sanctions.isHit', as: 'flag' },
  { id: 'sentAt', as: 'moment' },
];

export const verificationOffers: ConsoleOffer = {
  queues: [
    {
      id: 'verification.cases',
      needs,
      area: 'work',
      order: 6,
      path: '/queues/kyc',
      read: listCases,
      waiting: countCases,
      key: 'caseId',
      record: 'identity-case',
      dueMinutes: 24 * 60,
      since: 'sentAt',
      columns: [
        { id: 'account', as: 'text' },
        ...CASE_COLUMNS,
        { id: 'decidedAt', as: 'moment', isHidden: true },
        { id: 'reason', as: 'list', isHidden: true },
      ],
      filters: [{ id: 'state', as: 'choice', choices: CASE_STATES }],
    },
  ],
  records: [
    {
      id: 'verification.case',
      needs,
      record: 'identity-case',
      trail: { as: ['verification-case'] },
      path: '/verification',
      read: readCase,
      key: 'caseId',
      isNoted: true,
      heading: 'account',
      state: 'state',
      facts: [
        { id: 'memberId', as: 'record', record: 'member' },
        { id: 'level', as: 'number' },
        { id: 'fullName', as: 'text' },
        { id: 'payeeName', as: 'text' },
        { id: 'isNameSame', as: 'flag' },
        { id: 'birthDate', as: 'day' },
        { id: 'validUntil', as: 'day' },
        { id: 'address', as: 'text' },
        { id: 'sentAt', as: 'moment' },
      ],
    },
  ],
  panels: [
    { id: 'verification.documents', needs, on: 'identity-case', place: 'tab', order: 1 },
    {
      id: 'verification.checks',
      needs,
      on: 'identity-case',
      place: 'tab',
      order: 2,
      facts: [
        { id: 'sanctions.isHit', as: 'flag' },
        { id: 'sanctions.list', as: 'text' },
        { id: 'sanctions.matches', as: 'list' },
        { id: 'sanctions.at', as: 'moment' },
        { id: 'verifier', as: 'text' },
        { id: 'verdict', as: 'list' },
      ],
    },
    {
      id: 'verification.decision',
      needs,
      on: 'identity-case',
      place: 'tab',
      order: 3,
      facts: [
        { id: 'reason', as: 'list' },
        { id: 'note', as: 'text' },
        { id: 'decidedBy', as: 'text' },
        { id: 'decidedAt', as: 'moment' },
        { id: 'expiresAt', as: 'moment' },
      ],
    },
    {
      id: 'verification.of-member',
      needs,
      on: 'member',
      place: 'tab',
      order: 56,
      read: listCasesOfMember,
      by: 'memberId',
      rows: {
        key: 'caseId',
        record: 'identity-case',
        columns: [...CASE_COLUMNS, { id: 'decidedAt', as: 'moment' }, { id: 'reason', as: 'list' }],
      },
    },
  ],
  actions: [
    {
      ...onCase,
      id: 'verification.accept',
      call: acceptCase,
      fields: [{ id: 'validUntil', as: 'day', from: 'validUntil', isOptional: true }],
      when: IN_REVIEW,
    },
    {
      ...onCase,
      id: 'verification.reject',
      call: rejectCase,
      fields: [
        { id: 'because', as: 'choice', choices: REJECT_REASONS },
        { id: 'note', as: 'long-text', lengthMax: 500, isOptional: true },
      ],
      when: IN_REVIEW,
      weight: 'danger',
    },
  ],
};
