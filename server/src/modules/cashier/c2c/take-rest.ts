import type { Tx } from '../../../platform/database/index.ts';
import type { CashierDeps } from '../deps.ts';
import { readRest } from '../store/slices.ts';
import { updateWithdrawal } from '../store/withdrawals.ts';
import type { WithdrawalRow } from '../store/withdrawals.ts';
import { finish } from '../withdrawal/finish.ts';
import type { MoneyRoom } from '../withdrawal/money-steps.ts';

/** Takes a locked withdrawal out of the pool; what no member has paid goes back once nothing is promised any more. */
export const takeRest = async (
  core: CashierDeps,
  tx: Tx,
  row: WithdrawalRow,
  room: MoneyRoom,
): Promise<WithdrawalRow> =>
  giveRest(core, tx, await updateWithdrawal(tx, row.id, { rest_back_at: core.clock.now() }), room);

/** Ends a locked withdrawal whose owner takes the rest back; not while a part is promised to a payer. */
export const giveRest = async (
  core: CashierDeps,
  tx: Tx,
  row: WithdrawalRow,
  room: MoneyRoom,
): Promise<WithdrawalRow> => {
  const { rest, open } = await readRest(tx, row.id);
  if (open > 0) return row;
  const status = row.settled > 0n ? 'PART_CONFIRMED' : 'RETURNED';
  const ending = { status, paid: 0n, returned: rest, by: 'member', reason: 'member-cancelled' } as const;
  return finish(core, tx, row, ending, room);
};
