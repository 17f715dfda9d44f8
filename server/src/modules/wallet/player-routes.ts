import { money } from '@fairground/contract/money';
import type { Money } from '@fairground/contract/money';
import * as contract from '@fairground/contract/wallet/endpoints';
import { bind } from '../../platform/http/route.ts';
import type { Route } from '../../platform/http/route.ts';
import { currencyOf, readBalanceOf, symbolOf, walletsOf } from './balances.ts';
import type { WalletDeps } from './deps.ts';
import { exportTransactions } from './export-transactions.ts';
import { listTransactions } from './list-transactions.ts';
import { readSetting, readVendors } from './store.ts';
import { transferFunds } from './transfer-funds.ts';

/** The calls by which members see and move their own money. */
export const playerRoutes = (deps: WalletDeps, parts: Parameters<typeof transferFunds>[1]): readonly Route[] => [
  bind(contract.readBalance, async (_input, { session }) => {
    const currency = await currencyOf(deps, session);
    const balance = await readBalanceOf(deps, session.memberId, currency);
    const currencySymbol = await symbolOf(deps, currency);
    return {
      sumBalance: balance.sum,
      currency,
      currencySymbol,
      balance: walletsOf(balance),
      version: balance.version.toString(),
    };
  }),
  bind(contract.readFunds, async (_input, { session }) => {
    const currency = await currencyOf(deps, session);
    const { cash, bonus, hold, sum, vendors, version } = await readBalanceOf(deps, session.memberId, currency);
    return {
      currency,
      currencySymbol: await symbolOf(deps, currency),
      balance: cash,
      bonus,
      hold,
      vendors: totalOf(vendors.map(({ balance }) => balance)),
      total: totalOf([sum, hold]),
      unreadMessage: session.account === 'trial' ? 0 : ((await deps.countUnread?.(session.memberId)) ?? 0),
      version: version.toString(),
    };
  }),
  bind(contract.readMerchantWallet, async (_input, { session }) => {
    const { isSingle } = await readSetting(deps.db);
    const currency = await currencyOf(deps, session);
    const walletMode = isSingle ? ('SINGLE' as const) : ('TRANSFER' as const);
    const vendors = (await readVendors(deps.db)).map(({ code }) => ({ code, walletMode }));
    return { isSingle, currency, currencySymbol: await symbolOf(deps, currency), vendors };
  }),
  bind(contract.transferFunds, ({ body }, { session }) => transferFunds(deps, parts, body, session)),
  bind(contract.listTransactions, ({ query }, { session }) => listTransactions(deps, query, session)),
  bind(contract.exportTransactions, ({ query }, { session, language }) =>
    exportTransactions(deps, query, { session, language }),
  ),
];

const totalOf = (amounts: readonly Money[]): Money => money(amounts.reduce((sum, amount) => sum + amount, 0n));
