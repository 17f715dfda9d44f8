import { money } from '@fairground/contract/money';
import type { PoolRules } from '@fairground/engines/lottery/sea/pool';
import type { Tx } from '../../../platform/database/index.ts';
import type { AccountId, PoolMovement } from '../../wallet/index.ts';
import type { LotteryDeps } from '../deps.ts';
import { postingsOf } from '../domain/pool-postings.ts';
import type { Side, TierMove } from '../domain/pool-postings.ts';
import type { PoolRow } from '../store/pools.ts';
import type { IssueId } from '../tables.ts';

const PREFIX = 'LOTTERY:';

/** What the ledger calls the pool of a tier; plus is no letter of its names. */
export const poolName = (game: string, tier: string): string => `${PREFIX}${game}:${tier.replace('+', '-plus')}`;

export const POOL_PREFIX = PREFIX;

/** The accounts of a game's tiers in one currency, and what stands on their other side. */
export type PoolAccounts = {
  readonly tiers: ReadonlyMap<string, AccountId>;
  readonly stakes: AccountId;
  readonly seeds: AccountId;
};

export const openPoolAccounts = async (
  { wallet }: Pick<LotteryDeps, 'wallet'>,
  game: string,
  { tiers }: PoolRules,
  currency: string,
): Promise<PoolAccounts> => {
  const accounts = new Map<string, AccountId>();
  for (const { tier } of tiers) accounts.set(tier, await wallet.poolAccount(poolName(game, tier), currency));
  return {
    tiers: accounts,
    stakes: await wallet.houseAccount('H_GAME', currency),
    seeds: await wallet.houseAccount('H_JACKPOT', currency),
  };
};

export const accountOf = ({ tiers }: Pick<PoolAccounts, 'tiers'>, tier: string): AccountId => {
  const account = tiers.get(tier);
  if (account === undefined) throw new Error(`The tier ${tier} has no account.`);
  return account;
};

/** Posts an issue's movements of its prize tiers, with their rows. */
export const postMoves = async (
  { wallet, tenant }: Pick<LotteryDeps, 'wallet' | 'tenant'>,
  tx: Tx,
  accounts: PoolAccounts,
  { id, step }: { readonly id: IssueId; readonly step: number },
  moves: readonly TierMove[],
  pools: readonly PoolRow[],
): Promise<void> => {
  const sideOf = (side: Side): AccountId =>
    side === 'seeds' ? accounts.seeds : side === 'stakes' ? accounts.stakes : accountOf(accounts, side.tier);
  const movement = (transactionId: string, tier: string, side: Side, amount: bigint): PoolMovement => ({
    tenant,
    source: 'lottery',
    transactionId,
    pool: accountOf(accounts, tier),
    counter: sideOf(side),
    amount: money(amount),
  });
  // What stood in rows alone before there were accounts comes from where the house's other seeds come from.
  const before = pools.filter(({ account_id, amount }) => account_id === null && amount > 0n);
  await wallet.movePoolsIn(tx, [
    ...before.map(({ game_id, currency, tier, amount }) =>
      movement(`${game_id} ${currency} ${tier} brought`, tier, 'seeds', amount),
    ),
    ...postingsOf(moves).map(({ what, tier, from, amount }) =>
      movement(`${id}:${step} ${tier} ${what}`, tier, from, amount),
    ),
  ]);
};
