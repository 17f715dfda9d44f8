import type { MemberId } from '@fairground/contract/ids';
import { parseMoney, writeMoney } from '@fairground/contract/money';
import type { Money } from '@fairground/contract/money';
import { PLAIN_TERMS } from '@fairground/contract/promotions/terms';
import type { Terms } from '@fairground/contract/promotions/terms';
import { sql } from 'kysely';
import type { Reader, Tx } from '../../../platform/database/index.ts';
import type { StoredTerms } from '../tables.ts';
import { promotionsIn } from './promotions-in.ts';

/** The terms an offer is given by now. */
export type CurrentTerms = { readonly promotionId: bigint; readonly version: number; readonly terms: Terms };

/** Amounts are texts in JSON: a number would not hold every one of them. */
const storedFrom = ({ amount, minDeposit, maxBet, budget, spinsBet, ...terms }: Terms): StoredTerms => ({
  ...terms,
  amount: writeMoney(amount),
  minDeposit: writeMoney(minDeposit),
  maxBet: writeMoney(maxBet),
  budget: writeMoney(budget),
  spinsBet: writeMoney(spinsBet),
});

const termsFrom = ({ amount, minDeposit, maxBet, budget, spinsBet = '0', ...terms }: StoredTerms): Terms => ({
  ...PLAIN_TERMS,
  ...terms,
  amount: parseMoney(amount),
  minDeposit: parseMoney(minDeposit),
  maxBet: parseMoney(maxBet),
  budget: parseMoney(budget),
  spinsBet: parseMoney(spinsBet),
});

/** The newest terms of offers, of all that have any unless one is named. */
export const listTerms = async (reader: Reader, promotionId?: bigint): Promise<readonly CurrentTerms[]> => {
  const rows = await promotionsIn(reader)
    .selectFrom('promotions_terms')
    .distinctOn('promotion_id')
    .select(['promotion_id as promotionId', 'version', 'terms'])
    .$if(promotionId !== undefined, (query) => query.where('promotion_id', '=', promotionId ?? 0n))
    .orderBy('promotion_id')
    .orderBy('version', 'desc')
    .execute();
  return rows.map((row) => ({ ...row, terms: termsFrom(row.terms) }));
};

/** Publishes terms as the next version, with their budget; a budget is never less than what was given. */
export const insertTerms = async (tx: Tx, promotionId: bigint, terms: Terms, now: Date): Promise<number> => {
  const last = await listTerms(tx, promotionId);
  const version = (last[0]?.version ?? 0) + 1;
  await promotionsIn(tx)
    .insertInto('promotions_terms')
    .values({ promotion_id: promotionId, version, terms: JSON.stringify(storedFrom(terms)), published_at: now })
    .execute();
  await sql`
    insert into promotions_budget (promotion_id, budget, count_max) values (${promotionId}, ${terms.budget}, ${terms.countMax})
    on conflict (promotion_id) do update
      set budget = greatest(excluded.budget, promotions_budget.used),
          count_max = greatest(excluded.count_max, case when excluded.count_max is not null then promotions_budget.given end)`.execute(
    tx,
  );
  return version;
};

/** The first terms of an offer that a brand ships, unless it has any; nodes that start at once write them once. */
export const shipTerms = async (tx: Tx, key: string, terms: Terms, now: Date): Promise<void> => {
  await sql`
    with shipped as (
      insert into promotions_terms (promotion_id, version, terms, published_at)
        select id, 1, ${JSON.stringify(storedFrom(terms))}::jsonb, ${now}::timestamptz from promotions_promotion p
         where default_key = ${key} and not exists (select from promotions_terms t where t.promotion_id = p.id)
      on conflict do nothing
      returning promotion_id
    )
    insert into promotions_budget (promotion_id, budget, count_max)
      select promotion_id, ${terms.budget}::bigint, ${terms.countMax}::int from shipped
    on conflict do nothing`.execute(tx);
};

/** Takes an amount from what an offer may still cost, and one of how often it may be given; false where that is not enough. */
export const useBudget = async (tx: Tx, promotionId: bigint, amount: Money): Promise<boolean> => {
  const { numAffectedRows = 0n } = await sql`
    update promotions_budget set used = used + ${amount}, given = given + 1
     where promotion_id = ${promotionId} and used + ${amount} <= budget and (count_max is null or given < count_max)`.execute(
    tx,
  );
  return numAffectedRows > 0n;
};

/** Gives back what was taken for an award that is not given. */
export const returnBudget = async (tx: Tx, promotionId: bigint, amount: Money): Promise<void> => {
  await sql`
    update promotions_budget set used = used - ${amount}, given = given - 1 where promotion_id = ${promotionId}`.execute(
    tx,
  );
};

export const listBudgets = (reader: Reader) =>
  promotionsIn(reader)
    .selectFrom('promotions_budget')
    .select(['promotion_id', 'budget', 'used', 'given', 'count_max'])
    .execute();

export type NewAward = {
  readonly promotion_id: bigint;
  readonly version: number;
  readonly member_id: MemberId;
  readonly period_key: string;
  readonly reference: string;
  readonly currency: string;
  readonly amount: Money;
  /** None where it was given as cash. */
  readonly grant_id: bigint | null;
  readonly given_at: Date;
};

export const insertAward = async (tx: Tx, award: NewAward): Promise<bigint> =>
  (await promotionsIn(tx).insertInto('promotions_award').values(award).returning('id').executeTakeFirstOrThrow()).id;

export const findAward = (reader: Reader, promotionId: bigint, member: MemberId, period: string) =>
  promotionsIn(reader)
    .selectFrom('promotions_award')
    .selectAll()
    .where('promotion_id', '=', promotionId)
    .where('member_id', '=', member)
    .where('period_key', '=', period)
    .executeTakeFirst();

export type Award = {
  readonly promotionId: bigint;
  readonly periodKey: string;
  readonly amount: Money;
  readonly grantId: bigint | null;
  readonly givenAt: Date;
};

/** Whether a member was given something for registering that has to be played. */
export const hasWageredSignUp = async (reader: Reader, member: MemberId): Promise<boolean> => {
  const { rows } = await sql`
    select from promotions_award a join promotions_terms t on t.promotion_id = a.promotion_id and t.version = a.version
     where a.member_id = ${member} and t.terms->>'kind' = 'SIGNUP' and (t.terms->>'multiplierX100')::int > 0 limit 1`.execute(
    reader,
  );
  return rows.length > 0;
};

/** Everything that offers gave a member, the newest first. */
export const listAwardsOf = (reader: Reader, member: MemberId): Promise<Award[]> =>
  promotionsIn(reader)
    .selectFrom('promotions_award')
    .select([
      'promotion_id as promotionId',
      'period_key as periodKey',
      'amount',
      'grant_id as grantId',
      'given_at as givenAt',
    ])
    .where('member_id', '=', member)
    .orderBy('id', 'desc')
    .limit(AWARDS_MAX)
    .execute();

const AWARDS_MAX = 500;
