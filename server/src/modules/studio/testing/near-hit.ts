import { newServerSeed } from '@fairground/engines/fair/seed';
import { hitStep } from '@fairground/engines/slots/must-hit';
import type { PoolLife } from '@fairground/engines/slots/must-hit';
import { parseDefinition } from '@fairground/engines/slots/parse';
import { growPool } from '@fairground/engines/maths/pool';
import { progressivesOf } from '@fairground/engines/slots/progressive';
import { systemRandom } from '../../../platform/random.ts';
import { SANDBOX_SECRETS_KEY, createSecretBox } from '../../../platform/secret-box.ts';

/** A life with its rules; what a statement that changes something answers is not looked at. */
type LifeRow = PoolLife & {
  readonly [Name in 'vendor' | 'game' | 'currency' | 'commitment' | 'rules']: string;
} & { readonly sealed: Buffer };

/** Runs SQL as the schema's owner. */
type Query = (sql: string) => Promise<{ readonly rows: readonly LifeRow[] }>;

type Wanted = { readonly model: string; readonly bet: bigint; readonly shares: bigint };

/**
 * Sets the pool of a running life to a given number of base bets below its hidden hit point. Finding that point needs
 * the secrets key, which is known in a sandbox.
 */
export const bringNear = async (query: Query, { model, bet, shares }: Wanted): Promise<bigint> => {
  const { rows } = await query(
    `select life.*, definition.rules from studio_pool_life life join studio_definition definition on definition.hash = life.definition_hash
      where life.model = '${model}' and life.bet = ${bet} and life.ended_at is null`,
  );
  const [life] = rows;
  if (!life) throw new Error(`No pool of ${model} lives at ${bet}.`);
  const pool = progressivesOf(parseDefinition(JSON.parse(life.rules))).find(({ id }) => id === life.jackpot);
  if (!pool?.mustHit) throw new Error(`The pool ${life.jackpot} need not hit.`);
  const box = createSecretBox(SANDBOX_SECRETS_KEY, systemRandom, 'studio');
  const secret = newServerSeed(box.open(life.sealed, `seed ${life.commitment}`));
  const point = pool.mustHit.pointAt(bet, hitStep(secret, life, pool.mustHit.steps));
  // What a base bet adds.
  const share = growPool({ pool: 0n, rest: 0n }, bet, pool.share).pool;
  const at = point - shares * share;
  await query(
    `insert into studio_pool (vendor, game, currency, bet, jackpot, pool)
     values ('${life.vendor}', '${life.game}', '${life.currency}', ${bet}, '${life.jackpot}', ${at})
     on conflict (vendor, game, currency, bet, jackpot) do update set pool = excluded.pool, rest = 0`,
  );
  return point;
};
