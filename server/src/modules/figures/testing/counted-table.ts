import type { MemberId } from '@fairground/contract/ids';
import { expect } from 'vitest';
import { createBusinessDays } from '../../../platform/business-days.ts';
import { createBus } from '../../../platform/bus/index.ts';
import type { Db } from '../../../platform/database/index.ts';
import { createEvents, readProgress } from '../../../platform/events/index.ts';
import type { Events, Listener } from '../../../platform/events/index.ts';
import type { TestDatabase } from '../../../testing/database.ts';
import { eventually } from '../../../testing/eventually.ts';
import { withinADay } from '../../../testing/within-a-day.ts';
import { aTable } from '../../betting/testing/table.ts';
import type { Line, Members } from '../../members/index.ts';
import { createFigures } from '../index.ts';

export const ZONE = 'Asia/Ho_Chi_Minh';

/** A tree of four levels: 1 above 2 to 4, each of them above three, and those above the rest. */
export const pathOf = (member: bigint): readonly MemberId[] => {
  const path = [member as MemberId];
  for (let id = member; id > 1n;) {
    id = (id + 1n) / 3n;
    path.unshift(id as MemberId);
  }
  return path;
};

/** Of the house for trying things out. */
export const TEST_MEMBER = 11n as MemberId;

/** A wallet, a register and the figures over one database, with members whose places are known. */
export const aCountedTable = async (database: TestDatabase) => {
  const table = await aTable(database);
  const day = await withinADay(database.pool, ZONE);
  table.clock.set(new Date());
  const lineOf = (id: MemberId): Line => ({
    id,
    isAgent: 0,
    path: pathOf(id),
    isTest: id === TEST_MEMBER,
    registeredAt: table.clock.now(),
  });
  const members: Pick<Members, 'linesOn' | 'walkRegistered'> = {
    linesOn: (_reader, ids) => Promise.resolve(ids.map(lineOf)),
    walkRegistered: () => Promise.resolve(),
  };
  const cashier = { walkFirstDeposits: () => Promise.resolve() };
  const figures = createFigures({ ...table, days: createBusinessDays(ZONE), cashier, members });
  const [listener] = figures.listeners ?? [];
  if (!listener) throw new Error('The figures listen to nothing.');
  const stops: (() => Promise<void>)[] = [];

  /** A node that hands facts to the figures, over connections that may break. */
  const serve = async (
    parts: { readonly db?: Db; readonly handle?: (own: Listener['handle']) => Listener['handle'] } = {},
  ): Promise<Events> => {
    const bus = await createBus({ url: database.nodeUrl, log: table.log, gatherMs: 2 });
    const events = createEvents({ ...table, db: parts.db ?? table.db, bus, tickMs: 20 });
    const handle = parts.handle?.(listener.handle) ?? listener.handle;
    await events.start([{ ...listener, handle }]);
    stops.push(() => events.stop().then(() => bus.close()));
    return events;
  };

  return {
    ...table,
    day,
    figures,
    listener,
    serve,
    /** Waits until every fact is counted. */
    counted: () => eventually(async () => expect((await readProgress(table.db, listener)).oldestWaiting).toBeNull()),
    stop: async () => {
      for (const stop of stops.splice(0)) await stop();
    },
  };
};
