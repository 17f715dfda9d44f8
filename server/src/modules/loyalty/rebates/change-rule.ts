import { rebateRuleChangeSchema } from '@fairground/contract/loyalty/rebate-operator-endpoints';
import type { output } from 'zod/mini';
import type { Tx } from '../../../platform/database/index.ts';
import { needed } from '../../../platform/needed.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { rowVersion } from '../../../platform/row-version.ts';
import type { Approvals, Hold } from '../../approvals/index.ts';
import type { LoyaltyDeps } from '../deps.ts';
import { lockRebateRule, setRebateRate } from '../store/rebates.ts';
import type { RebateRule } from '../store/rebates.ts';

export type RebateRuleChange = output<typeof rebateRuleChangeSchema>;

export const rebateRuleVersion = (rule: RebateRule): string => rowVersion(rule);

/** A rate is money for everybody who plays: it changes by two people. */
export const registerRebateRule = (
  { audit }: Pick<LoyaltyDeps, 'audit'>,
  approvals: Approvals,
): Hold<RebateRuleChange> =>
  approvals.register<typeof rebateRuleChangeSchema>({
    kind: 'loyalty.rebate-rule',
    permission: 'loyalty.write',
    schema: rebateRuleChangeSchema,
    describe: async (tx, { product, ratePpm }) => {
      const { ratePpm: before } = await ruleOf(tx, product);
      return { target: product, changes: [{ field: 'ratePpm', before: String(before), after: String(ratePpm) }] };
    },
    validate: async (tx, { product, ratePpm }) => {
      if (ratePpm > (await ruleOf(tx, product)).capPpm) throw new Refusal('loyalty.rebate-refused');
    },
    versionOf: async (tx, { product }) => rebateRuleVersion(await ruleOf(tx, product)),
    execute: async (tx, { product, ratePpm }, { actor }) => {
      const before = await ruleOf(tx, product);
      await setRebateRate(tx, product, ratePpm);
      await audit.record(tx, {
        ...{ ...actor, action: 'loyalty.change-rebate-rule', resource: 'rebate-rule', resourceId: product },
        before: { ratePpm: before.ratePpm },
        after: { ratePpm },
      });
    },
  });

const ruleOf = async (tx: Tx, product: string): Promise<RebateRule> =>
  needed(await lockRebateRule(tx, product), 'loyalty.rebate-refused');
