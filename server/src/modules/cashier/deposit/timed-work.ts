import { UNPAID_STATES } from '@fairground/contract/cashier/deposit-states';
import { inTransaction } from '../../../platform/database/index.ts';
import type { Job } from '../../../platform/jobs/index.ts';
import { providerNamed } from '../providers/provider-named.ts';
import { lockExpired, moveDeposit, takeToAsk } from '../store/deposits.ts';
import type { DepositRow } from '../store/deposits.ts';
import { announceMove } from './announce-move.ts';
import type { DepositDeps } from './parts.ts';
import { startDeposit } from './start-deposit.ts';
import { takeDepositNotice } from './take-notice.ts';
import { C2C } from '../c2c/rules.ts';
import { releaseSlice } from '../store/slices.ts';

const BATCH = 100;

/** Unpaid deposits end after their time; money that comes later is credited all the same. */
export const createExpireDeposits = (deps: DepositDeps): Job<null> => ({
  name: 'cashier.expire-deposits',
  run: async () => {
    while ((await expireSome(deps)) === BATCH);
  },
});

const expireSome = (deps: DepositDeps): Promise<number> =>
  inTransaction(deps.db, async (tx) => {
    const now = deps.clock.now();
    const rows = await lockExpired(tx, now, BATCH);
    for (const row of rows) {
      const moved = await moveDeposit(tx, row.id, { status: 'EXPIRED', changed_at: now });
      await releaseSlice(tx, row.id, now, 'system');
      await deps.messages.write(tx, {
        member: row.member_id,
        kind: 'deposit-expired',
        params: { amount: row.amount.toString(), no: row.no },
        link: { page: 'depositv2', id: row.no },
        key: `deposit:${row.id}:expired`,
      });
      await announceMove(deps, tx, moved);
    }
    return rows.length;
  });

/** Asks providers for what no callback told. Only what the provider says moves a deposit; silence moves nothing. */
export const createAskProviders = (deps: DepositDeps): Job<null> => ({
  name: 'cashier.ask-providers',
  run: async (_payload, signal) => {
    const rows = await inTransaction(deps.db, (tx) => takeToAsk(tx, deps.clock.now(), BATCH));
    for (const row of rows) {
      if (signal.aborted) return;
      await askOne(deps, row);
    }
  },
});

const askOne = async (deps: DepositDeps, row: DepositRow): Promise<void> => {
  try {
    if (row.status === 'CREATED') await startDeposit(deps, row);
    // A member-to-member deposit has no provider to query.
    if (row.provider === C2C) return;
    const notice = await providerNamed(deps.providers, row.provider).findDeposit(row.no);
    if (notice !== undefined && notice.no === row.no) await takeDepositNotice(deps, row.provider, notice);
  } catch (error) {
    // The next run asks again; one provider that is silent does not keep the others waiting.
    const level = UNPAID_STATES.includes(row.status) ? 'warn' : 'debug';
    deps.log[level]({ err: error, no: row.no, provider: row.provider }, 'a provider could not be asked');
  }
};
