import type { GameCategory, GameNodeId } from '@fairground/contract/catalog/game';
import { inTransaction } from '../../platform/database/index.ts';
import type { Reader, Tx } from '../../platform/database/index.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Actor } from '../audit/index.ts';
import type { CatalogDeps } from './deps.ts';
import type { BlockedRegion } from './domain/facts.ts';
import type { Change, NoticeBoard } from './notice-board.ts';
import { nextVersion } from './store/catalog-in.ts';
import * as store from './store/operate.ts';

/** What was written, for the trail. */
type Written = { readonly before: object; readonly after: object };
type Deed = { readonly actor: Actor; readonly action: string; readonly resource: string; readonly id: string };

const NOTHING: Omit<Change, 'what'> = { nodeId: null, vendor: null, gameCategory: null };

/** What an operator does to the catalogue: each deed with its line in the trail, heard by every node and open page. */
export const createOperators = (deps: CatalogDeps, board: NoticeBoard) => {
  const change = async (
    { actor, action, resource, id }: Deed,
    told: Change,
    write: (tx: Tx, version: bigint) => Promise<Written>,
  ): Promise<void> => {
    await inTransaction(deps.db, async (tx) => {
      const { before, after } = await write(tx, await nextVersion(tx));
      await deps.audit.record(tx, { ...actor, action: `catalog.${action}`, resource, resourceId: id, before, after });
    });
    board.tell(told);
  };

  const changeVendor = (
    actor: Actor,
    vendor: string,
    action: string,
    write: (tx: Tx, before: { readonly isOpen: boolean }) => Promise<Written>,
  ): Promise<void> =>
    change({ actor, action, resource: 'vendor', id: vendor }, { ...NOTHING, what: 'vendor', vendor }, async (tx) => {
      const before = await store.lockVendor(tx, vendor);
      if (!before) throw new Refusal('catalog.vendor-unknown');
      return write(tx, { isOpen: before.isOpen });
    });

  const changeGame = (
    actor: Actor,
    nodeId: GameNodeId,
    action: string,
    changed: Partial<Omit<store.GameSwitches, 'isHot'>>,
  ): Promise<void> =>
    change(
      { actor, action, resource: 'game', id: nodeId.toString() },
      { ...NOTHING, what: 'game', nodeId },
      async (tx, version) => {
        const before = await store.lockGame(tx, nodeId);
        if (!before) throw new Refusal('catalog.game-unknown');
        await store.setGame(tx, nodeId, { ...before, ...changed }, version);
        return { before, after: { ...before, ...changed } };
      },
    );

  const changeRegion = (
    actor: Actor,
    blocked: BlockedRegion,
    action: string,
    write: (tx: Tx, blocked: BlockedRegion) => Promise<boolean>,
  ): Promise<void> =>
    change({ actor, action, resource: blocked.kind, id: blocked.key }, { ...NOTHING, what: 'games' }, async (tx) => {
      if (!(await store.isKnown(tx, blocked))) throw new Refusal(`catalog.${blocked.kind}-unknown`);
      const isChanged = await write(tx, blocked);
      return { before: {}, after: { ...blocked, isChanged } };
    });

  return {
    /** From `startsAt`, or from now, until `endsAt`, or until the vendor is opened again. */
    planMaintenance: (
      actor: Actor,
      vendor: string,
      { startsAt, endsAt }: { readonly startsAt?: Date | undefined; readonly endsAt?: Date | undefined },
    ): Promise<void> => {
      const isBackwards = endsAt !== undefined && endsAt <= (startsAt ?? deps.clock.now());
      if (isBackwards) throw new Refusal('catalog.window-backwards');
      return changeVendor(actor, vendor, 'plan-maintenance', async (tx, before) => {
        const window = await store.insertWindow(tx, vendor, startsAt ?? null, endsAt ?? null);
        await board.tellAtEdges(tx, vendor, [window.startsAt, window.endsAt]);
        return { before, after: window };
      });
    },
    /**
     * The product takes a vendor that does not answer out of play until the moment; it comes back by itself. One that
     * rests already, by plan or by another node, is left as it is.
     */
    restVendor: async (vendor: string, until: Date): Promise<void> => {
      const isResting = async (reader: Reader) =>
        (await store.listWindows(reader)).some((window) => window.vendor === vendor && window.startsAt <= until);
      if (await isResting(deps.db)) return;
      const actor = { actorKind: 'system', actor: 'vendors', reason: 'does not answer', ip: '' } as const;
      await inTransaction(deps.db, async (tx) => {
        if ((await store.lockVendor(tx, vendor)) === undefined || (await isResting(tx))) return;
        await nextVersion(tx);
        const window = await store.insertWindow(tx, vendor, null, until);
        await board.tellAtEdges(tx, vendor, [window.endsAt]);
        const line = {
          action: 'catalog.rest-vendor',
          resource: 'vendor',
          resourceId: vendor,
          before: {},
          after: window,
        };
        await deps.audit.record(tx, { ...actor, ...line });
      });
      board.tell({ ...NOTHING, what: 'vendor', vendor });
    },
    /** Open from now on: maintenance that runs ends, what was planned is called off. */
    openVendor: (actor: Actor, vendor: string): Promise<void> =>
      changeVendor(actor, vendor, 'open-vendor', async (tx, before) => {
        const cancelled = await store.cancelWindows(tx, vendor);
        await store.setVendorOpen(tx, vendor, true);
        return { before, after: { isOpen: true, cancelled } };
      }),
    /** Off the site until it is opened again. */
    closeVendor: (actor: Actor, vendor: string): Promise<void> =>
      changeVendor(actor, vendor, 'close-vendor', async (tx, before) => {
        await store.setVendorOpen(tx, vendor, false);
        return { before, after: { isOpen: false } };
      }),
    openGame: (actor: Actor, nodeId: GameNodeId): Promise<void> =>
      changeGame(actor, nodeId, 'open-game', { isClosed: false }),
    closeGame: (actor: Actor, nodeId: GameNodeId): Promise<void> =>
      changeGame(actor, nodeId, 'close-game', { isClosed: true }),
    /** Puts a game forward, or takes it back; without a word what the import says counts. */
    setHot: (actor: Actor, nodeId: GameNodeId, hot: boolean | null): Promise<void> =>
      changeGame(actor, nodeId, 'set-hot', { hotSet: hot }),
    /** Puts a game at a place in front of all that nobody placed, or takes it back among them. */
    placeGame: (actor: Actor, nodeId: GameNodeId, place: number | null): Promise<void> =>
      changeGame(actor, nodeId, 'place-game', { placeSet: place }),
    switchCategory: (actor: Actor, category: GameCategory, isOn: boolean): Promise<void> =>
      change(
        { actor, action: 'switch-category', resource: 'category', id: category },
        { ...NOTHING, what: 'category', gameCategory: category },
        async (tx) => ({ before: { isOn: await store.switchCategory(tx, category, isOn) }, after: { isOn } }),
      ),
    blockRegion: (actor: Actor, blocked: BlockedRegion): Promise<void> =>
      changeRegion(actor, blocked, 'block-region', store.insertBlocked),
    allowRegion: (actor: Actor, blocked: BlockedRegion): Promise<void> =>
      changeRegion(actor, blocked, 'allow-region', store.deleteBlocked),
  };
};

/** What the calls of staff use. */
export type StaffOperators = ReturnType<typeof createOperators>;

/** What other modules and tools use as well. */
export type CatalogOperators = Omit<StaffOperators, 'placeGame'>;
