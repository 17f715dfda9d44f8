import type { Id } from '@fairground/contract/ids';
import { money } from '@fairground/contract/money';
import * as contract from '@fairground/contract/promotions/bonus-operator-endpoints';
import { bind } from '../../../platform/http/route.ts';
import type { Route } from '../../../platform/http/route.ts';
import { mapLocalized } from '../../../platform/localized.ts';
import type { Localized } from '../../../platform/localized.ts';
import { needed } from '../../../platform/needed.ts';
import type { Hold } from '../../approvals/index.ts';
import type { GrantRow, GrantSum } from '../../wallet/index.ts';
import type { ApplicationsDeps } from '../deps.ts';
import type { PromotionText } from '../domain/promotion.ts';
import { listBudgets, listTerms } from '../store/terms.ts';
import { countOpened, listDrops } from '../store/drops.ts';
import type { DropPlan } from '../packets/publish-drop.ts';
import { dryRun } from './dry-run.ts';
import type { ManualGrant } from './give-grant.ts';
import type { OfferTerms } from './publish-terms.ts';

const PAGE_SIZE = 50;

/** Changes that a second person decides. */
type Holds = {
  readonly terms: Hold<OfferTerms>;
  readonly give: Hold<ManualGrant>;
  readonly revoke: Hold<{ readonly grantId: Id<'bonus'> }>;
  readonly drop: Hold<DropPlan>;
};

/** What may still become cash of members: what runs, what waits for its turn, and envelopes that nobody has opened. */
const liabilities = async ({ db, clock, wallet }: ApplicationsDeps) => {
  const sums = await wallet.grants.sums(db);
  const of = (state: GrantSum['state'], amountOf: (row: GrantSum) => bigint) => {
    const rows = sums.filter((row) => row.state === state);
    return {
      count: rows.reduce((total, { count }) => total + count, 0),
      amount: money(rows.reduce((total, row) => total + amountOf(row), 0n)),
    };
  };
  const drops = await listDrops(db, clock.now());
  const opened = await countOpened(
    db,
    drops.map(({ id }) => id),
  );
  const left = drops.map(({ id, budget, envelopes }) => ({
    count: envelopes - (opened.get(id)?.opened ?? 0),
    amount: budget - (opened.get(id)?.used ?? 0n),
  }));
  const budgets = (await listBudgets(db)).map(({ budget, used }) => budget - used);
  return [
    { kind: 'RUNNING' as const, ...of('ACTIVE', ({ held }) => held) },
    { kind: 'WAITING' as const, ...of('QUEUED', ({ amount }) => amount) },
    {
      kind: 'ENVELOPES' as const,
      count: left.reduce((total, { count }) => total + count, 0),
      amount: money(left.reduce((total, { amount }) => total + amount, 0n)),
    },
    {
      kind: 'BUDGETS' as const,
      count: budgets.length,
      amount: money(budgets.reduce((total, rest) => total + rest, 0n)),
    },
  ];
};

/** The calls of staff: terms of offers with their budgets, and the bonuses of members. */
export const bonusOperatorRoutes = (deps: ApplicationsDeps, hold: Holds): readonly Route[] => {
  const { db, offers, wallet } = deps;
  const termsRows = async () => {
    const sums = Map.groupBy(await wallet.grants.sums(db), ({ source, sourceId }) =>
      source === 'offer' ? (sourceId ?? undefined) : undefined,
    );
    const budgets = new Map((await listBudgets(db)).map((row) => [row.promotion_id, row]));
    return Promise.all(
      (await listTerms(db)).map(async ({ promotionId, version, terms }) => {
        const texts: Localized<PromotionText> = (await offers.find(promotionId))?.texts ?? {};
        const own = sums.get(promotionId) ?? [];
        const sum = (of: (row: GrantSum) => bigint) => money(own.reduce((total, row) => total + of(row), 0n));
        const used = budgets.get(promotionId)?.used ?? money(0n);
        const converted = sum((row) => row.converted);
        const granted = sum((row) => row.amount);
        return {
          ...terms,
          promotionId: promotionId as Id<'promotion'>,
          titles: mapLocalized(texts, ({ title }) => title),
          version,
          used,
          given: budgets.get(promotionId)?.given ?? 0,
          forfeited: sum((row) => row.forfeited),
          converted,
          // What was not given as bonus money was given as cash.
          cost: money(used - granted + converted),
        };
      }),
    );
  };
  const grantRows = async (rows: readonly GrantRow[]) => {
    const levels = await deps.above.riskLevelsOf(db, [...new Set(rows.map((row) => row.member_id))]);
    return rows.map((row) => ({ ...grantFrom(row), risk: levels.get(row.member_id) ?? ('low' as const) }));
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
      approvalId: (await hold.terms(caller, terms, { reason })) as Id<'approval'>,
    })),
    bind(contract.listGrants, async ({ query: { memberId, state, cursor } }) => {
      const rows = await wallet.grants.list(db, {
        ...{ member: memberId, states: state && [state], before: cursor, limit: PAGE_SIZE + 1 },
      });
      const list = await grantRows(rows.slice(0, PAGE_SIZE));
      return { list, next: rows.length > PAGE_SIZE ? (list.at(-1)?.grantId.toString() ?? null) : null };
    }),
    bind(contract.readGrant, async ({ query }) => {
      const [grant] = await grantRows([needed(await wallet.grants.find(db, query.grantId), 'wallet.grant-unknown')]);
      return needed(grant, 'wallet.grant-unknown');
    }),
    bind(contract.giveGrant, async ({ body: { reason, ...grant } }, caller) => {
      // Accounts are opened before any transaction, so that the one of the approval finds them.
      if ((await deps.members.find(grant.memberId)) !== undefined)
        await wallet.grants.prepare(grant.memberId, await wallet.currencyOf({ account: 'member' }));
      return { approvalId: (await hold.give(caller, grant, { reason })) as Id<'approval'> };
    }),
    bind(contract.revokeGrant, async ({ body: { reason, ...grant } }, caller) => ({
      approvalId: (await hold.revoke(caller, grant, { reason })) as Id<'approval'>,
    })),
    bind(contract.readDryRun, async ({ query }) => {
      const [current] = await listTerms(db, query.promotionId);
      const { terms } = needed(current, 'promotions.terms-unknown');
      return { ...(await dryRun(deps, terms)), budget: terms.budget };
    }),
    bind(contract.readLiabilities, async () => ({ list: await liabilities(deps) })),
    bind(contract.publishDrop, async ({ body: { reason, ...plan } }, caller) => ({
      approvalId: (await hold.drop(caller, plan, { reason })) as Id<'approval'>,
    })),
    bind(contract.listDropsForStaff, async () => {
      const drops = await listDrops(db);
      const opened = await countOpened(
        db,
        drops.map(({ id }) => id),
      );
      return {
        list: drops.map(({ id, texts, currency: _currency, ...drop }) => ({
          ...{ ...drop, dropId: id as Id<'drop'>, titles: texts },
          ...{ used: opened.get(id)?.used ?? money(0n), opened: opened.get(id)?.opened ?? 0 },
        })),
      };
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
