import { expect, test } from 'vitest';
import type { Endpoint } from '../endpoint.ts';
import * as identity from '../identity/endpoints.ts';
import { readSecurity, setPaymentPassword } from '../identity/endpoints.ts';
import { ENDPOINTS } from '../endpoints.ts';
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
    // A member who logged in by a security question sets up an authenticator before money leaves.
    ...[identity.beginTotp, identity.confirmTotp, identity.disableTotp, identity.renewRecoveryCodes],
    ...[identity.sendContactCode, identity.confirmContact, identity.listPasskeys, identity.beginPasskey],
    ...[identity.finishPasskey, identity.removePasskey, identity.linkSocial, identity.unlinkSocial],
  ];

  expect(own.filter(({ scopes = [] }) => !scopes.includes('withdraw')).map(({ name }) => name)).toEqual([]);
});

test('what such a session may change is its money on the way out, its account, its records and its letters, and nothing else', () => {
  const changes = ENDPOINTS.filter(({ method, scopes = [] }) => method !== 'GET' && scopes.includes('withdraw'));
  const modules = [...new Set(changes.map(({ name }) => name.slice(0, name.indexOf('.'))))];

  // A module that plays, gives or takes money in is not among them; `wallet` brings money back from a vendor alone.
  expect(modules.toSorted()).toEqual([
    ...['cashier', 'identity', 'members', 'messages', 'pictures', 'privacy', 'protection', 'support', 'verification'],
    'wallet',
  ]);
  const inModules = (...names: readonly string[]) =>
    changes.filter(({ name }) => names.some((module) => name.startsWith(`${module}.`))).map(({ name }) => name);
  expect(inModules('cashier', 'protection', 'wallet').toSorted()).toEqual([
    ...['cashier.add-bank-account', 'cashier.cancel-withdrawal', 'cashier.confirm-receipt', 'cashier.confirm-slice'],
    ...['cashier.create-withdrawal', 'cashier.remove-bank-account', 'protection.ask-to-lift', 'wallet.transfer-funds'],
  ]);
});

test('a call that changes something and asks for no session plays by the token of an opened game alone', () => {
  const open = ENDPOINTS.filter(({ access, method }) => access === 'public' && method !== 'GET');
  const modules = [...new Set(open.map(({ name }) => name.slice(0, name.indexOf('.'))))];

  // Stakes of a game that is open still are refused by the wallet; `sports` only reads prices and shares a slip.
  expect(modules.toSorted()).toEqual(['identity', 'members', 'sports', 'studio']);
});
