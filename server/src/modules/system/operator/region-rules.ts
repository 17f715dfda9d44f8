import { newRegionRuleSchema, regionRuleRemovalSchema } from '@fairground/contract/system/operator-endpoints';
import { Refusal } from '../../../platform/refusal.ts';
import type { Approvals, FieldChange, Hold } from '../../approvals/index.ts';
import type { NewRegionRule } from '../change-region-rules.ts';
import { addRegionRule, checkedRule, removeRegionRule, toldOf } from '../change-region-rules.ts';
import type { SystemDeps } from '../deps.ts';
import type { NoticeBoard } from '../notice-board.ts';
import { lockRegionRule } from '../store.ts';

type RegionRuleHolds = {
  readonly holdNewRegionRule: Hold<NewRegionRule>;
  readonly holdRegionRuleRemoval: Hold<{ readonly id: bigint }>;
};

/** Who is let in changes only by two people. */
export const registerRegionRules = (deps: SystemDeps, approvals: Approvals, board: NoticeBoard): RegionRuleHolds => ({
  holdNewRegionRule: approvals.register({
    kind: 'system.create-region-rule',
    permission: 'system.write',
    schema: newRegionRuleSchema,
    describe: (_tx, rule) => {
      const fields = Object.entries(toldOf(checkedRule(rule)));
      const changes = fields.map(([field, value]) => ({ field, before: null, after: String(value) }));
      return Promise.resolve({ target: 'a new region rule', changes });
    },
    validate: (_tx, rule) => Promise.resolve(void checkedRule(rule)),
    // Nothing is replaced: a rule joins the list.
    versionOf: () => Promise.resolve(''),
    execute: async (tx, rule, { actor }) => void (await addRegionRule(deps, board, tx, actor, rule)),
  }),
  holdRegionRuleRemoval: approvals.register<typeof regionRuleRemovalSchema>({
    kind: 'system.delete-region-rule',
    permission: 'system.write',
    schema: regionRuleRemovalSchema,
    describe: async (tx, { id }) => {
      const rule = await lockRegionRule(tx, id);
      const changes: readonly FieldChange[] = Object.entries(rule ? toldOf(rule) : {}).map(([field, value]) => ({
        field,
        before: String(value),
        after: null,
      }));
      return { target: `region rule ${id}`, changes };
    },
    validate: async (tx, { id }) => {
      if (!(await lockRegionRule(tx, id))) throw new Refusal('system.region-rule-unknown');
    },
    // A rule is never edited, so the one that is there is the one the maker saw.
    versionOf: (_tx, { id }) => Promise.resolve(id.toString()),
    execute: (tx, { id }, { actor }) => removeRegionRule(deps, board, tx, actor, id),
  }) as Hold<{ readonly id: bigint }>,
});
