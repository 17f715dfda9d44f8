import type { MemberId } from '@fairground/contract/ids';
import type { Money } from '@fairground/contract/money';
import type { Shown, Step } from '@fairground/contract/studio/game';
import type { StudioRoundId, StudioRoundState } from '@fairground/contract/studio/round';
import type { Insertable, Selectable } from 'kysely';
import type { Db, Reader, Tx } from '../../../platform/database/index.ts';
import type { StudioTables } from '../tables.ts';
import { studioIn } from './studio-in.ts';

export type RoundRow = Selectable<StudioTables['studio_round']>;

/** Nothing where the request has its round already, or another round of the game waits for steps. */
export const insertRound = (tx: Tx, round: Insertable<StudioTables['studio_round']>): Promise<RoundRow | undefined> =>
  studioIn(tx)
    .insertInto('studio_round')
    .values(round)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();

export const findRoundOfRequest = (
  reader: Reader,
  memberId: MemberId,
  requestId: string,
): Promise<RoundRow | undefined> =>
  studioIn(reader)
    .selectFrom('studio_round')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('request_id', '=', requestId)
    .executeTakeFirst();

export const findRound = (reader: Reader, memberId: MemberId, id: StudioRoundId): Promise<RoundRow | undefined> =>
  studioIn(reader)
    .selectFrom('studio_round')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('id', '=', id)
    .executeTakeFirst();

/** Holds a round until the commit: of two steps at once one comes first. */
export const lockRound = (tx: Tx, id: StudioRoundId): Promise<RoundRow> =>
  studioIn(tx).selectFrom('studio_round').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow();

/** Moves a round on, if it still is where the caller saw it; tells whether it was. */
export const moveRound = async (
  db: Db | Tx,
  { id, state }: Pick<RoundRow, 'id' | 'state'>,
  to: {
    readonly state: StudioRoundState;
    readonly at: Date;
    readonly win?: Money;
    readonly shown?: Shown;
    readonly refusal?: string;
    readonly byRule?: boolean;
  },
): Promise<boolean> => {
  const isEnd = to.state === 'DONE' || to.state === 'CANCELLED';
  const { numUpdatedRows } = await studioIn(db)
    .updateTable('studio_round')
    .set({
      state: to.state,
      moved_at: to.at,
      ...(to.win === undefined ? {} : { win: to.win }),
      ...(to.shown === undefined ? {} : { shown: JSON.stringify(to.shown) }),
      ...(to.refusal === undefined ? {} : { refusal: to.refusal }),
      ...(to.byRule === undefined ? {} : { ended_by_rule: to.byRule }),
      ...(isEnd ? { ended_at: to.at } : {}),
    })
    .where('id', '=', id)
    .where('state', '=', state)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
};

export const hasUnfinished = async (reader: Reader, seedId: bigint): Promise<boolean> => {
  const found = await studioIn(reader)
    .selectFrom('studio_round')
    .select('id')
    .where('seed_id', '=', seedId)
    .where('ended_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
};

type OfGame = { readonly memberId: MemberId; readonly vendor: string; readonly game: string };

/** The last rounds of a game, newest first. */
export const listRoundsOf = (
  reader: Reader,
  { memberId, vendor, game }: OfGame,
  { before, limit }: { readonly before?: StudioRoundId | undefined; readonly limit: number },
): Promise<RoundRow[]> =>
  studioIn(reader)
    .selectFrom('studio_round')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('vendor', '=', vendor)
    .where('game', '=', game)
    .$if(before !== undefined, (query) => query.where('id', '<', before as StudioRoundId))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

/** Rounds in one of the states that nothing moved since the moment, the oldest first. */
export const listStuck = (
  reader: Reader,
  states: readonly StudioRoundState[],
  since: Date,
  limit: number,
): Promise<RoundRow[]> =>
  studioIn(reader)
    .selectFrom('studio_round')
    .selectAll()
    .where('ended_at', 'is', null)
    .where('state', 'in', states)
    .where('moved_at', '<', since)
    .orderBy('moved_at')
    .limit(limit)
    .execute();

export type StepRow = { readonly round_id: StudioRoundId; readonly request_id: string; readonly step: Step };

/** The steps of rounds, each round's in their order. */
export const listSteps = async (reader: Reader, ids: readonly StudioRoundId[]): Promise<StepRow[]> =>
  ids.length === 0
    ? []
    : studioIn(reader)
        .selectFrom('studio_step')
        .select(['round_id', 'request_id', 'step'])
        .where('round_id', 'in', ids)
        .orderBy('round_id')
        .orderBy('place')
        .execute();

export const insertStep = async (tx: Tx, step: Insertable<StudioTables['studio_step']>): Promise<void> => {
  await studioIn(tx).insertInto('studio_step').values(step).execute();
};
