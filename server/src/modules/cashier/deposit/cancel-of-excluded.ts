import type { MemberId } from '@fairground/contract/ids';
import { listener } from '../../../platform/events/index.ts';
import type { Listener } from '../../../platform/events/index.ts';
import { memberExcluded } from '../../protection/index.ts';
import { lockWaitingOf, moveDeposit } from '../store/deposits.ts';
import { announceMove } from './announce-move.ts';
import type { DepositDeps } from './parts.ts';
import { releaseSlice } from '../store/slices.ts';

/** Nobody is asked to pay after an exclusion. Money that comes all the same is refused by the wallet and goes to a person. */
export const cancelOfExcluded = (deps: DepositDeps): Listener =>
  listener('cashier.cancel-of-excluded', memberExcluded, async (tx, facts) => {
    for (const { payload } of facts)
      for (const { id } of await lockWaitingOf(tx, BigInt(payload.member) as MemberId)) {
        const moved = await moveDeposit(tx, id, { status: 'CANCELLED', changed_at: deps.clock.now() });
        await releaseSlice(tx, id, deps.clock.now(), 'system');
        await announceMove(deps, tx, moved);
      }
  });
