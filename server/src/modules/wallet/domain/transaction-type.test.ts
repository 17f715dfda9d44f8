import { TRANSACTION_GROUPS, TRANSACTION_TYPES } from '@fairground/contract/wallet/transactions';
import type { TransactionType } from '@fairground/contract/wallet/transactions';
import { expect, test } from 'vitest';
import { KINDS } from '../operation.ts';
import type { Kind } from '../operation.ts';
import type { OwnerKind } from '../tables.ts';
import { LABELS } from './label.ts';
import type { Label } from './label.ts';
import { kindsOf, typeOf, typesOf } from './transaction-type.ts';

type Given = { readonly account?: string; readonly counter?: string; readonly owner?: OwnerKind };
const named = (
  kind: Kind,
  amount: number,
  given: Given = {},
  label: Label | null = null,
  undoneKind: Kind | null = null,
) =>
  typeOf(
    { kind, amount: BigInt(amount), label, undoneKind },
    {
      accountKind: given.account ?? 'CASH',
      counterKind: given.counter ?? 'H_ADJUST',
      counterOwner: given.owner ?? 'house',
    },
  );
const undone = (kind: Kind, amount: number, given: Given = {}) => named('reversal', amount, given, null, kind);
const HOLD = { counter: 'HOLD_WD', owner: 'member' } as const;

const CASES: readonly (readonly [TransactionType, TransactionType])[] = [
  ['DEPOSIT', named('deposit', 5)],
  ['DEPOSIT_FEE', named('fee', -5)],
  ['DEPOSIT_REVERSAL', undone('deposit', -5)],
  ['DEPOSIT_REVERSAL', named('adjustment', -5, {}, 'deposit-reversal')],
  ['C2C_IN', named('deposit', 5, {}, 'peer-deposit')],
  ['WITHDRAW_HOLD', named('transfer', -5, HOLD)],
  ['WITHDRAW_HOLD', named('transfer', 5, { account: 'HOLD_WD', counter: 'CASH', owner: 'member' })],
  ['WITHDRAW_RELEASE', named('transfer', 5, HOLD)],
  ['WITHDRAW_RELEASE', undone('transfer', 5, HOLD)],
  ['WITHDRAW_DONE', named('withdrawal', -5, { account: 'HOLD_WD', counter: 'PSP:bank' })],
  ['WITHDRAW_FEE', named('fee', -5, { account: 'HOLD_WD' })],
  ['WITHDRAW_FEE', named('fee', -5, {}, 'withdrawal-fee')],
  ['BET', named('stake', -5)],
  ['BET_CANCEL', undone('stake', 5)],
  ['PAYOUT', named('win', 5)],
  ['PAYOUT_REVERSAL', undone('win', -5)],
  ['REBATE_SELF', named('rebate', 5, {}, 'own-rebate')],
  ['REBATE_TEAM', named('rebate', 5, {}, 'team-rebate')],
  ['REBATE_REVERSAL', named('rebate', -5, {}, 'team-rebate')],
  ['REBATE_REVERSAL', undone('rebate', -5)],
  ['DIVIDEND', named('dividend', 5)],
  ['DIVIDEND_PAID', named('dividend', -5)],
  ['SALARY_DAY', named('salary', 5, {}, 'daily-salary')],
  ['SALARY_HOUR', named('salary', 5, {}, 'hourly-salary')],
  ['SALARY_RT', named('salary', 5, {}, 'real-time-salary')],
  ['SALARY_PAID', named('salary', -5, {}, 'hourly-salary')],
  ['TRANSFER_UP_OUT', named('agent-transfer', -5)],
  ['TRANSFER_UP_IN', named('agent-transfer', 5)],
  ['TRANSFER_DOWN_OUT', named('agent-transfer', -5, {}, 'transfer-down')],
  ['TRANSFER_DOWN_IN', named('agent-transfer', 5, {}, 'transfer-down')],
  ['VENDOR_OUT', named('vendor-transfer', -5)],
  ['VENDOR_IN', named('vendor-transfer', 5)],
  ['TABLE_BUY_IN', named('transfer', -5, { counter: 'HOLD_PVP:phom', owner: 'member' })],
  ['TABLE_CASH_OUT', named('transfer', 5, { counter: 'HOLD_PVP:phom', owner: 'member' })],
  ['BONUS_GRANT', named('bonus', 5, { account: 'BONUS', counter: 'H_PROMO' })],
  ['BONUS_CONVERT', named('bonus', 5, { counter: 'BONUS', owner: 'member' })],
  ['BONUS_CONVERT', named('bonus', -5, { account: 'BONUS', counter: 'CASH', owner: 'member' })],
  ['BONUS_FORFEIT', named('bonus', -5, { account: 'BONUS', counter: 'H_FORFEIT' })],
  ['PROMO_CASH', named('promotion', 5)],
  ['CASHBACK', named('promotion', 5, {}, 'cashback')],
  ['RED_PACKET', named('promotion', 5, {}, 'red-packet')],
  ['RAFFLE', named('promotion', 5, {}, 'raffle')],
  ['REFERRAL', named('promotion', 5, {}, 'referral')],
  ['RANK_REWARD', named('promotion', 5, {}, 'rank-reward')],
  ['POINT_CONVERT', named('promotion', 5, {}, 'point-conversion')],
  ['OBLIGATION_PAID', named('transfer', -5, { counter: 'CONTRACT', owner: 'debt' })],
  ['OBLIGATION_RECEIVED', named('transfer', 5, {}, 'obligation')],
  ['ADJUST_IN', named('adjustment', 5)],
  ['ADJUST_OUT', named('adjustment', -5)],
  ['TRANSFER_IN', named('transfer', 5)],
  ['TRANSFER_OUT', named('transfer', -5)],
  ['REVERSAL', undone('promotion', -5)],
];

test.each(CASES)('[part of C-08] %s is what the record calls such a movement', (expected, found) => {
  expect(found).toBe(expected);
});

test('[part of C-08] every type and every group of the filter has a movement', () => {
  const found = new Set(CASES.map(([type]) => type));

  expect(Object.keys(TRANSACTION_TYPES).filter((type) => !found.has(type as TransactionType))).toEqual([]);
  expect(TRANSACTION_GROUPS.filter((group) => kindsOf({ group })?.length === 0)).toEqual([]);
});

test('a filter asks the database for every kind that can have the wanted name', () => {
  const accounts = ['CASH', 'BONUS', 'HOLD_WD'];
  const owners: readonly OwnerKind[] = ['member', 'house', 'debt'];
  const labels = [null, ...(Object.keys(LABELS) as readonly Label[])];
  for (const kind of KINDS)
    for (const undoneKind of kind === 'reversal' ? KINDS : [null])
      for (const label of labels.filter(
        (each) => each === null || (LABELS[each].kinds as readonly Kind[]).includes(kind),
      ))
        for (const account of accounts)
          for (const counter of accounts)
            for (const owner of owners)
              for (const amount of [-1, 1]) {
                const type = named(kind, amount, { account, counter, owner }, label, undoneKind);
                expect([kind, type, typesOf(kind).includes(type)]).toEqual([kind, type, true]);
                expect(kindsOf({ type })).toContain(kind);
              }
});
