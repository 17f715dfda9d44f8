import type { FiguresDeps } from './deps.ts';
import { dayAfter } from '../../platform/business-window.ts';
import { rebuildDay } from './rebuild-day.ts';
import { readGate } from './store/gate.ts';
import type { Difference } from './store/shadow.ts';

type Deps = Pick<FiguresDeps, 'db' | 'clock' | 'log' | 'betting' | 'cashier' | 'members' | 'wallet' | 'days'>;

/** Proves the figures of yesterday, every night. An alarm and not an exception: trying again would not repair it. */
export const verifyYesterday = async (deps: Deps): Promise<void> => {
  const { clock, days, db, log } = deps;
  const day = dayAfter(days.dayOf(clock.now()), -1);
  // Of a day on which counting began, only a part was counted.
  if (day < (await readGate(db)).countedFrom) return;
  const { isClosed, differences } = await rebuildDay(deps, day);
  if (differences.length > 0)
    log.error({ day, isClosed, differences: differences.slice(0, 20).map(describe) }, 'figures differ from the ledger');
  else log.info({ day }, 'the figures hold');
};

const describe = ({ table, owner, product, column, stored, rebuilt }: Difference): string =>
  `${table} ${owner ?? ''} ${product} ${column}: ${stored} stored, ${rebuilt} by the ledger`;
