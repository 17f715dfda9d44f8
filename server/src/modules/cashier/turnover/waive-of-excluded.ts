import type { MemberId } from '@fairground/contract/ids';
import { writeMoney } from '@fairground/contract/money';
import { listener } from '../../../platform/events/index.ts';
import type { Listener } from '../../../platform/events/index.ts';
import { memberExcluded } from '../../protection/index.ts';
import type { CashierDeps } from '../deps.ts';
import { lockOpenTurnover, waiveRows } from '../store/turnover.ts';

/** Nobody is asked to play after an exclusion, also not once it is lifted: the money of that time has left by then. */
export const waiveOfExcluded = ({ clock, audit }: Pick<CashierDeps, 'clock' | 'audit'>): Listener =>
  listener('cashier.waive-of-excluded', memberExcluded, async (tx, facts) => {
    const members = facts.map(({ payload }) => BigInt(payload.member) as MemberId);
    const rows = await lockOpenTurnover(tx, members);
    if (rows.length === 0) return;
    await waiveRows(
      tx,
      rows.map(({ id }) => id),
      clock.now(),
    );
    for (const { id, progress, required } of rows)
      await audit.record(tx, {
        actorKind: 'system',
        actor: 'cashier',
        reason: 'the member excluded itself',
        ip: '',
        action: 'cashier.waive-turnover',
        resource: 'turnover',
        resourceId: id.toString(),
        before: { status: 'OPEN', progress: writeMoney(progress), required: writeMoney(required) },
        after: { status: 'WAIVED' },
      });
  });
