import type { ValueOf } from '@fairground/contract/endpoint';
import { writeMoney } from '@fairground/contract/money';
import { POOLS_SHOWN_MAX } from '@fairground/contract/studio/operator-endpoints';
import type { listJackpotPools as endpoint } from '@fairground/contract/studio/operator-endpoints';
import type { StudioDeps } from '../deps.ts';
import { listLargestPools } from '../store/pools.ts';

/** Pools beside the games of the catalogue they belong to. */
export const listPoolsForStaff = async ({
  db,
  catalog,
}: Pick<StudioDeps, 'db' | 'catalog'>): Promise<ValueOf<typeof endpoint>> => {
  const [pools, { games }] = await Promise.all([listLargestPools(db, POOLS_SHOWN_MAX), catalog.readAll()]);
  const nodes = new Map(games.map(({ id, vendor, gameId }) => [`${vendor}/${gameId}`, id]));
  return {
    list: pools.map((row) => ({
      ...row,
      key: [row.vendor, row.game, row.currency, writeMoney(row.bet), row.jackpot].join(' '),
      nodeId: nodes.get(`${row.vendor}/${row.game}`) ?? null,
    })),
  };
};
