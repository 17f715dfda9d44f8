import { withdrawalRulesChangeSchema } from '@fairground/contract/cashier/operator-endpoints';
import { money, writeMoney } from '@fairground/contract/money';
import type { Tx } from '../../../platform/database/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { rowVersion } from '../../../platform/row-version.ts';
import type { Approvals, FieldChange, Hold } from '../../approvals/index.ts';
import { lockRules, writeRules } from '../store/withdrawal-rules.ts';
import type { WithdrawalRules } from './domain/rules.ts';
import { areRulesSound } from './domain/rules.ts';
import type { WithdrawalCore } from './parts.ts';

/** The rules that are named; the others stay. */
export type RulesChange = { readonly [Name in keyof WithdrawalRules]?: WithdrawalRules[Name] | undefined };

/** The version of the rules, as the maker of a change saw them. */
export const rulesVersion = (rules: WithdrawalRules): string => rowVersion(asText(rules));

/** The rules of withdrawals change only by two people; they hold for what is asked for from then on. */
export const registerRulesChange = (
  { audit }: Pick<WithdrawalCore, 'audit'>,
  approvals: Approvals,
): Hold<RulesChange> =>
  approvals.register<typeof withdrawalRulesChangeSchema>({
    kind: 'cashier.withdrawal-rules',
    permission: 'finance.write',
    schema: withdrawalRulesChangeSchema,
    describe: async (tx, change) => {
      const { before, after } = await changed(tx, change);
      const fields = Object.keys(before) as (keyof WithdrawalRules)[];
      const changes: readonly FieldChange[] = fields
        .filter((field) => before[field] !== after[field])
        .map((field) => ({ field, before: said(before[field]), after: said(after[field]) }));
      return { target: 'rules of withdrawals', changes };
    },
    validate: async (tx, change) => {
      if (!areRulesSound((await changed(tx, change)).after)) throw new Refusal('cashier.amount-range');
    },
    versionOf: async (tx) => rulesVersion(await lockRules(tx)),
    execute: async (tx, change, { actor }) => {
      const { before, after } = await changed(tx, change);
      await writeRules(tx, after);
      await audit.record(tx, {
        ...actor,
        action: 'cashier.change-withdrawal-rules',
        resource: 'withdrawal-rules',
        resourceId: 'all',
        before: asText(before),
        after: asText(after),
      });
    },
  }) as Hold<RulesChange>;

const changed = async (tx: Tx, change: RulesChange) => {
  const before = await lockRules(tx);
  const named = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  return { before, after: { ...before, ...named } as WithdrawalRules };
};

const said = (value: bigint | number): string => (typeof value === 'bigint' ? writeMoney(money(value)) : String(value));

const asText = (rules: WithdrawalRules): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(rules).map(([name, value]) => [name, value.toString()]));
