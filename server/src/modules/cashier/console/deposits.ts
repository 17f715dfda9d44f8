import { DEPOSIT_STATES, REJECTION_REASONS } from '@fairground/contract/cashier/deposit-states';
import {
  closePaymentCase,
  countDepositWork,
  countPaymentCases,
  listDepositsOfAll,
  listDepositSteps,
  listDepositWork,
  listPaymentCases,
  matchDeposit,
  readDepositForStaff,
  readPaymentCase,
  reconcilePayments,
  rejectDeposit,
  reverseDeposit,
} from '@fairground/contract/cashier/operator-endpoints';
import type { Column } from '@fairground/contract/console/columns';
import type { ConsoleOffer } from '@fairground/contract/console/offer';

const read = 'deposits.read';
const write = 'deposits.write';

const NO: Column = { id: 'no', as: 'text' };
const MEMBER: Column = { id: 'memberId', as: 'record', record: 'member' };
const AMOUNT: Column = { id: 'amount', as: 'amount', sums: true };
const RECEIVED: Column = { id: 'received', as: 'amount', sums: true };
const STATUS: Column = { id: 'status', as: 'state' };
const WHY: Column = { id: 'reason', as: 'list' };
const CHANNEL: Column = { id: 'channel', as: 'text' };
const PROVIDER: Column = { id: 'provider', as: 'text' };
const PAYER: Column = { id: 'payerName', as: 'text' };
const MADE: Column = { id: 'createdAt', as: 'moment' };

const CASE_COLUMNS: readonly Column[] = [
  { id: 'caseId', as: 'text' },
  { id: 'kind', as: 'list' },
  { id: 'what', as: 'list' },
  NO,
  { id: 'ours', as: 'amount' },
  { id: 'theirs', as: 'amount' },
  PROVIDER,
  { id: 'reference', as: 'text' },
  { id: 'foundAt', as: 'moment' },
];

/** A payment may be missing here for one that was given up: late money is credited all the same. */
const PAYABLE = ['AWAITING', 'PROOF_SENT', 'REVIEW', 'EXPIRED', 'CANCELLED', 'REJECTED'] as const;

export const depositOffers: ConsoleOffer = {
  queues: [
    {
      id: 'cashier.deposit-work',
      needs: write,
      area: 'work',
      order: 4,
      path: '/queues/deposits',
      read: listDepositWork,
      waiting: countDepositWork,
      key: 'no',
      record: 'deposit',
      cursor: 'after',
      dueMinutes: 30,
      since: 'createdAt',
      columns: [NO, MEMBER, AMOUNT, RECEIVED, STATUS, WHY, CHANNEL, PAYER, MADE],
    },
  ],
  lists: [
    {
      id: 'cashier.deposits',
      needs: read,
      area: 'money',
      order: 10,
      path: '/deposits',
      read: listDepositsOfAll,
      key: 'no',
      record: 'deposit',
      cursor: 'before',
      columns: [
        NO,
        MEMBER,
        AMOUNT,
        RECEIVED,
        STATUS,
        CHANNEL,
        PROVIDER,
        PAYER,
        MADE,
        { ...WHY, isHidden: true },
        { id: 'fee', as: 'amount', isHidden: true },
        { id: 'currency', as: 'text', isHidden: true },
      ],
      filters: [
        { id: 'status', as: 'choice', choices: DEPOSIT_STATES },
        { id: 'memberId', as: 'text' },
        { id: 'no', as: 'text' },
        { id: 'channel', as: 'text' },
        { id: 'from', as: 'day' },
        { id: 'to', as: 'day' },
      ],
    },
    {
      id: 'cashier.payment-cases',
      needs: read,
      area: 'money',
      order: 40,
      path: '/reconciliation',
      read: listPaymentCases,
      waiting: countPaymentCases,
      key: 'caseId',
      record: 'payment-case',
      cursor: 'after',
      columns: CASE_COLUMNS,
    },
  ],
  records: [
    {
      id: 'cashier.deposit',
      needs: read,
      record: 'deposit',
      path: '/deposits',
      read: readDepositForStaff,
      key: 'no',
      heading: 'no',
      state: 'status',
      facts: [
        AMOUNT,
        { id: 'payAmount', as: 'amount' },
        RECEIVED,
        { id: 'fee', as: 'amount' },
        { id: 'currency', as: 'text' },
        MEMBER,
        CHANNEL,
        PROVIDER,
        MADE,
      ],
    },
    {
      id: 'cashier.payment-case',
      needs: read,
      record: 'payment-case',
      path: '/reconciliation',
      read: readPaymentCase,
      key: 'caseId',
      heading: 'no',
      state: 'kind',
      facts: [
        PROVIDER,
        { id: 'reference', as: 'text' },
        { id: 'foundAt', as: 'moment' },
        { id: 'closedAt', as: 'moment' },
      ],
    },
  ],
  panels: [
    {
      id: 'cashier.proof',
      needs: read,
      on: 'deposit',
      place: 'tab',
      order: 1,
      facts: [WHY, AMOUNT, RECEIVED, PAYER, { id: 'proofNote', as: 'text' }, { id: 'proofs', as: 'pictures' }],
    },
    {
      id: 'cashier.deposit-steps',
      needs: read,
      on: 'deposit',
      place: 'tab',
      order: 2,
      read: listDepositSteps,
      by: 'no',
      rows: { key: 'step', columns: [{ id: 'step', as: 'text' }, STATUS, { id: 'at', as: 'moment' }] },
    },
    {
      id: 'cashier.difference',
      needs: read,
      on: 'payment-case',
      place: 'tab',
      order: 1,
      facts: [
        { id: 'what', as: 'list' },
        { id: 'ours', as: 'amount' },
        { id: 'theirs', as: 'amount' },
        { id: 'note', as: 'text' },
      ],
    },
    {
      id: 'cashier.deposits-of-member',
      needs: read,
      on: 'member',
      place: 'tab',
      order: 21,
      read: listDepositsOfAll,
      by: 'memberId',
      rows: {
        key: 'no',
        record: 'deposit',
        cursor: 'before',
        columns: [NO, AMOUNT, RECEIVED, STATUS, CHANNEL, PAYER, MADE],
      },
    },
  ],
  actions: [
    {
      id: 'cashier.match',
      needs: write,
      on: 'deposit',
      call: matchDeposit,
      keeps: { no: 'no' },
      fields: [{ id: 'received', as: 'amount', from: 'payAmount' }],
      when: { field: 'status', is: PAYABLE },
    },
    {
      id: 'cashier.reject-deposit',
      needs: write,
      on: 'deposit',
      call: rejectDeposit,
      keeps: { no: 'no' },
      fields: [{ id: 'why', as: 'choice', choices: REJECTION_REASONS }],
      when: { field: 'status', is: ['PROOF_SENT', 'REVIEW'] },
      weight: 'danger',
    },
    {
      id: 'cashier.reverse',
      needs: 'finance.write',
      on: 'deposit',
      call: reverseDeposit,
      keeps: { no: 'no' },
      when: { field: 'status', is: ['CREDITED'] },
      weight: 'danger',
    },
    {
      id: 'cashier.reconcile',
      needs: write,
      above: 'cashier.payment-cases',
      call: reconcilePayments,
      fields: [{ id: 'hours', as: 'number' }],
    },
    {
      id: 'cashier.close-case',
      needs: write,
      on: 'payment-case',
      call: closePaymentCase,
      keeps: { caseId: 'caseId' },
      when: { field: 'closedAt', is: [''] },
    },
  ],
  searches: [{ id: 'cashier.find-deposit', needs: read, record: 'deposit' }],
};
