import { expect, test } from 'vitest';
import type { Endpoint } from '../endpoint.ts';
import { readSecurity, setPaymentPassword } from '../identity/endpoints.ts';
import * as cashier from './endpoints.ts';

test('everything a withdrawal needs is open to a session that may only withdraw, from the payment password to the receipt', () => {
  const needed: readonly Endpoint[] = [
    ...[readSecurity, setPaymentPassword, cashier.listBankAccounts, cashier.addBankAccount, cashier.removeBankAccount],
    ...[cashier.readWithdrawalSettings, cashier.createWithdrawal, cashier.cancelWithdrawal, cashier.listWithdrawals],
    ...[cashier.listReceipts, cashier.confirmReceipt, cashier.confirmSlice],
  ];

  expect(needed.filter(({ scopes = [] }) => !scopes.includes('withdraw')).map(({ name }) => name)).toEqual([]);
  // Nothing that brings money in or hands it to somebody else is.
  const refused: readonly Endpoint[] = [
    cashier.createDeposit,
    cashier.sendDepositProof,
    cashier.sendSlip,
    cashier.transferUpline,
  ];
  expect(refused.filter(({ scopes = [] }) => scopes.includes('withdraw')).map(({ name }) => name)).toEqual([]);
});
