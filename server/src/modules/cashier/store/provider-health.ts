import { sql } from 'kysely';
import type { Reader, Tx } from '../../../platform/database/index.ts';
import type { ProviderHealth } from '../providers/health/health.ts';
import type { ProviderHealthTables } from '../tables.ts';

const healthIn = (reader: Reader) => reader.withTables<ProviderHealthTables>();

const shownIn = (reader: Reader) =>
  healthIn(reader)
    .selectFrom('cashier_provider_health')
    .select([
      'orders_failed as ordersFailed',
      'questions_failed as questionsFailed',
      'failed_at as failedAt',
      'rests_since as restsSince',
    ]);

/** Nothing for a provider that always answered. */
export const findHealth = (reader: Reader, provider: string): Promise<ProviderHealth | undefined> =>
  shownIn(reader).where('provider', '=', provider).executeTakeFirst();

/** The same, held until the commit, also where it is not there yet. */
export const lockHealth = async (tx: Tx, provider: string): Promise<ProviderHealth | undefined> => {
  await sql`select pg_advisory_xact_lock(hashtext('cashier_provider_health'), hashtext(${provider}))`.execute(tx);
  return findHealth(tx, provider);
};

export const writeHealth = async (tx: Tx, provider: string, health: ProviderHealth): Promise<void> => {
  const row = {
    orders_failed: health.ordersFailed,
    questions_failed: health.questionsFailed,
    failed_at: health.failedAt,
    rests_since: health.restsSince,
  };
  await healthIn(tx)
    .insertInto('cashier_provider_health')
    .values({ provider, ...row })
    .onConflict((conflict) => conflict.column('provider').doUpdateSet(row))
    .execute();
};

/** The codes of the providers that rest. */
export const listResting = async (reader: Reader): Promise<ReadonlySet<string>> => {
  const rows = await healthIn(reader)
    .selectFrom('cashier_provider_health')
    .select('provider')
    .where('rests_since', 'is not', null)
    .execute();
  return new Set(rows.map(({ provider }) => provider));
};

export const listHealth = async (reader: Reader): Promise<ReadonlyMap<string, ProviderHealth>> => {
  const rows = await shownIn(reader).select('provider').execute();
  return new Map(rows.map(({ provider, ...health }) => [provider, health]));
};
