import * as contract from '@fairground/contract/cashier/desk-operator-endpoints';
import type { Id } from '@fairground/contract/ids';
import type { Route } from '../../../platform/http/route.ts';
import { bind } from '../../../platform/http/route.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { Hold } from '../../approvals/index.ts';
import { readRules } from '../store/withdrawal-rules.ts';
import { findByNumber } from '../store/withdrawals.ts';
import type { WithdrawalCore } from './parts.ts';
import { rulesVersion } from './rules.ts';
import type { RulesChange } from './rules.ts';
import { showToStaff } from './show.ts';

/** What staff looks up of withdrawals, and the rules they change. */
export const deskRoutes = (core: WithdrawalCore, holdRules: Hold<RulesChange>): readonly Route[] => [
  bind(contract.readWithdrawalForStaff, async ({ query }) => {
    const row = await findByNumber(core.db, query.no);
    const [shown] = row === undefined ? [] : await showToStaff(core, core.db, [row]);
    if (shown === undefined) throw new Refusal('cashier.withdrawal-unknown');
    return shown;
  }),
  bind(contract.readWithdrawalRules, async () => {
    const rules = await readRules(core.db);
    return { ...rules, version: rulesVersion(rules) };
  }),
  bind(contract.changeWithdrawalRules, async ({ body: { version, reason, ...change } }, caller) => ({
    approvalId: (await holdRules(caller, change, { reason, version })) as Id<'approval'>,
  })),
];
