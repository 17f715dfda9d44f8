import { listener } from '../../platform/events/index.ts';
import type { Job } from '../../platform/jobs/index.ts';
import type { Module } from '../../platform/module.ts';
import { keepBooks } from './books.ts';
import type { WalletDeps } from './deps.ts';
import { grantsClosed } from './facts.ts';
import type { Grants } from './grants.ts';
import { foldHouse, openMonths } from './store.ts';
import { prove } from './store/prove.ts';

const MONTHS_AHEAD = 6;

/** What the wallet does by the clock, and after grants that closed: each piece may run twice and on any node. */
export const timedWork = (
  deps: WalletDeps,
  { grants, recovery }: { readonly grants: Grants; readonly recovery: Job<null> },
): Required<Pick<Module, 'jobs' | 'listeners' | 'schedules'>> => {
  const { db, log } = deps;
  const job = (name: string, run: () => Promise<void>): Job<null> => ({ name, run });
  const fold = job('wallet.fold-house', async () => {
    while ((await foldHouse(db)) > 0);
  });
  const due = job('wallet.settle-due-grants', () => grants.settleAllDue());
  const months = job('wallet.open-months', () => openMonths(db, MONTHS_AHEAD));
  const books = job('wallet.keep-books', () => keepBooks(deps));
  const proof = job('wallet.prove', async () => {
    const { faults, legs } = await prove(deps);
    // An alarm and not an exception: proving again would not repair it.
    if (faults.length > 0) log.error({ faults }, 'the ledger does not hold');
    else log.info({ legs: legs.toString() }, 'the ledger holds');
  });
  return {
    jobs: [fold, months, books, proof, recovery, due],
    listeners: [
      listener('wallet.begin-next-grant', grantsClosed, (tx, facts) =>
        grants.beginNextOf(
          tx,
          facts.flatMap(({ payload }) => payload.grants),
        ),
      ),
    ],
    schedules: [
      { job: due, cron: '* * * * *' },
      { job: fold, cron: '* * * * *' },
      { job: recovery, cron: '* * * * *' },
      { job: months, cron: '17 3 * * *' },
      { job: books, cron: '*/5 * * * *' },
      { job: proof, cron: '40 19 * * *' },
    ],
  };
};
