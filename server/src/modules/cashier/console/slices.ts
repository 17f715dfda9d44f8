import {
  countSliceDisputes,
  decideSlice,
  DISPUTE_DECISIONS,
  listSliceDisputes,
  listSlices,
  readSlice,
} from '@fairground/contract/cashier/operator-endpoints';
import { SLICE_STATES } from '@fairground/contract/cashier/slice-states';
import type { Column } from '@fairground/contract/console/columns';
import type { ConsoleOffer } from '@fairground/contract/console/offer';

const SLICE: Column = { id: 'sliceId', as: 'text' };
const AMOUNT: Column = { id: 'amount', as: 'amount', sums: true };
const STATE: Column = { id: 'state', as: 'state' };
const WITHDRAWAL: Column = { id: 'withdrawalNo', as: 'record', record: 'withdrawal' };
const RECEIVER: Column = { id: 'receiverId', as: 'record', record: 'member' };
const DEPOSIT: Column = { id: 'depositNo', as: 'record', record: 'deposit' };
const PAYER: Column = { id: 'payerId', as: 'record', record: 'member' };
const ANSWER: Column = { id: 'answer', as: 'list' };
const ANSWERED: Column = { id: 'answerAmount', as: 'amount' };
const MATCHED: Column = { id: 'matchedAt', as: 'moment' };

/** Payments between members: what is disputed, all of them, and the decision by two people. */
export const sliceOffers: ConsoleOffer = {
  queues: [
    {
      id: 'cashier.slice-disputes',
      needs: 'disputes.decide',
      area: 'work',
      order: 3.5,
      path: '/queues/slices',
      read: listSliceDisputes,
      waiting: countSliceDisputes,
      key: 'sliceId',
      record: 'slice',
      cursor: 'after',
      since: 'matchedAt',
      dueMinutes: 24 * 60,
      columns: [SLICE, AMOUNT, RECEIVER, PAYER, ANSWER, ANSWERED, MATCHED],
    },
  ],
  lists: [
    {
      id: 'cashier.slices',
      needs: 'withdrawals.read',
      area: 'money',
      order: 21,
      path: '/slices',
      read: listSlices,
      key: 'sliceId',
      record: 'slice',
      cursor: 'after',
      columns: [SLICE, AMOUNT, STATE, WITHDRAWAL, RECEIVER, DEPOSIT, PAYER, MATCHED],
      filters: [{ id: 'state', as: 'choice', choices: SLICE_STATES }],
    },
  ],
  records: [
    {
      id: 'cashier.slice',
      needs: 'withdrawals.read',
      record: 'slice',
      path: '/slices',
      read: readSlice,
      key: 'sliceId',
      heading: 'sliceId',
      state: 'state',
      facts: [AMOUNT, WITHDRAWAL, RECEIVER, DEPOSIT, PAYER, MATCHED],
    },
  ],
  panels: [
    {
      id: 'cashier.slice-receipt',
      needs: 'withdrawals.read',
      on: 'slice',
      place: 'tab',
      order: 1,
      facts: [
        { id: 'payBy', as: 'moment' },
        { id: 'confirmBy', as: 'moment' },
        ANSWER,
        ANSWERED,
        { id: 'payerProofs', as: 'pictures' },
        { id: 'receiverProofs', as: 'pictures' },
        { id: 'received', as: 'amount' },
        { id: 'receiptBy', as: 'list' },
      ],
    },
  ],
  actions: [
    {
      id: 'cashier.decide-slice',
      needs: 'disputes.decide',
      on: 'slice',
      keeps: { sliceId: 'sliceId' },
      call: decideSlice,
      fields: [
        { id: 'decision', as: 'choice', choices: DISPUTE_DECISIONS },
        { id: 'amount', as: 'amount', isOptional: true },
      ],
      when: { field: 'state', is: ['PAID', 'DISPUTED'] },
    },
  ],
};
