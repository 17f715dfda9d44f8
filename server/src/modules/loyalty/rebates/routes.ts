import type { Id } from '@fairground/contract/ids';
import * as contract from '@fairground/contract/loyalty/rebates';
import * as operator from '@fairground/contract/loyalty/rebate-operator-endpoints';
import { money } from '@fairground/contract/money';
import { bind } from '../../../platform/http/route.ts';
import type { Route } from '../../../platform/http/route.ts';
import { needed } from '../../../platform/needed.ts';
import type { Hold } from '../../approvals/index.ts';
import { showClaim } from '../claims/show-claim.ts';
import type { LoyaltyDeps } from '../deps.ts';
import { listOpenRebates, listRebateRules } from '../store/rebates.ts';
import type { RebateRule } from '../store/rebates.ts';
import { rebateRuleVersion } from './change-rule.ts';
import type { RebateRuleChange } from './change-rule.ts';
import { claimRebate, showRebate } from './claim-rebate.ts';

const ALL_DAYS = '2000-01-01';

/** Rebates as players and staff see them. */
export const rebateRoutes = (deps: LoyaltyDeps, holdRule: Hold<RebateRuleChange>): readonly Route[] => [
  bind(contract.readRebate, (_input, { session }) => showRebate(deps, session.memberId)),
  bind(contract.claimRebate, async ({ body }, { session, language }) =>
    showClaim(deps, await claimRebate(deps, session.memberId, body.idempotencyKey), language),
  ),
  bind(operator.listRebateRules, async () => ({ list: (await listRebateRules(deps.db)).map(ruleRow) })),
  bind(operator.readRebateRule, async ({ query }) =>
    ruleRow(
      needed(
        (await listRebateRules(deps.db)).find(({ product }) => product === query.id),
        'loyalty.rebate-refused',
      ),
    ),
  ),
  bind(operator.changeRebateRule, async ({ body: { reason, version, ...change } }, caller) => ({
    approvalId: (await holdRule(caller, change, { reason, version })) as Id<'approval'>,
  })),
  bind(operator.listMemberRebates, async ({ query }) => ({
    list: (await listOpenRebates(deps.db, query.memberId, ALL_DAYS)).map(
      ({ day, product, base, ratePpm, boostPpm, amount }) => ({
        ...{ id: `${day} ${product}`, day, product, ratePpm, boostPpm },
        base: money(base),
        amount: money(amount),
      }),
    ),
  })),
];

const ruleRow = (rule: RebateRule) => ({ id: rule.product, ...rule, version: rebateRuleVersion(rule) });
