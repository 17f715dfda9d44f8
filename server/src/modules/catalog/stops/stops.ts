import type { GameNodeId } from '@fairground/contract/catalog/game';
import * as contract from '@fairground/contract/catalog/operator-endpoints';
import type { ShownStop, StopScope } from '@fairground/contract/catalog/stop-operator-endpoints';
import type { Id } from '@fairground/contract/ids';
import { createCached } from '../../../platform/cached.ts';
import { afterCommit, inTransaction } from '../../../platform/database/index.ts';
import { bind } from '../../../platform/http/route.ts';
import type { Route } from '../../../platform/http/route.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { rowVersion } from '../../../platform/row-version.ts';
import type { Actor } from '../../audit/index.ts';
import { actorOf } from '../../audit/index.ts';
import type { CatalogDeps } from '../deps.ts';
import { isStopped } from '../domain/stops.ts';
import type { StoppedGame, Stops } from '../domain/stops.ts';
import type { NoticeBoard } from '../notice-board.ts';
import { lockVendor } from '../store/operate.ts';
import { findGameKey, findStop, insertStop, listStopRows, lockStop, markReleased, readStops } from '../store/stops.ts';
import type { StopId, StopRow } from '../store/stops.ts';

export type StopSwitches = {
  /** What is stopped, as this node knows it: the bus drops it with every change. */
  readonly read: () => Promise<Stops>;
  readonly isStopped: (game: StoppedGame) => Promise<boolean>;
  readonly routes: readonly Route[];
};

const STOPS_TOPIC = 'catalog.stops';
/** Should the message of the bus be lost, a node is wrong for so long. */
const MAX_AGE_MS = 1_000;

/** One person stops at once; two people release (decision 0239). */
export const createStops = (deps: CatalogDeps, board: Pick<NoticeBoard, 'tell'>): StopSwitches => {
  const { db, bus, clock, audit, approvals } = deps;
  const stops = createCached({ clock, maxAgeMs: MAX_AGE_MS, load: () => readStops(db) });
  bus.subscribe(STOPS_TOPIC, { onMessage: stops.drop, onGap: stops.drop });
  const tell = (): void => {
    stops.drop();
    bus.publish(STOPS_TOPIC, null);
    board.tell({ what: 'games', nodeId: null, vendor: null, gameCategory: null });
  };

  const stop = async (
    actor: Actor,
    what: { readonly scope: StopScope; readonly vendor?: string; readonly nodeId?: GameNodeId },
  ): Promise<ShownStop> => {
    const row = await inTransaction(db, async (tx) => {
      const { scope, nodeId = null } = what;
      const game = nodeId === null ? undefined : await findGameKey(tx, nodeId);
      if (scope === 'game' && game === undefined) throw new Refusal('catalog.game-unknown');
      const vendor = game?.vendor ?? what.vendor ?? null;
      if (scope === 'vendor' && (vendor === null || (await lockVendor(tx, vendor)) === undefined))
        throw new Refusal('catalog.vendor-unknown');
      const written = { scope, vendor, nodeId, at: clock.now(), by: actor.actor, reason: actor.reason };
      const { id, isNew } = await insertStop(tx, written);
      if (isNew)
        await audit.record(tx, {
          ...actor,
          action: 'catalog.stop-play',
          resource: 'stop',
          resourceId: id.toString(),
          before: null,
          after: { scope, vendor, game: nodeId?.toString() ?? null },
        });
      return findStop(tx, id);
    });
    if (row === undefined) throw new Error('A stop that was written is not there.');
    tell();
    return shown(row);
  };

  const hold = approvals.register({
    kind: 'catalog.release-stop',
    permission: 'stops.write',
    schema: contract.stopReleaseSchema,
    describe: async (tx, { stopId }) => {
      const { scope, vendor, gameId } = needed(await findStop(tx, stopId));
      return {
        target: ['stop', stopId.toString()].join(' '),
        changes: [
          { field: 'scope', before: [scope, vendor, gameId].filter((part) => part !== null).join(' '), after: null },
          { field: 'state', before: 'stopped', after: 'released' },
        ],
      };
    },
    validate: async (tx, { stopId }) => {
      if (needed(await findStop(tx, stopId)).releasedAt !== null) throw new Refusal('catalog.stop-over');
    },
    versionOf: async (tx, { stopId }) => versionOf(needed(await lockStop(tx, stopId))),
    execute: async (tx, { stopId }, { actor }) => {
      await markReleased(tx, stopId, { at: clock.now(), by: actor.actor });
      await audit.record(tx, {
        ...actor,
        action: 'catalog.release-stop',
        resource: 'stop',
        resourceId: stopId.toString(),
        before: { state: 'stopped' },
        after: { state: 'released' },
      });
      afterCommit(tx, tell);
    },
  });

  return {
    read: stops.read,
    isStopped: async (game) => isStopped(await stops.read(), game),
    routes: [
      bind(contract.listStops, async ({ query: { state = 'stopped', cursor } }) => {
        const size = contract.STOP_PAGE_SIZE;
        const rows = await listStopRows(db, { state, before: cursor, limit: size + 1 });
        const page = rows.slice(0, size);
        return { list: page.map(shown), next: rows.length > size ? (page.at(-1)?.id ?? null) : null };
      }),
      bind(contract.readStop, async ({ query }) => shown(needed(await findStop(db, query.stopId)))),
      bind(contract.stopAll, ({ body }, caller) => stop(actorOf(caller, body.reason), { scope: 'all' })),
      bind(contract.stopVendor, ({ body: { vendor, reason } }, caller) =>
        stop(actorOf(caller, reason), { scope: 'vendor', vendor }),
      ),
      bind(contract.stopGame, ({ body: { nodeId, reason } }, caller) =>
        stop(actorOf(caller, reason), { scope: 'game', nodeId }),
      ),
      bind(contract.releaseStop, async ({ body: { reason, version, ...release } }, caller) => ({
        approvalId: (await hold(caller, release, { reason, version })) as Id<'approval'>,
      })),
    ],
  };
};

const needed = (row: StopRow | undefined): StopRow => {
  if (row === undefined) throw new Refusal('catalog.stop-unknown');
  return row;
};

const versionOf = ({ id, releasedAt }: StopRow): string =>
  rowVersion({ id: id.toString(), releasedAt: releasedAt?.toISOString() ?? null });

const shown = (row: StopRow): ShownStop => {
  const { id, ...rest } = row;
  return {
    ...rest,
    stopId: id satisfies StopId,
    state: row.releasedAt === null ? 'stopped' : 'released',
    version: versionOf(row),
  };
};
