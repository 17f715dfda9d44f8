import { money } from '@fairground/contract/money';
import { inTransaction } from '../../../platform/database/index.ts';
import type { Tx } from '../../../platform/database/index.ts';
import { listSlicesIn, updateSlice } from '../store/slices.ts';
import type { SliceRow } from '../store/slices.ts';
import { actOf } from './domain/counterparty.ts';
import { markSlicePaid } from './pay-slice.ts';
import type { C2cCore } from './parts.ts';
import { lockAll, openSides, settleSlice } from './settle-slice.ts';
import type { LockedSlice, Sides } from './settle-slice.ts';

const BATCH = 100;

/** Every minute: the sandbox's counterparty acts, and what a receiver did not answer in time counts as received. */
export const sweepSlices = async (core: C2cCore): Promise<void> => {
  for (let after: SliceRow['id'] | undefined; ;) {
    const rows = await listSlicesIn(core.db, { states: ['MATCHED', 'PAID'], limit: BATCH, after });
    for (const row of rows)
      await tend(core, row).catch((error: unknown) =>
        core.log.error({ err: error, slice: row.id.toString() }, 'a slice is stuck'),
      );
    after = rows.at(-1)?.id;
    if (rows.length < BATCH) return;
  }
};

const tend = async (core: C2cCore, found: SliceRow): Promise<void> => {
  const sides = await openSides(core, core.db, found);
  await inTransaction(core.db, async (tx) => {
    const locked = await lockAll(tx, found, sides);
    const { slice } = locked;
    if (slice.status === 'MATCHED' && slice.deposit_id === null) await payAsCounterparty(core, tx, slice);
    if (slice.status === 'PAID' && slice.withdrawal_id === null) await answerAsCounterparty(core, tx, locked, sides);
    else if (slice.status === 'PAID') await endSilence(core, tx, locked, sides);
  });
};

/** A payer of the sandbox pays at once, or never. */
const payAsCounterparty = async (core: C2cCore, tx: Tx, slice: SliceRow): Promise<void> => {
  if (actOf(slice.amount) !== 'nothing') return markSlicePaid(core, tx, slice, 'sandbox');
  const now = core.clock.now();
  if (now < slice.pay_deadline) return;
  await updateSlice(tx, slice.id, { status: 'EXPIRED', received: money(0n), moved_at: now, moved_by: 'sandbox' });
};

/** A receiver of the sandbox says that all, half or nothing came, or does not answer. */
const answerAsCounterparty = async (core: C2cCore, tx: Tx, locked: LockedSlice, sides: Sides): Promise<void> => {
  const { slice } = locked;
  const act = actOf(slice.amount);
  if (act === 'nothing') return endSilence(core, tx, locked, sides);
  if (act === 'all') {
    const ending = { status: 'RECEIVED', received: slice.amount, by: 'sandbox', receiptBy: 'member' } as const;
    await settleSlice(core, tx, locked, ending, sides);
    return;
  }
  const said =
    act === 'half'
      ? ({ answer: 'PARTLY', answer_amount: money(slice.amount / 2n) } as const)
      : ({ answer: 'NOT_RECEIVED' } as const);
  await updateSlice(tx, slice.id, { ...said, status: 'DISPUTED', moved_at: core.clock.now(), moved_by: 'sandbox' });
};

/** A receiver must not block a payer: silence until the deadline counts as received. */
const endSilence = async (core: C2cCore, tx: Tx, locked: LockedSlice, sides: Sides): Promise<void> => {
  const { slice } = locked;
  if (slice.confirm_deadline === null || core.clock.now() < slice.confirm_deadline) return;
  const ending = { status: 'RECEIVED', received: slice.amount, by: 'system', receiptBy: 'silence' } as const;
  await settleSlice(core, tx, locked, ending, sides);
};
