import type { ConsoleOffer } from '@fairground/contract/console/offer';
import {
  adjustBalance,
  changeWalletMode,
  listDebts,
  listHoldings,
  offerVendorWallet,
  readDebt,
  readStatement,
  readWalletMode,
  waiveDebt,
} from '@fairground/contract/wallet/operator-endpoints';

const needs = 'wallet.read';

export const walletOffers: ConsoleOffer = {
  lists: [
    {
      id: 'wallet.debts',
      needs,
      area: 'money',
      order: 50,
      path: '/debts',
      read: listDebts,
      key: 'debtKey',
      record: 'debt',
      columns: [
        { id: 'debt', as: 'text' },
        { id: 'memberId', as: 'record', record: 'member' },
        { id: 'owed', as: 'amount' },
        { id: 'currency', as: 'text' },
      ],
    },
    {
      id: 'wallet.modes',
      needs,
      area: 'money',
      order: 60,
      path: '/wallet-mode',
      read: readWalletMode,
      key: 'vendor',
      columns: [
        { id: 'vendor', as: 'text' },
        { id: 'mode', as: 'list' },
      ],
    },
  ],
  pages: [{ id: 'wallet.proof', needs, area: 'money', order: 45, path: '/ledger' }],
  records: [
    {
      id: 'wallet.debt',
      needs,
      record: 'debt',
      path: '/debts',
      read: readDebt,
      key: 'debtKey',
      heading: 'debt',
      facts: [
        { id: 'owed', as: 'amount' },
        { id: 'currency', as: 'text' },
      ],
    },
  ],
  panels: [
    {
      id: 'wallet.debtor',
      needs,
      on: 'debt',
      place: 'tab',
      order: 1,
      facts: [
        { id: 'memberId', as: 'record', record: 'member' },
        { id: 'debt', as: 'text' },
        { id: 'owed', as: 'amount' },
        { id: 'currency', as: 'text' },
      ],
    },
    {
      id: 'wallet.balances',
      needs,
      on: 'member',
      place: 'side',
      order: 10,
      read: listHoldings,
      by: 'memberId',
      rows: {
        key: 'wallet',
        columns: [
          { id: 'wallet', as: 'list' },
          { id: 'balance', as: 'amount' },
          { id: 'currency', as: 'text' },
        ],
      },
    },
    {
      id: 'wallet.statement',
      needs,
      on: 'member',
      place: 'tab',
      order: 20,
      read: readStatement,
      by: 'memberId',
      rows: {
        key: 'legId',
        cursor: 'before',
        columns: [
          { id: 'at', as: 'moment' },
          { id: 'type', as: 'list' },
          { id: 'wallet', as: 'list' },
          { id: 'amount', as: 'amount' },
          { id: 'balanceAfter', as: 'amount' },
          { id: 'counter', as: 'text' },
          { id: 'day', as: 'day', isHidden: true },
          { id: 'operationKey', as: 'text', isHidden: true },
        ],
      },
    },
  ],
  actions: [
    {
      id: 'wallet.adjust',
      needs: 'wallet.adjust',
      on: 'member',
      call: adjustBalance,
      keeps: { memberId: 'memberId' },
      fields: [
        { id: 'amount', as: 'amount' },
        { id: 'currency', as: 'text', lengthMax: 10 },
      ],
    },
    {
      id: 'wallet.waive',
      needs: 'finance.write',
      on: 'debt',
      call: waiveDebt,
      keeps: { memberId: 'memberId', debt: 'debt', currency: 'currency' },
    },
    {
      id: 'wallet.change-mode',
      needs: 'finance.write',
      above: 'wallet.modes',
      call: changeWalletMode,
      fields: [{ id: 'mode', as: 'choice', choices: ['single', 'per-vendor'] }],
      weight: 'site',
    },
    {
      id: 'wallet.offer',
      needs: 'finance.write',
      above: 'wallet.modes',
      call: offerVendorWallet,
      fields: [
        { id: 'vendor', as: 'text', lengthMax: 32 },
        { id: 'to', as: 'choice', choices: ['open', 'closed'] },
      ],
    },
  ],
};
