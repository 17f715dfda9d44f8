import type { MemberId } from '@fairground/contract/ids';
import type { Money } from '@fairground/contract/money';
import type { Shown, Step } from '@fairground/contract/studio/game';
import type { StudioRoundId, StudioRoundState } from '@fairground/contract/studio/round';
import type { Insertable, Selectable } from 'kysely';
import { sql } from 'kysely';
import { OWN_STATE, sqlStateOf } from '../../../platform/database/index.ts';
import type { Db, Reader, Tx } from '../../../platform/database/index.ts';
import type { StudioTables } from '../tables.ts';
import { studioIn } from './studio-in.ts';

export type RoundRow = Selectable<StudioTables['studio_round']>;

/** A round as it is drawn. */
export type NewRound = Pick<
  RoundRow,
  | 'member_id'
  | 'request_id'
  | 'vendor'
  | 'game'
  | 'model'
  | 'kind'
  | 'definition_hash'
  | 'seed_id'
  | 'nonce'
  | 'currency'
  | 'bet'
  | 'stake'
  | 'choice'
  | 'campaign'
  | 'is_stepped'
  | 'state'
  | 'win'
  | 'shown'
  | 'played_at'
  | 'moved_at'
>;

/** Money and ids are larger than the numbers of JSON. */
const textOf = (value: object): string =>
  JSON.stringify(value, (_name, part: unknown) => (typeof part === 'bigint' ? part.toString() : part));

type Written = Pick<RoundRow, 'id' | 'member_id' | 'request_id'>;

const withIds = (rounds: readonly NewRound[], written: readonly Written[]): RoundRow[] => {
  const ids = new Map(written.map(({ id, member_id, request_id }) => [`${member_id} ${request_id}`, id]));
  return rounds.flatMap((round) => {
    const id = ids.get(`${round.member_id} ${round.request_id}`);
    return id === undefined ? [] : [{ ...round, id, refusal: null, ended_by_rule: false, ended_at: null }];
  });
};

export type WhyNot = 'seed-moved-on' | 'round-refused';

/** Why rounds were not written, by the code the statement ends with. */
const NOT_WRITTEN: Readonly<Record<string, WhyNot>> = {
  [OWN_STATE.seedMovedOn]: 'seed-moved-on',
  [OWN_STATE.roundRefused]: 'round-refused',
};

/**
 * Takes the nonces the rounds were drawn with and writes them down: all of them, or none. Refused are rounds whose request
 * has its round already, and those of a game with another round that waits for steps.
 */
export const writeRounds = async (db: Db | Tx, rounds: readonly NewRound[]): Promise<RoundRow[] | WhyNot> => {
  try {
    const { rows } =
      await sql<Written>`select id, member_id, request_id from studio_draw(${textOf(rounds)}::jsonb)`.execute(
        studioIn(db),
      );
    return withIds(rounds, rows);
  } catch (error) {
    const why = NOT_WRITTEN[sqlStateOf(error)];
    if (why === undefined) throw error;
    return why;
  }
};

/** Numbers nobody had before, the smallest first. */
export const drawRoundIds = async (db: Db, count: number): Promise<StudioRoundId[]> => {
  const { rows } = await sql<{ readonly id: StudioRoundId }>`
    select nextval(pg_get_serial_sequence('studio_round', 'id')) as id from generate_series(1, ${count}::int)`.execute(
    studioIn(db),
  );
  return rows.map(({ id }) => id);
};

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

/** Those of the given rounds that are the member's, each with the state of its seed. */
export const listOwnRounds = (reader: Reader, memberId: MemberId, ids: readonly StudioRoundId[]) =>
  studioIn(reader)
    .selectFrom('studio_round as round')
    .innerJoin('studio_seed as seed', 'seed.id', 'round.seed_id')
    .select(['round.id', 'round.vendor', 'round.kind', 'round.nonce', 'seed.state as seed_state'])
    .where('round.member_id', '=', memberId)
    .where('round.id', 'in', ids)
    .execute();

/** Holds a round until the commit: of two steps at once one comes first. */
export const lockRound = (tx: Tx, id: StudioRoundId): Promise<RoundRow> =>
  studioIn(tx).selectFrom('studio_round').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow();

/** A round where the caller saw it, and where it is to go. */
export type Move = {
  readonly from: Pick<RoundRow, 'id' | 'state'>;
  readonly to: {
    readonly state: StudioRoundState;
    readonly at: Date;
    readonly win?: Money;
    readonly shown?: Shown;
    readonly refusal?: string;
    readonly byRule?: boolean;
  };
};

/** Moves rounds on that still are where the caller saw them, and answers which those were. */
export const moveRounds = async (db: Db | Tx, moves: readonly Move[]): Promise<ReadonlySet<StudioRoundId>> => {
  const given = moves.map(({ from, to: { state, at, win, shown, refusal, byRule } }) => ({
    id: from.id,
    seen: from.state,
    state,
    at,
    win,
    shown,
    refusal,
    by_rule: byRule,
    ended_at: endOf({ state, at }) ?? undefined,
  }));
  const { rows } = await sql<Pick<RoundRow, 'id'>>`
    update studio_round
       set state = move.state, moved_at = move.at, ended_at = move.ended_at,
           win = coalesce(move.win, studio_round.win), shown = coalesce(move.shown, studio_round.shown),
           refusal = coalesce(move.refusal, studio_round.refusal),
           ended_by_rule = coalesce(move.by_rule, studio_round.ended_by_rule)
      from jsonb_to_recordset(${textOf(given)}::jsonb)
           as move (id bigint, seen text, state text, at timestamptz, win bigint, shown jsonb, refusal text,
                    by_rule boolean, ended_at timestamptz)
     where studio_round.id = move.id and studio_round.state = move.seen
    returning studio_round.id`.execute(studioIn(db));
  return new Set(rows.map(({ id }) => id));
};

const endOf = ({ state, at }: Pick<Move['to'], 'state' | 'at'>): Date | null =>
  state === 'DONE' || state === 'CANCELLED' ? at : null;

/** A round as it is after a move. */
export const moved = (from: RoundRow, to: Move['to']): RoundRow => ({
  ...from,
  state: to.state,
  moved_at: to.at,
  ended_at: endOf(to),
  win: to.win ?? from.win,
  shown: to.shown ?? from.shown,
  refusal: to.refusal ?? from.refusal,
  ended_by_rule: to.byRule ?? from.ended_by_rule,
});

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

/** What the free rounds of a campaign won so far, and how many of them are not at their end. */
export const sumCampaign = async (
  reader: Reader,
  memberId: MemberId,
  campaign: string,
): Promise<{ readonly won: Money; readonly unfinished: number }> => {
  const { rows } = await sql<{ readonly won: Money; readonly unfinished: number }>`
    select coalesce(sum(win) filter (where state = 'DONE'), 0)::bigint as won,
           (count(*) filter (where ended_at is null))::integer as unfinished
      from studio_round where member_id = ${memberId} and campaign = ${campaign}`.execute(studioIn(reader));
  return rows[0] as { readonly won: Money; readonly unfinished: number };
};

/** The last rounds of a game, newest first. A stake that was refused made none; one that was given back did. */
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
    .where((eb) => eb.or([eb('refusal', 'is', null), eb('ended_by_rule', '=', true)]))
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
