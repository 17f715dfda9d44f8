import { afterAll } from 'vitest';
import { createBusinessDays } from '../../../platform/business-days.ts';
import { createBus } from '../../../platform/bus/index.ts';
import { createEvents } from '../../../platform/events/index.ts';
import type { TestDatabase } from '../../../testing/database.ts';
import { createBetting } from '../../betting/index.ts';
import { cashierDesk } from '../../cashier/testing/cashier-desk.ts';
import { createFigures } from '../index.ts';
import { ZONE } from './counted-table.ts';

/** A cashier with figures that count what it does. */
export const aCountedDesk = async (database: TestDatabase) => {
  const desk = await cashierDesk(database);
  desk.clock.set(new Date());
  const betting = createBetting({ ...desk, lanePool: database.pool, lanes: 2 });
  const { cashier } = desk;
  const figures = createFigures({ ...desk, days: createBusinessDays(ZONE), betting, cashier });
  const [listener] = figures.listeners ?? [];
  if (listener === undefined) throw new Error('The figures listen to nothing.');
  const bus = await createBus({ url: database.nodeUrl, log: desk.log, gatherMs: 2 });
  const events = createEvents({ ...desk, bus, tickMs: 20 });
  await events.start([listener]);
  afterAll(() => events.stop().then(() => bus.close()));
  return { desk, cashier, figures, listener };
};
