import { turnoverWaiverSchema } from '@fairground/contract/cashier/operator-endpoints';
import * as contract from '@fairground/contract/cashier/operator-endpoints';
import type { Id, MemberId } from '@fairground/contract/ids';
import { writeMoney } from '@fairground/contract/money';
import type { Money } from '@fairground/contract/money';
import type { Tx } from '../../../platform/database/index.ts';
import { bind } from '../../../platform/http/route.ts';
import { listener } from '../../../platform/events/index.ts';
import type { Module } from '../../../platform/module.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { betsSettled } from '../../betting/index.ts';
import type { Hold } from '../../approvals/index.ts';
import type { CashierDeps } from '../deps.ts';
import { insertTurnover, lockTurnover, waiveRows } from '../store/turnover.ts';
import { countBets } from './count-bets.ts';
import { waiveOfExcluded } from './waive-of-excluded.ts';
import type { TurnoverSource } from './source.ts';

/** What must be played before money may leave (domain 9.5). */
export type Turnover = Module & {
  /** Opens a requirement in the transaction of the credit it belongs to; the same source and reference open it once. */
  readonly open: (
    tx: Tx,
    requirement: {
      readonly member: MemberId;
      readonly source: TurnoverSource;
      readonly reference: string;
      readonly required: Money;
      /** Parts per million by the number of a product or by a category; what neither names counts in full. */
      readonly weights?: Readonly<Record<string, number>>;
    },
  ) => Promise<void>;
  /** Holds the waiver of a requirement for a second person. */
  readonly holdWaiver: Hold<{ readonly turnoverId: Id<'turnover'> }>;
};

export const createTurnover = (deps: CashierDeps): Turnover => {
  const { clock, approvals, audit } = deps;

  const openRow = async (tx: Tx, id: Id<'turnover'>) => {
    const row = await lockTurnover(tx, id);
    if (row?.status !== 'OPEN') throw new Refusal('cashier.turnover-unknown');
    return row;
  };

  const holdWaiver = approvals.register({
    kind: 'cashier.waive-turnover',
    permission: 'finance.write',
    schema: turnoverWaiverSchema,
    describe: async (tx, { turnoverId }) => {
      const { memberId, source, required, progress } = await openRow(tx, turnoverId);
      return {
        target: `member ${memberId}`,
        changes: [
          { field: `turnover ${turnoverId} of ${source}`, before: 'OPEN', after: 'WAIVED' },
          { field: 'played', before: writeMoney(progress), after: null },
          { field: 'required', before: writeMoney(required), after: null },
        ],
      };
    },
    validate: async (tx, { turnoverId }) => void (await openRow(tx, turnoverId)),
    // Progress goes on meanwhile and does not matter to the waiver.
    versionOf: () => Promise.resolve(''),
    execute: async (tx, { turnoverId }, { actor }) => {
      const row = await openRow(tx, turnoverId);
      await waiveRows(tx, [turnoverId], clock.now());
      await audit.record(tx, {
        ...actor,
        action: 'cashier.waive-turnover',
        resource: 'turnover',
        resourceId: turnoverId.toString(),
        before: { status: 'OPEN', progress: writeMoney(row.progress), required: writeMoney(row.required) },
        after: { status: 'WAIVED' },
      });
    },
  });

  return {
    open: async (tx, requirement) => {
      if (requirement.required > 0n) await insertTurnover(tx, { ...requirement, openedAt: clock.now() });
    },
    holdWaiver,
    listeners: [
      listener('cashier.turnover', betsSettled, (tx, facts) =>
        countBets(
          deps,
          tx,
          facts.map(({ payload }) => payload),
        ),
      ),
      waiveOfExcluded(deps),
    ],
    routes: [
      bind(contract.waiveTurnover, async ({ body: { reason, ...waiver } }, caller) => ({
        approvalId: (await holdWaiver(caller, waiver, { reason })) as Id<'approval'>,
      })),
    ],
  };
};
