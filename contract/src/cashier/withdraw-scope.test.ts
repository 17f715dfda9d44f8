import { expect, test } from 'vitest';
import type { Endpoint } from '../endpoint.ts';
import * as identity from '../identity/endpoints.ts';
import { readSecurity, setPaymentPassword } from '../identity/endpoints.ts';
import { listBets, readBet, sumBets } from '../betting/endpoints.ts';
import { readProfit } from '../figures/endpoints.ts';
import { exportBets, listPlayedGames, listPlayedVendors, namePlayedGames } from '../launch/endpoints.ts';
import { readOrder } from '../lottery/endpoints.ts';
import { readActivity } from '../protection/endpoints.ts';
import { findOwnRounds, readOwnRound } from '../studio/endpoints.ts';
import { exportTransactions, listTransactions } from '../wallet/endpoints.ts';
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

test('a session that may only withdraw reads what its member played, won and lost', () => {
  const records: readonly Endpoint[] = [
    ...[listBets, sumBets, readBet, listPlayedGames, listPlayedVendors, namePlayedGames, exportBets],
    ...[findOwnRounds, readOwnRound, readProfit, readOrder, listTransactions, exportTransactions, readActivity],
  ];

  expect(records.filter(({ scopes = [] }) => !scopes.includes('withdraw')).map(({ name }) => name)).toEqual([]);
  expect(records.filter(({ method }) => method !== 'GET')).toEqual([]);
});

test('a session that may only withdraw protects its account: passwords, contacts, factors, devices and other sessions', () => {
  const own: readonly Endpoint[] = [
    ...[identity.changePassword, identity.sendPasswordCode, identity.listSessions, identity.revokeSession],
    ...[identity.revokeOtherSessions, identity.listDevices, identity.forgetDevice, identity.setLoginAlerts],
    // Whoever logged in by a question sets up an authenticator before money leaves.
    ...[identity.beginTotp, identity.confirmTotp, identity.disableTotp, identity.renewRecoveryCodes],
    ...[identity.sendContactCode, identity.confirmContact, identity.listPasskeys, identity.beginPasskey],
    ...[identity.finishPasskey, identity.removePasskey, identity.linkSocial, identity.unlinkSocial],
  ];

  expect(own.filter(({ scopes = [] }) => !scopes.includes('withdraw')).map(({ name }) => name)).toEqual([]);
});
