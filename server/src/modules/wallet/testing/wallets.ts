import type { MemberId } from '@fairground/contract/ids';
import { money } from '@fairground/contract/money';
import { silentLog } from '../../../platform/log.ts';
import type { TestDatabase } from '../../../testing/database.ts';
import { testPlatform } from '../../../testing/modules.ts';
import { createWallet } from '../index.ts';
import type { Operation, Wallet } from '../index.ts';

/** A node's wallet with lanes of its own; several may share a database. */
export const openWallet = async ({ db, pool }: Pick<TestDatabase, 'db' | 'pool'>, lanes = 2) => {
  const ground = await testPlatform(db);
  const wallet = createWallet({ ...ground, log: silentLog, lanePool: pool, lanes, tenant: 'fairground' });
  return { wallet, ...ground };
};

export const member = (number: number | bigint): MemberId => BigInt(number) as MemberId;

/** A player with some cash, and ways to say what they ask for. */
export const aPlayer = async (wallet: Wallet, number: number, cash: bigint, currency = 'VND') => {
  const id = member(number);
  const accounts = await wallet.accountsOf(id, currency);
  const house = await wallet.houseAccount('H_GAME', currency);
  const ask = (action: string, transactionId: string) => ({
    tenant: 'fairground',
    source: 'JL',
    member: id,
    action,
    transactionId,
  });
  const deposit = (transactionId: string, amount: bigint): Operation => ({
    id: ask('deposit', transactionId),
    kind: 'deposit',
    account: accounts.cash,
    counter: house,
    amount: money(amount),
  });
  const bet = (transactionId: string, stake: bigint): Operation => ({
    id: ask('bet', transactionId),
    kind: 'stake',
    account: accounts.cash,
    counter: house,
    amount: money(-stake),
  });
  const win = (transactionId: string, amount: bigint): Operation => ({
    ...bet(transactionId, 0n),
    id: ask('win', transactionId),
    kind: 'win',
    amount: money(amount),
  });
  const undo = (transactionId: string, of: Operation): Operation => ({
    ...of,
    id: ask('undo', transactionId),
    kind: 'reversal',
    amount: money(0n),
    reverses: of.id,
  });
  if (cash > 0n) await wallet.apply(deposit('opening', cash));
  return { id, ...accounts, house, deposit, bet, win, undo };
};
