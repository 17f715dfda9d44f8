import type { MemberId } from '@fairground/contract/ids';
import { inTransaction } from '../../platform/database/index.ts';
import type { Tx } from '../../platform/database/index.ts';
import { applyByDay } from './apply-deltas.ts';
import { categoriesOf } from './categories.ts';
import type { FiguresDeps } from './deps.ts';
import { windowOf } from '../../platform/business-window.ts';
import { collectDeltas } from './domain/deltas.ts';
import type { Deltas } from './domain/deltas.ts';
import { sumsOfDay } from './domain/game-sums.ts';
import { countedOf } from './domain/movement-columns.ts';
import { readGate } from './store/gate.ts';
import { clearShadow, listDifferences, takeRebuild } from './store/shadow.ts';
import type { Difference } from './store/shadow.ts';

export type Rebuilt = {
  readonly day: string;
  /** Whether the day is final: before that, a difference may be a fact that is on its way. */
  readonly isClosed: boolean;
  readonly differences: readonly Difference[];
};

type Deps = Pick<FiguresDeps, 'db' | 'betting' | 'cashier' | 'members' | 'wallet' | 'days'>;

const DIFFERENCES_MAX = 200;

/**
 * Computes the figures of a day from the register, the ledger and the rows of the cashier and the members into tables of its
 * own, by the same rules, and compares them with what was added up from facts. Changes no figure.
 */
export const rebuildDay = (deps: Deps, day: string): Promise<Rebuilt> =>
  inTransaction(deps.db, async (tx) => {
    await takeRebuild(tx);
    await clearShadow(tx);
    const span = windowOf(day, deps.days.timeZone);
    await deps.betting.walkDaySums(tx, span, async (sums) => {
      const categories = await categoriesOf(
        deps,
        sums.map(({ product }) => product),
      );
      await addPage(deps, tx, (deltas) => {
        for (const sum of sums)
          deltas.add({ member: sum.member as MemberId, day, product: categories(sum.product) }, sumsOfDay(sum));
      });
    });
    await deps.wallet.walkDayMovements(tx, day, (sides) =>
      addPage(deps, tx, (deltas) => {
        for (const side of sides) {
          const counted = countedOf(side);
          const member = BigInt(side.member) as MemberId;
          if (counted) deltas.add({ member, day, product: 'ALL' }, { [counted.column]: counted.amount });
        }
      }),
    );
    await deps.cashier.walkFirstDeposits(tx, span, (firsts) =>
      addPage(deps, tx, (deltas) => {
        for (const { member, amount } of firsts)
          deltas.add({ member, day, product: 'ALL' }, { first_depositors: 1n, first_deposit: amount });
      }),
    );
    await deps.members.walkRegistered(tx, span, (ids) =>
      addPage(deps, tx, (deltas) => {
        for (const member of ids) deltas.add({ member, day, product: 'ALL' }, { new_members: 1n });
      }),
    );
    const { closedUntil } = await readGate(tx);
    const differences = await listDifferences(tx, day, DIFFERENCES_MAX);
    await clearShadow(tx);
    return { day, isClosed: closedUntil >= span.to, differences };
  });

const addPage = async ({ members }: Deps, tx: Tx, collect: (deltas: Deltas) => void): Promise<void> => {
  const deltas = collectDeltas();
  collect(deltas);
  await applyByDay({ members }, tx, 'shadow', deltas.list());
};
