import * as contract from '@fairground/contract/loyalty/endpoints';
import { PAGE_SIZE } from '@fairground/contract/loyalty/endpoints';
import { bind } from '../../../platform/http/route.ts';
import type { Route } from '../../../platform/http/route.ts';
import type { LoyaltyDeps } from '../deps.ts';
import { listClaimsOf } from '../store/claims.ts';
import { showClaim } from './show-claim.ts';
import { takeClaim } from './take-claim.ts';

/** What a member is due, and taking it. */
export const claimRoutes = (deps: LoyaltyDeps): readonly Route[] => [
  bind(contract.listClaims, async ({ query: { pageNo = '1', ...filter } }, { session, language }) => {
    const page = { offset: (Number(pageNo) - 1) * PAGE_SIZE, limit: PAGE_SIZE + 1 };
    const rows = await listClaimsOf(deps.db, session.memberId, { ...filter, ...page });
    return {
      list: rows.slice(0, PAGE_SIZE).map((row) => showClaim(deps, row, language)),
      hasMore: rows.length > PAGE_SIZE,
      currencySymbol: await deps.wallet.symbolOf(await deps.wallet.currencyOf(session)),
    };
  }),
  bind(contract.takeClaim, async ({ body }, { session, language }) =>
    showClaim(deps, await takeClaim(deps, session.memberId, body.id), language),
  ),
];
