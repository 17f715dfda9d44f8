import { money } from '@fairground/contract/money';
import { inTransaction } from '../../../platform/database/index.ts';
import type { Job } from '../../../platform/jobs/index.ts';
import { creditIn } from '../bonus/credit.ts';
import type { ApplicationsDeps, FreeRoundsKey } from '../deps.ts';
import { spinsOf } from '../domain/spins.ts';
import { endSpins, findSpins, lockOpenSpins, settleAward } from '../store/free-spins.ts';

const AT_ONCE = 500;

/** Gives what free spins won once the last one is over or their time is up. Again it gives nothing more. */
export const createEndSpinsJob = (deps: ApplicationsDeps): Job<null> => ({
  name: 'promotions.end-free-spins',
  run: async (_payload, signal) => {
    for (const key of await deps.above.freeRounds.listOver(deps.db, AT_ONCE)) {
      if (signal.aborted) return;
      try {
        await endOne(deps, key);
      } catch (error) {
        // The spins of one member must not keep those of all others from being paid.
        deps.log.error({ err: error, campaign: key.campaign }, 'free spins that are over were not paid');
      }
    }
  },
});

const endOne = async (deps: ApplicationsDeps, key: FreeRoundsKey): Promise<void> => {
  const { db, clock, wallet, above } = deps;
  const id = spinsOf(key.campaign);
  const found = id === undefined ? undefined : await findSpins(db, id);
  if (found === undefined) return;
  const standing = await above.freeRounds.countStanding(key);
  if (standing === undefined) return;
  await wallet.grants.prepare(found.member_id, found.currency);
  await inTransaction(db, async (tx) => {
    const row = await lockOpenSpins(tx, found.id);
    if (row === undefined) return;
    const won = await above.freeRounds.closeIn(tx, key, standing);
    if (won === undefined) return;
    const paid = money(won < row.most ? won : row.most);
    const grantId =
      paid === 0n
        ? null
        : await creditIn(deps, tx, {
            ...{ key: `spins ${row.id}`, member: row.member_id, currency: row.currency, amount: paid },
            ...{ source: row.source, sourceId: row.source_id },
            terms: {
              ...{ credit: row.credit, multiplierX100: row.multiplier_x100, maxBet: row.max_bet },
              ...{ capX100: row.cap_x100, runHours: row.run_hours, products: row.products },
            },
          });
    await endSpins(tx, row.id, { won, paid, grant_id: grantId, ended_at: clock.now() });
    if (row.award_id !== null) await settleAward(tx, row.award_id, paid, grantId);
  });
};
