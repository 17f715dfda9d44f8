import {
  approveWithdrawal,
  claimWithdrawal,
  countDisputes,
  countPayouts,
  countReviews,
  decideReceipt,
  DISPUTE_DECISIONS,
  giveUpPayout,
  listDisputes,
  listMemberTurnover,
  listPayouts,
  listReviews,
  listWithdrawalsForStaff,
  listWithdrawalSteps,
  payWithdrawal,
  readWithdrawalForStaff,
  rejectWithdrawal,
  releaseWithdrawal,
  changePayeeName,
  waiveTurnover,
} from '@fairground/contract/cashier/operator-endpoints';
import { RETURN_REASONS, WITHDRAWAL_STATES } from '@fairground/contract/cashier/withdrawal-states';
import type { Column } from '@fairground/contract/console/columns';
import type { ConsoleOffer } from '@fairground/contract/console/offer';

const read = 'withdrawals.read';
const review = 'withdrawals.review';

const NO: Column = { id: 'no', as: 'text' };
const MEMBER: Column = { id: 'memberId', as: 'record', record: 'member' };
const AMOUNT: Column = { id: 'amount', as: 'amount', sums: true };
const STATE: Column = { id: 'state', as: 'state' };
const ASKED: Column = { id: 'requestedAt', as: 'moment' };
const BANK: Column = { id: 'account.bank', as: 'text' };
const NUMBER: Column = { id: 'account.number', as: 'masked' };
const HOLDER: Column = { id: 'holder', as: 'text' };
const REASONS: Column = { id: 'reviewReasons', as: 'list' };
const SCORE: Column = { id: 'score', as: 'number' };
const CLAIMED: Column = { id: 'claimedBy', as: 'text' };
const PROVIDER: Column = { id: 'provider', as: 'text' };
const FAILURE: Column = { id: 'payFailure', as: 'text' };
const CONFIRM: Column = { id: 'confirmBy', as: 'moment' };
const ANSWER: Column = { id: 'answer', as: 'list' };
const ANSWERED: Column = { id: 'answerAmount', as: 'amount' };

const queue = { area: 'work', key: 'no', record: 'withdrawal', cursor: 'after', since: 'requestedAt' } as const;
const onWithdrawal = { on: 'withdrawal', keeps: { withdrawalId: 'withdrawalId' } } as const;
const IN_REVIEW = { field: 'state', is: ['REVIEW_1', 'REVIEW_2'] } as const;

export const withdrawalOffers: ConsoleOffer = {
  queues: [
    {
      ...queue,
      id: 'cashier.reviews',
      needs: review,
      order: 1,
      path: '/queues/withdrawals',
      read: listReviews,
      waiting: countReviews,
      dueMinutes: 30,
      columns: [NO, MEMBER, AMOUNT, STATE, REASONS, SCORE, HOLDER, BANK, CLAIMED, ASKED],
    },
    {
      ...queue,
      id: 'cashier.payouts',
      needs: 'withdrawals.pay',
      order: 2,
      path: '/queues/payouts',
      read: listPayouts,
      waiting: countPayouts,
      dueMinutes: 60,
      columns: [NO, MEMBER, AMOUNT, STATE, PROVIDER, FAILURE, HOLDER, BANK, NUMBER, ASKED],
    },
    {
      ...queue,
      id: 'cashier.disputes',
      needs: 'disputes.decide',
      order: 3,
      path: '/queues/disputes',
      read: listDisputes,
      waiting: countDisputes,
      dueMinutes: 24 * 60,
      columns: [NO, MEMBER, AMOUNT, ANSWER, ANSWERED, PROVIDER, BANK, NUMBER, ASKED],
    },
  ],
  lists: [
    {
      id: 'cashier.withdrawals',
      needs: read,
      area: 'money',
      order: 20,
      path: '/withdrawals',
      read: listWithdrawalsForStaff,
      key: 'no',
      record: 'withdrawal',
      cursor: 'after',
      columns: [
        NO,
        MEMBER,
        AMOUNT,
        STATE,
        HOLDER,
        BANK,
        NUMBER,
        ASKED,
        { ...PROVIDER, isHidden: true },
        { ...CLAIMED, isHidden: true },
        { ...REASONS, isHidden: true },
        { ...SCORE, isHidden: true },
      ],
      filters: [
        { id: 'state', as: 'choice', choices: WITHDRAWAL_STATES },
        { id: 'memberId', as: 'text' },
        { id: 'provider', as: 'text' },
        { id: 'amountFrom', as: 'amount' },
        { id: 'from', as: 'day' },
        { id: 'to', as: 'day' },
      ],
    },
  ],
  records: [
    {
      id: 'cashier.withdrawal',
      needs: read,
      record: 'withdrawal',
      path: '/withdrawals',
      read: readWithdrawalForStaff,
      key: 'no',
      heading: 'no',
      state: 'state',
      facts: [AMOUNT, MEMBER, HOLDER, BANK, NUMBER, ASKED, { id: 'expectedBy', as: 'moment' }, CLAIMED],
    },
  ],
  panels: [
    {
      id: 'cashier.why-here',
      needs: read,
      on: 'withdrawal',
      place: 'tab',
      order: 1,
      facts: [REASONS, SCORE, CLAIMED, HOLDER, BANK, NUMBER],
    },
    {
      id: 'cashier.steps',
      needs: read,
      on: 'withdrawal',
      place: 'tab',
      order: 2,
      read: listWithdrawalSteps,
      by: 'no',
      rows: { key: 'step', columns: [{ id: 'step', as: 'text' }, STATE, { id: 'at', as: 'moment' }] },
    },
    {
      id: 'cashier.payout',
      needs: read,
      on: 'withdrawal',
      place: 'tab',
      order: 3,
      facts: [PROVIDER, { id: 'providerReference', as: 'text' }, FAILURE, { id: 'reason', as: 'list' }],
    },
    {
      id: 'cashier.receipt',
      needs: read,
      on: 'withdrawal',
      place: 'tab',
      order: 4,
      facts: [
        CONFIRM,
        ANSWER,
        ANSWERED,
        { id: 'receiptBy', as: 'list' },
        { id: 'proofs', as: 'pictures' },
        { id: 'paid', as: 'amount' },
        { id: 'returned', as: 'amount' },
      ],
    },
    {
      id: 'cashier.withdrawals-of-member',
      needs: read,
      on: 'member',
      place: 'tab',
      order: 22,
      read: listWithdrawalsForStaff,
      by: 'memberId',
      rows: {
        key: 'no',
        record: 'withdrawal',
        cursor: 'after',
        columns: [NO, AMOUNT, STATE, HOLDER, BANK, NUMBER, ASKED],
      },
    },
    {
      id: 'cashier.turnover',
      needs: read,
      on: 'member',
      place: 'tab',
      order: 23,
      read: listMemberTurnover,
      by: 'memberId',
      rows: {
        key: 'turnoverId',
        columns: [
          { id: 'turnoverId', as: 'text' },
          { id: 'source', as: 'list' },
          { id: 'required', as: 'amount' },
          { id: 'progress', as: 'amount' },
          { id: 'isWeighted', as: 'flag' },
          { id: 'openedAt', as: 'moment' },
        ],
      },
    },
  ],
  actions: [
    { ...onWithdrawal, id: 'cashier.claim', needs: review, call: claimWithdrawal, when: IN_REVIEW },
    { ...onWithdrawal, id: 'cashier.approve', needs: review, call: approveWithdrawal, when: IN_REVIEW },
    {
      ...onWithdrawal,
      id: 'cashier.reject',
      needs: review,
      call: rejectWithdrawal,
      fields: [{ id: 'because', as: 'choice', choices: RETURN_REASONS }],
      when: IN_REVIEW,
      weight: 'danger',
    },
    { ...onWithdrawal, id: 'cashier.release', needs: review, call: releaseWithdrawal, when: IN_REVIEW },
    {
      ...onWithdrawal,
      id: 'cashier.pay',
      needs: 'withdrawals.pay',
      call: payWithdrawal,
      when: { field: 'state', is: ['AUTO_OK', 'APPROVED', 'PAY_FAILED'] },
    },
    {
      ...onWithdrawal,
      id: 'cashier.give-up',
      needs: 'withdrawals.pay',
      call: giveUpPayout,
      fields: [{ id: 'because', as: 'choice', choices: RETURN_REASONS }],
      when: { field: 'state', is: ['PAY_FAILED'] },
      weight: 'danger',
    },
    {
      ...onWithdrawal,
      id: 'cashier.decide-receipt',
      needs: 'disputes.decide',
      call: decideReceipt,
      fields: [
        { id: 'decision', as: 'choice', choices: DISPUTE_DECISIONS },
        { id: 'amount', as: 'amount', isOptional: true },
      ],
      when: { field: 'state', is: ['DISPUTED'] },
    },
    {
      id: 'cashier.change-payee-name',
      needs: 'members.write',
      on: 'member',
      call: changePayeeName,
      keeps: { memberId: 'memberId' },
      fields: [{ id: 'payeeName', as: 'text', lengthMax: 50 }],
      weight: 'danger',
    },
    {
      id: 'cashier.waive-turnover',
      needs: 'finance.write',
      on: 'member',
      call: waiveTurnover,
      fields: [{ id: 'turnoverId', as: 'text', lengthMax: 20 }],
    },
  ],
  searches: [{ id: 'cashier.find-withdrawal', needs: read, record: 'withdrawal' }],
};
