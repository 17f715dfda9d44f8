import { money } from '@fairground/contract/money';
import type { Money } from '@fairground/contract/money';
import type { MemberId } from '@fairground/contract/ids';
import { MAIN_WALLET } from '@fairground/contract/wallet/endpoints';
import type { Session } from '../../platform/http/route.ts';
import type { WalletDeps } from './deps.ts';
import { readCurrencies, readHoldings, readSetting } from './store.ts';
import type { Holding } from './store.ts';

export type Balance = {
  readonly currency: string;
  /** What the member can play with: cash, bonus, and what lies in vendors' wallets. */
  readonly sum: Money;
  readonly cash: Money;
  readonly bonus: Money;
  readonly hold: Money;
  readonly vendors: readonly { readonly code: string; readonly balance: Money }[];
  readonly version: bigint;
};

const VENDOR = /^VENDOR:(?<code>.+)$/;

/**
 * Sums up what a member holds in one currency. Every movement raises the version of its account and no version ever
 * falls, so their sum orders any two readings, whichever account moved.
 */
export const balanceFrom = (currency: string, holdings: readonly Holding[]): Balance => {
  const own = holdings.filter((holding) => holding.currency === currency);
  const sumOf = (isPart: (kind: string) => boolean): bigint =>
    own.reduce((sum, { kind, balance }) => (isPart(kind) ? sum + balance : sum), 0n);
  const cash = sumOf((kind) => kind === 'CASH');
  const bonus = sumOf((kind) => kind === 'BONUS');
  const vendors = own.flatMap(({ kind, balance }) => {
    const code = VENDOR.exec(kind)?.groups?.['code'];
    return code === undefined ? [] : [{ code, balance: money(balance) }];
  });
  return {
    currency,
    cash: money(cash),
    bonus: money(bonus),
    hold: money(sumOf((kind) => kind.startsWith('HOLD'))),
    vendors,
    sum: money(vendors.reduce((sum, { balance }) => sum + balance, cash + bonus)),
    version: own.reduce((sum, { version }) => sum + version, 0n),
  };
};

export const readBalanceOf = async (
  { db }: Pick<WalletDeps, 'db'>,
  member: MemberId,
  currency: string,
): Promise<Balance> => balanceFrom(currency, await readHoldings(db, member, currency));

const TRIAL_CURRENCY = 'TRIAL';

/** A trial account plays in a world of its own. */
export const currencyOf = async ({ db }: Pick<WalletDeps, 'db'>, session: Pick<Session, 'account'>): Promise<string> =>
  session.account === 'trial' ? TRIAL_CURRENCY : (await readSetting(db)).currency;

export const symbolOf = async ({ db }: Pick<WalletDeps, 'db'>, currency: string): Promise<string> =>
  (await readCurrencies(db)).find(({ code }) => code === currency)?.symbol ?? currency;

/** The wallets by name, each with what can be spent from it. */
export const walletsOf = ({ cash, bonus, vendors }: Balance) => [
  { accountType: MAIN_WALLET, availBalance: cash },
  { accountType: 'BONUS', availBalance: bonus },
  ...vendors.map(({ code, balance }) => ({ accountType: code, availBalance: balance })),
];
