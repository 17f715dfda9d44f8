import type { Id } from '@fairground/contract/ids';
import * as contract from '@fairground/contract/loyalty/rank-operator-endpoints';
import { bind } from '../../../platform/http/route.ts';
import type { Route } from '../../../platform/http/route.ts';
import { mapLocalized } from '../../../platform/localized.ts';
import { needed } from '../../../platform/needed.ts';
import type { Hold } from '../../approvals/index.ts';
import type { LoyaltyDeps } from '../deps.ts';
import type { Rank } from '../domain/rank.ts';
import { rankVersion } from '../ranks/change-rank.ts';
import type { RankWish } from '../ranks/change-rank.ts';
import type { RankLock } from '../ranks/lock-rank.ts';
import { listClaimsOf } from '../store/claims.ts';
import { listRankChanges, listRanks } from '../store/ranks.ts';

const CLAIMS_SHOWN = 100;

/** What staff do with ranks, and what they see of claims. */
export const rankRoutes = (
  deps: LoyaltyDeps,
  hold: { readonly change: Hold<RankWish>; readonly lock: Hold<RankLock> },
): readonly Route[] => [
  bind(contract.listStaffRanks, async () => ({ list: (await listRanks(deps.db)).map(rankRow) })),
  bind(contract.readStaffRank, async ({ query }) =>
    rankRow(
      needed(
        (await listRanks(deps.db)).find(({ level }) => String(level) === query.id),
        'loyalty.rank-refused',
      ),
    ),
  ),
  bind(contract.changeRank, async ({ body: { reason, version, ...wish } }, caller) => ({
    approvalId: (await hold.change(caller, wish, { reason, version })) as Id<'approval'>,
  })),
  bind(contract.lockRank, async ({ body: { reason, ...lock } }, caller) => ({
    approvalId: (await hold.lock(caller, lock, { reason })) as Id<'approval'>,
  })),
  bind(contract.listMemberRanks, async ({ query }) => ({
    list: (await listRankChanges(deps.db, query.memberId)).map(({ id, ...change }) => ({
      id: id.toString(),
      ...change,
    })),
  })),
  bind(contract.listMemberClaims, async ({ query }) => ({
    list: (await listClaimsOf(deps.db, query.memberId, { offset: 0, limit: CLAIMS_SHOWN })).map(
      ({ id, kind, amount, points, state, createdAt, claimedAt, detail }) => ({
        ...{ id: id.toString(), kind, amount, points: Number(points), state, createdAt, claimedAt },
        titles: { ...detail.names },
      }),
    ),
  })),
];

const rankRow = (rank: Rank) => {
  const { texts, ...row } = rank;
  return {
    ...row,
    id: String(rank.level),
    titles: { ...mapLocalized(texts, ({ name }) => name) },
    version: rankVersion(rank),
  };
};
