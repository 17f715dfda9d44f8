import type { Id } from '@fairground/contract/ids';
import { money } from '@fairground/contract/money';
import * as contract from '@fairground/contract/promotions/bonus-operator-endpoints';
import { inTransaction } from '../../../platform/database/index.ts';
import { bind } from '../../../platform/http/route.ts';
import type { Route } from '../../../platform/http/route.ts';
import { mapLocalized } from '../../../platform/localized.ts';
import type { Localized } from '../../../platform/localized.ts';
import { needed } from '../../../platform/needed.ts';
import type { Hold } from '../../approvals/index.ts';
import { actorOf } from '../../audit/index.ts';
import type { GrantRow } from '../../wallet/index.ts';
import type { ApplicationsDeps } from '../deps.ts';
import type { PromotionText } from '../domain/promotion.ts';
import { listBudgets, listTerms } from '../store/terms.ts';
import type { OfferTerms } from './publish-terms.ts';

const PAGE_SIZE = 50;

/** The calls of staff: terms of offers with their budgets, and the bonuses of members. */
export const bonusOperatorRoutes = (deps: ApplicationsDeps, holdTerms: Hold<OfferTerms>): readonly Route[] => {
  const { db, audit, offers, wallet } = deps;
  const termsRows = async () => {
    const budgets = new Map((await listBudgets(db)).map((row) => [row.promotion_id, row]));
    return Promise.all(
      (await listTerms(db)).map(async ({ promotionId, version, terms }) => {
        const texts: Localized<PromotionText> = (await offers.find(promotionId))?.texts ?? {};
        return {
          ...terms,
          promotionId: promotionId as Id<'promotion'>,
          titles: mapLocalized(texts, ({ title }) => title),
          version,
          used: budgets.get(promotionId)?.used ?? money(0n),
        };
      }),
    );
  };
  return [
    bind(contract.listOfferTerms, async () => ({ list: await termsRows() })),
    bind(contract.readOfferTerms, async ({ query }) =>
      needed(
        (await termsRows()).find(({ promotionId }) => promotionId === query.promotionId),
        'promotions.terms-unknown',
      ),
    ),
    bind(contract.publishOfferTerms, async ({ body: { reason, ...terms } }, caller) => ({
      approvalId: (await holdTerms(caller, terms, { reason })) as Id<'approval'>,
    })),
    bind(contract.listGrants, async ({ query: { memberId, state, cursor } }) => {
      const rows = await wallet.grants.list(db, {
        ...{ member: memberId, states: state && [state], before: cursor, limit: PAGE_SIZE + 1 },
      });
      const list = rows.slice(0, PAGE_SIZE).map(grantFrom);
      return { list, next: rows.length > PAGE_SIZE ? (list.at(-1)?.grantId.toString() ?? null) : null };
    }),
    bind(contract.readGrant, async ({ query }) =>
      grantFrom(needed(await wallet.grants.find(db, query.grantId), 'wallet.grant-unknown')),
    ),
    bind(contract.revokeGrant, async ({ body: { grantId, reason } }, caller) => {
      await inTransaction(db, async (tx) => {
        const before = needed(await wallet.grants.find(tx, grantId), 'wallet.grant-unknown');
        const after = await wallet.grants.revokeIn(tx, grantId);
        if (after.state === before.state) return;
        await audit.record(tx, {
          ...{ ...actorOf(caller, reason), action: 'promotions.revoke-grant', resource: 'grant' },
          ...{ resourceId: grantId.toString(), before: { state: before.state }, after: { state: after.state } },
        });
      });
      return {};
    }),
  ];
};

const grantFrom = (row: GrantRow) => ({
  grantId: row.id as Id<'bonus'>,
  memberId: row.member_id,
  state: row.state,
  source: row.source,
  amount: money(row.amount),
  required: money(row.required),
  progress: money(row.progress),
  maxBet: money(row.max_bet),
  converted: money(row.converted),
  forfeited: money(row.forfeited),
  breaches: row.breaches,
  currency: row.currency,
  queuedAt: row.queued_at,
  expiresAt: row.expires_at,
  closedAt: row.closed_at,
});
