/** Stores the pictures members attach to messages: validated by content, re-encoded, shown to their owner. */
import { availableParallelism } from 'node:os';
import type { FileValue } from '@fairground/contract/bytes';
import type { MemberId } from '@fairground/contract/ids';
import * as contract from '@fairground/contract/pictures/endpoints';
import * as operatorContract from '@fairground/contract/pictures/operator-endpoints';
import type { Reader, Tx } from '../../platform/database/index.ts';
import { createGate } from '../../platform/http/gate.ts';
import { bind } from '../../platform/http/route.ts';
import type { Job } from '../../platform/jobs/index.ts';
import type { Module } from '../../platform/module.ts';
import { Refusal } from '../../platform/refusal.ts';
import { actorOf } from '../audit/index.ts';
import type { Actor } from '../audit/index.ts';
import type { PicturesDeps } from './deps.ts';
import { judgePicture } from './judge.ts';
import { sendPicture } from './send-picture.ts';
import { showAttached, showPicture } from './show-picture.ts';
import { deleteWaiting, deleteWaitingSince, findOwnFile, keepWaiting, listStored } from './store.ts';
import type { PictureId } from './store.ts';
import { createTurns } from './take-turns.ts';
import { picturesData } from './personal-data.ts';

export type { PictureId } from './store.ts';

export type Pictures = Module & {
  /** Within the transaction that sends something: these pictures of the member go with it from now on, or nothing happens. */
  readonly keepIn: (tx: Tx, memberId: MemberId, ids: readonly PictureId[], keptFor: string) => Promise<void>;
  /** The pictures that go with each of these, in their order. */
  readonly listStored: (
    reader: Reader,
    keptFor: readonly string[],
  ) => Promise<ReadonlyMap<string, readonly PictureId[]>>;
  /** For staff: a picture that went with a message, a proof or an application. */
  readonly showAttached: (actor: Actor, id: bigint) => Promise<FileValue>;
  /** For the identity desk: any picture that goes with something. */
  readonly show: (actor: Actor, id: bigint) => Promise<FileValue>;
};

/** Files on their way in at once; each may be held in full. */
const COMING_MAX = 48;
const RETRY_AFTER_SECONDS = 3;
const DAY_MS = 24 * 60 * 60_000;

export const createPictures = (deps: PicturesDeps): Pictures => {
  const { db, clock } = deps;
  // Hashing of passwords and reading of files share these threads: some must stay free.
  const inTurn = createTurns(Math.max(1, Math.min(2, availableParallelism() - 1)));
  const judge = (file: Uint8Array) => inTurn(() => judgePicture(file));
  const gate = createGate({ atOnceMax: COMING_MAX, retryAfterSeconds: RETRY_AFTER_SECONDS });
  const sweep: Job<null> = {
    name: 'pictures.sweep',
    run: () => deleteWaitingSince(db, new Date(clock.now().getTime() - DAY_MS)),
  };
  return {
    keepIn: async (tx, memberId, ids, keptFor) => {
      for (const [place, id] of ids.entries())
        if (!(await keepWaiting(tx, { memberId, id, keptFor, place }))) throw new Refusal('pictures.unknown');
    },
    listStored: async (reader, keptFor) =>
      new Map(
        [...Map.groupBy(await listStored(reader, keptFor), (row) => row.keptFor)].map(([name, rows]) => [
          name,
          rows.map(({ id }) => id),
        ]),
      ),
    showAttached: (actor, id) => showAttached(deps, actor, id),
    show: (actor, id) => showPicture(deps, actor, id),
    schedules: [{ job: sweep, cron: '23 * * * *' }],
    personalData: picturesData,
    routes: [
      bind(operatorContract.showPicture, ({ query: { id, reason } }, caller) =>
        showAttached(deps, actorOf(caller, reason), id),
      ),
      bind(contract.sendPicture, ({ body }, { session }) => sendPicture(deps, judge, session.memberId, body), { gate }),
      bind(contract.readPicture, async ({ query }, { session }) => {
        const file = await findOwnFile(db, session.memberId, query.id);
        if (file === undefined) throw new Refusal('pictures.unknown');
        return file;
      }),
      bind(contract.removePicture, async ({ query }, { session }) => {
        await deleteWaiting(db, session.memberId, query.id);
        return {};
      }),
    ],
  };
};
