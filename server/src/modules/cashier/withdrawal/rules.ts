import { inTransaction } from '../../../platform/database/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { Actor } from '../../audit/index.ts';
import { readRules, writeRules } from '../store/withdrawal-rules.ts';
import type { WithdrawalRules } from './domain/rules.ts';
import { areRulesSound } from './domain/rules.ts';
import type { WithdrawalCore } from './parts.ts';

/** Changes some of the rules of withdrawals; they hold for what is asked for from now on. */
export const changeRules = (
  { db, audit }: Pick<WithdrawalCore, 'db' | 'audit'>,
  actor: Actor,
  changes: Partial<WithdrawalRules>,
): Promise<WithdrawalRules> =>
  inTransaction(db, async (tx) => {
    const before = await readRules(tx);
    const after = { ...before, ...changes };
    if (!areRulesSound(after)) throw new Refusal('cashier.amount-range');
    await writeRules(tx, after);
    await audit.record(tx, {
      ...actor,
      action: 'cashier.change-withdrawal-rules',
      resource: 'withdrawal-rules',
      resourceId: 'all',
      before: asText(before),
      after: asText(after),
    });
    return after;
  });

const asText = (rules: WithdrawalRules): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(rules).map(([name, value]) => [name, value.toString()]));
