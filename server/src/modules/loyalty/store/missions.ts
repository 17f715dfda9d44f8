import type { BetCategory } from '@fairground/contract/betting/endpoints';
import type { MemberId } from '@fairground/contract/ids';
import { money } from '@fairground/contract/money';
import { sql } from 'kysely';
import type { Insertable } from 'kysely';
import type { Reader, Tx } from '../../../platform/database/index.ts';
import type { Milestone, Mission, Prize, StoredMilestone, StoredPrize } from '../domain/mission.ts';
import type { LoyaltyTables } from '../tables.ts';
import { loyaltyIn } from './loyalty-in.ts';

const COLUMNS = [
  'id',
  'texts',
  'metric',
  'products',
  'period',
  'from_day as fromDay',
  'until_day as untilDay',
  'milestones',
  'has_board as hasBoard',
  'prizes',
  'turnover',
  'hue',
  'state',
  'started_at as startedAt',
] as const;

const select = (reader: Reader) => loyaltyIn(reader).selectFrom('loyalty_mission').select(COLUMNS);
type Row = Awaited<ReturnType<ReturnType<typeof select>['executeTakeFirstOrThrow']>>;

const read = ({ milestones, prizes, products, ...row }: Row): Mission => ({
  ...row,
  products: products as BetCategory[],
  milestones: milestones.map(({ target, amount, points }) => ({
    target: BigInt(target),
    amount: money(BigInt(amount)),
    points,
  })),
  prizes: prizes.map(({ amount, ...prize }) => ({ ...prize, amount: money(BigInt(amount)) })),
});

export const storedMilestones = (milestones: readonly Milestone[]): StoredMilestone[] =>
  milestones.map(({ target, amount, points }) => ({ target: target.toString(), amount: amount.toString(), points }));
export const storedPrizes = (prizes: readonly Prize[]): StoredPrize[] =>
  prizes.map(({ amount, ...prize }) => ({ ...prize, amount: amount.toString() }));

/** At most so many missions run at once. */
const ON_MAX = 100;

export const listMissionsOn = async (reader: Reader): Promise<readonly Mission[]> =>
  (await select(reader).where('state', '=', 'ON').orderBy('id').limit(ON_MAX).execute()).map(read);

const SHOWN_MAX = 200;

export const listEveryMission = async (reader: Reader): Promise<readonly Mission[]> =>
  (await select(reader).orderBy('id', 'desc').limit(SHOWN_MAX).execute()).map(read);

export const findMission = async (reader: Reader, id: bigint): Promise<Mission | undefined> => {
  const row = await select(reader).where('id', '=', id).executeTakeFirst();
  return row && read(row);
};

export const lockMission = async (tx: Tx, id: bigint): Promise<Mission | undefined> => {
  const row = await select(tx).where('id', '=', id).forUpdate().executeTakeFirst();
  return row && read(row);
};

type NewMission = Insertable<LoyaltyTables['loyalty_mission']>;

/** The id; of a request that was made before, undefined. */
export const insertMission = async (tx: Tx, row: NewMission): Promise<bigint | undefined> =>
  (
    await loyaltyIn(tx)
      .insertInto('loyalty_mission')
      .values({
        ...row,
        texts: JSON.stringify(row.texts) as never,
        milestones: JSON.stringify(row.milestones) as never,
        prizes: JSON.stringify(row.prizes) as never,
      })
      .onConflict((conflict) => conflict.column('request_key').doNothing())
      .returning('id')
      .executeTakeFirst()
  )?.id;

export const findAddedMission = async (tx: Tx, requestKey: string): Promise<bigint> =>
  (
    await loyaltyIn(tx)
      .selectFrom('loyalty_mission')
      .select('id')
      .where('request_key', '=', requestKey)
      .executeTakeFirstOrThrow()
  ).id;

export const setMissionState = async (
  tx: Tx,
  id: bigint,
  move: { readonly state: 'ON' | 'OFF'; readonly started_at?: Date },
): Promise<void> => {
  await loyaltyIn(tx).updateTable('loyalty_mission').set(move).where('id', '=', id).execute();
};

/** Adds the missions a brand ships, once each by their key. */
export const shipMissions = async (tx: Tx, rows: readonly object[], now: Date): Promise<void> => {
  await sql`
    insert into loyalty_mission (default_key, texts, metric, products, period, from_day, until_day, milestones, has_board,
                                 prizes, turnover, hue, state, started_at, created_at)
    select key, texts, metric, products, period, "fromDay", "untilDay", milestones, "hasBoard", prizes, turnover, hue,
           'ON', ${now}::timestamptz, ${now}::timestamptz
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as shipped
           (key text, texts jsonb, metric text, products text[], period text, "fromDay" date, "untilDay" date,
            milestones jsonb, "hasBoard" boolean, prizes jsonb, turnover smallint, hue smallint)
    on conflict (default_key) do nothing`.execute(tx);
};

export const markSeen = async (tx: Tx, member: MemberId, mission: bigint): Promise<void> => {
  await loyaltyIn(tx)
    .insertInto('loyalty_mission_seen')
    .values({ member_id: member, mission_id: mission })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

export const listSeen = async (reader: Reader, member: MemberId): Promise<ReadonlySet<bigint>> => {
  const rows = await loyaltyIn(reader)
    .selectFrom('loyalty_mission_seen')
    .select('mission_id as mission')
    .where('member_id', '=', member)
    .execute();
  return new Set(rows.map(({ mission }) => mission));
};

export const listEnded = async (reader: Reader, mission: bigint): Promise<ReadonlySet<string>> => {
  const rows = await loyaltyIn(reader)
    .selectFrom('loyalty_race_end')
    .select('period')
    .where('mission_id', '=', mission)
    .execute();
  return new Set(rows.map(({ period }) => period));
};

/** Whether it is the first time. */
export const endRace = async (tx: Tx, mission: bigint, period: string, at: Date): Promise<boolean> => {
  const row = await loyaltyIn(tx)
    .insertInto('loyalty_race_end')
    .values({ mission_id: mission, period, at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('period')
    .executeTakeFirst();
  return row !== undefined;
};
