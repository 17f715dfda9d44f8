import type { MemberId } from '@fairground/contract/ids';
import type { TraceKind } from '@fairground/contract/risk/states';
import { sql } from 'kysely';
import type { Reader, Tx } from '../../../platform/database/index.ts';
import { riskIn } from './risk-in.ts';

export type Trace = { readonly kind: TraceKind; readonly mark: Buffer };
export type OwnTrace = Trace & { readonly firstAt: Date; readonly lastAt: Date; readonly times: number };
export type LinkedTrace = OwnTrace & { readonly member: MemberId };

/** Which of several hashes of one value is known already: another key made the others. */
export const findMark = async (
  reader: Reader,
  kind: TraceKind,
  marks: readonly Buffer[],
): Promise<Buffer | undefined> => {
  const row = await riskIn(reader)
    .selectFrom('risk_trace')
    .select('mark')
    .where('kind', '=', kind)
    .where('mark', 'in', marks)
    .limit(1)
    .executeTakeFirst();
  return row?.mark;
};

/** Notes that a member left a trace; answers whether it is a new one of the member. */
export const noteTrace = async (tx: Tx, member: MemberId, { kind, mark }: Trace, at: Date): Promise<boolean> => {
  const { rows } = await sql<{ isNew: boolean }>`
    insert into risk_trace (kind, mark, member_id, first_at, last_at)
    values (${kind}, ${mark}, ${member}, ${at}, ${at})
    on conflict (kind, mark, member_id) do update
      set last_at = greatest(risk_trace.last_at, excluded.last_at), times = risk_trace.times + 1
    returning (times = 1) as "isNew"`.execute(tx);
  return rows[0]?.isNew ?? false;
};

/** The traces of a member, each with how many accounts share it; counting ends at `countMax`. */
export const listShared = async (
  reader: Reader,
  member: MemberId,
  countMax: number,
): Promise<readonly (OwnTrace & { readonly accounts: number })[]> => {
  const { rows } = await sql<OwnTrace & { readonly accounts: number }>`
    select t.kind, t.mark, t.first_at as "firstAt", t.last_at as "lastAt", t.times, o.accounts
      from risk_trace t,
           lateral (select count(*)::integer as accounts from (
             select 1 from risk_trace s where s.kind = t.kind and s.mark = t.mark limit ${countMax}) counted) o
     where t.member_id = ${member}
     order by t.kind, t.first_at, t.mark limit 500`.execute(reader);
  return rows;
};

/** Who shares a trace, those seen last first. */
export const listHolders = async (
  reader: Reader,
  { kind, mark }: Trace,
  limit: number,
): Promise<readonly LinkedTrace[]> =>
  riskIn(reader)
    .selectFrom('risk_trace')
    .select(['kind', 'mark', 'member_id as member', 'first_at as firstAt', 'last_at as lastAt', 'times'])
    .where('kind', '=', kind)
    .where('mark', '=', mark)
    .orderBy('last_at', 'desc')
    .orderBy('member_id')
    .limit(limit)
    .execute();

/** Whether two members share a trace of one of the kinds. */
export const areLinkedBy = async (
  reader: Reader,
  one: MemberId,
  other: MemberId,
  kinds: readonly TraceKind[],
): Promise<boolean> => {
  const row = await riskIn(reader)
    .selectFrom('risk_trace as mine')
    .innerJoin('risk_trace as theirs', (join) =>
      join.onRef('theirs.kind', '=', 'mine.kind').onRef('theirs.mark', '=', 'mine.mark'),
    )
    .select('mine.kind')
    .where('mine.member_id', '=', one)
    .where('theirs.member_id', '=', other)
    .where('mine.kind', 'in', [...kinds])
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
};

/** How many accounts were opened within a day of this one from an address it used; counting ends at `countMax`. */
export const countOpenedTogether = async (
  reader: Reader,
  member: MemberId,
  { around, countMax }: { readonly around: Date; readonly countMax: number },
): Promise<number> => {
  const day = 24 * 3_600_000;
  const { rows } = await sql<{ opened: number }>`
    select count(distinct m.member_id)::integer as opened from (
      select s.member_id from risk_trace t join risk_trace s on s.kind = t.kind and s.mark = t.mark
       where t.member_id = ${member} and t.kind = 'address' limit ${countMax}) s
      join risk_member m on m.member_id = s.member_id
     where m.registered_at between ${new Date(around.getTime() - day)} and ${new Date(around.getTime() + day)}`.execute(
    reader,
  );
  return rows[0]?.opened ?? 0;
};

export const eraseTraces = async (tx: Tx, member: MemberId, kinds: readonly TraceKind[]): Promise<void> => {
  await riskIn(tx)
    .deleteFrom('risk_trace')
    .where('member_id', '=', member)
    .where('kind', 'in', [...kinds])
    .execute();
};
