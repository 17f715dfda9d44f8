import type { MemberId } from '@fairground/contract/ids';
import type { ClaimKind, ClaimState } from '@fairground/contract/loyalty/states';
import type { Money } from '@fairground/contract/money';
import { sql } from 'kysely';
import type { Reader, Tx } from '../../../platform/database/index.ts';
import { lapseOf } from '../domain/claim.ts';
import type { ClaimDetail } from '../domain/claim.ts';
import { loyaltyIn } from './loyalty-in.ts';

export type NewClaim = {
  readonly member: MemberId;
  readonly kind: ClaimKind;
  /** Due once for each key. */
  readonly key: string;
  readonly amount: Money;
  readonly points?: bigint;
  readonly currency: string;
  readonly turnover: number;
  readonly detail: ClaimDetail;
};

export type Claim = {
  readonly id: bigint;
  readonly memberId: MemberId;
  readonly kind: ClaimKind;
  readonly key: string;
  readonly amount: Money;
  readonly points: bigint;
  readonly currency: string;
  readonly turnover: number;
  readonly detail: ClaimDetail;
  readonly state: ClaimState;
  readonly createdAt: Date;
  readonly lapsesAt: Date | null;
  readonly claimedAt: Date | null;
};

const COLUMNS = [
  'id',
  'member_id as memberId',
  'kind',
  'key',
  'amount',
  'points',
  'currency',
  'turnover',
  'detail',
  'state',
  'created_at as createdAt',
  'lapses_at as lapsesAt',
  'claimed_at as claimedAt',
] as const;

const select = (reader: Reader) => loyaltyIn(reader).selectFrom('loyalty_claim').select(COLUMNS);

/** Writes what is due, each key once; answers the members who have something new. */
export const insertClaims = async (tx: Tx, claims: readonly NewClaim[], now: Date): Promise<readonly MemberId[]> => {
  const due = claims.filter(({ amount, points = 0n }) => amount > 0n || points > 0n);
  if (due.length === 0) return [];
  const rows = await loyaltyIn(tx)
    .insertInto('loyalty_claim')
    .values(
      due.map(({ member, kind, key, amount, points = 0n, currency, turnover, detail }) => ({
        ...{
          member_id: member,
          kind,
          key,
          amount,
          points,
          currency,
          turnover,
          lapses_at: lapseOf(kind, now),
          created_at: now,
        },
        detail: JSON.stringify(detail) as never,
      })),
    )
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('member_id as member')
    .execute();
  return rows.map(({ member }) => member);
};

export const findClaim = (reader: Reader, id: bigint): Promise<Claim | undefined> =>
  select(reader).where('id', '=', id).executeTakeFirst();

export const listClaimsByKeys = (reader: Reader, keys: readonly string[]): Promise<Claim[]> =>
  keys.length === 0 ? Promise.resolve([]) : select(reader).where('key', 'in', keys).execute();

export const findClaimByKey = (reader: Reader, key: string): Promise<Claim | undefined> =>
  select(reader).where('key', '=', key).executeTakeFirst();

export const lockClaim = (tx: Tx, id: bigint): Promise<Claim | undefined> =>
  select(tx).where('id', '=', id).forUpdate().executeTakeFirst();

export const markClaimed = (tx: Tx, id: bigint, at: Date): Promise<Claim> =>
  loyaltyIn(tx)
    .updateTable('loyalty_claim')
    .set({ state: 'CLAIMED', claimed_at: at })
    .where('id', '=', id)
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();

/** What was not taken in time is gone; so many at a time. */
export const lapseClaims = async (tx: Tx, now: Date, limit: number): Promise<readonly MemberId[]> => {
  const { rows } = await sql<{ readonly member: MemberId }>`
    update loyalty_claim set state = 'LAPSED' where id in (
      select id from loyalty_claim where state = 'CLAIMABLE' and lapses_at <= ${now}
       order by lapses_at limit ${limit} for update skip locked)
    returning member_id as member`.execute(tx);
  return rows.map(({ member }) => member);
};

export const listClaimsOf = (
  reader: Reader,
  member: MemberId,
  filter: {
    readonly state?: ClaimState | undefined;
    readonly kind?: ClaimKind | undefined;
    readonly offset: number;
    readonly limit: number;
  },
): Promise<Claim[]> => {
  let rows = select(reader).where('member_id', '=', member);
  if (filter.state) rows = rows.where('state', '=', filter.state);
  if (filter.kind) rows = rows.where('kind', '=', filter.kind);
  return rows.orderBy('id', 'desc').offset(filter.offset).limit(filter.limit).execute();
};

/** What was earned and not yet taken, by what it is for. */
export const sumDueClaims = async (
  reader: Reader,
): Promise<readonly { id: ClaimKind; currency: string; members: number; amount: Money; points: number }[]> => {
  const { rows } = await sql<{ id: ClaimKind; currency: string; members: number; amount: Money; points: number }>`
    select kind as id, currency, count(distinct member_id)::int as members, sum(amount)::bigint as amount, sum(points)::int as points
      from loyalty_claim where state = 'CLAIMABLE' group by kind, currency order by kind, currency`.execute(reader);
  return rows;
};
