import type { Id, MemberId } from '@fairground/contract/ids';
import type { RiskCaseState, RiskResult } from '@fairground/contract/risk/states';
import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import type { Reader, Tx } from '../../../platform/database/index.ts';
import { countWaiting } from '../../../platform/work-queue.ts';
import type { WorkQueue } from '../../../platform/work-queue.ts';
import type { TimelineSource } from '../../../platform/member-timeline.ts';
import { anEvent } from '../../../platform/member-timeline.ts';
import type { RiskTables } from '../tables.ts';
import { riskIn } from './risk-in.ts';
import type { ByScore } from './scores.ts';

export type RiskCase = Selectable<RiskTables['risk_case']>;
export type RiskCaseId = Id<'risk-case'>;

export const findCase = (reader: Reader, id: RiskCaseId): Promise<RiskCase | undefined> =>
  riskIn(reader).selectFrom('risk_case').selectAll().where('id', '=', id).executeTakeFirst();

export const findOpenCase = (reader: Reader, member: MemberId): Promise<RiskCase | undefined> =>
  riskIn(reader)
    .selectFrom('risk_case')
    .selectAll()
    .where('member_id', '=', member)
    .where('state', '=', 'OPEN')
    .executeTakeFirst();

/** Those of the given members that have an open case. */
export const listOpenAmong = async (reader: Reader, members: readonly MemberId[]): Promise<ReadonlySet<MemberId>> => {
  const { rows } = await sql<{ member: MemberId }>`
    select member_id as member from risk_case
     where state = 'OPEN' and member_id = any(${`{${members.join(',')}}`}::bigint[])`.execute(reader);
  return new Set(rows.map(({ member }) => member));
};

/** The score the last decision about a member was made for. */
export const findDecidedScore = async (reader: Reader, member: MemberId): Promise<number | undefined> => {
  const row = await riskIn(reader)
    .selectFrom('risk_case')
    .select('score')
    .where('member_id', '=', member)
    .where('state', '=', 'CLOSED')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.score;
};

export const insertCase = (
  tx: Tx,
  opened: { readonly member: MemberId; readonly score: number; readonly at: Date; readonly by: string | null },
): Promise<RiskCase> =>
  riskIn(tx)
    .insertInto('risk_case')
    .values({
      member_id: opened.member,
      state: 'OPEN',
      score: opened.score,
      opened_at: opened.at,
      opened_by: opened.by,
    })
    .returningAll()
    .executeTakeFirstOrThrow();

/** A case shows the highest score it had. */
export const raiseScore = async (tx: Tx, id: RiskCaseId, score: number): Promise<void> => {
  await riskIn(tx).updateTable('risk_case').set({ score }).where('id', '=', id).where('score', '<', score).execute();
};

export const closeCaseRow = (
  tx: Tx,
  id: RiskCaseId,
  { result, by, at }: { readonly result: RiskResult; readonly by: string; readonly at: Date },
): Promise<RiskCase> =>
  riskIn(tx)
    .updateTable('risk_case')
    .set({ state: 'CLOSED', result, closed_by: by, closed_at: at })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

/** The highest score first. */
export const listCases = (
  reader: Reader,
  {
    state,
    result,
    behind,
    limit,
  }: {
    readonly state: RiskCaseState;
    readonly result?: RiskResult | undefined;
    readonly behind?: ByScore | undefined;
    readonly limit: number;
  },
): Promise<readonly RiskCase[]> => {
  let cases = riskIn(reader).selectFrom('risk_case').selectAll().where('state', '=', state);
  if (result !== undefined) cases = cases.where('result', '=', result);
  if (behind !== undefined) cases = cases.where(sql<boolean>`(score, id) < (${behind.score}, ${behind.id})`);
  return cases.orderBy('score', 'desc').orderBy('id', 'desc').limit(limit).execute();
};

const DUE_MINUTES = 24 * 60;

export const riskQueue: WorkQueue = {
  name: 'risk.cases',
  needs: 'risk.read',
  dueMinutes: DUE_MINUTES,
  read: (reader) => countWaiting(reader, sql`select opened_at as at from risk_case where state = 'OPEN'`),
};

/** Cases about a member, when they were opened and decided. */
export const riskTimeline: TimelineSource = {
  module: 'risk',
  needs: 'risk.read',
  read: async (reader, member, { until, limit }) => {
    const { rows } = await sql<{ what: string; id: bigint; at: Date; text: string; by: string | null }>`
      (select 'opened' as what, id, opened_at as at, score::text as text, opened_by as by
         from risk_case where member_id = ${member} and opened_at < ${until})
      union all
      (select 'decided', id, closed_at, result, closed_by
         from risk_case where member_id = ${member} and closed_at < ${until})
      order by at desc limit ${limit}`.execute(reader);
    return rows.map(({ what, id, at, text, by }) =>
      anEvent({
        ...{ at, text, by },
        key: `risk_case_${what}:${id}`,
        kind: what === 'opened' ? 'risk.case-opened' : 'risk.case-decided',
        record: { kind: 'risk-case', id: id.toString() },
      }),
    );
  },
};
