import type { ValueOf } from '@fairground/contract/endpoint';
import { money } from '@fairground/contract/money';
import type { Shown } from '@fairground/contract/studio/game';
import type { listPoolLives, readPoolLife } from '@fairground/contract/studio/endpoints';
import { writeSeed } from '@fairground/engines/fair/seed';
import { hitPoint, hitStep } from '@fairground/engines/slots/must-hit';
import type { PoolMove } from '@fairground/engines/slots/progressive';
import type { Clock } from '../../../platform/clock.ts';
import type { Db, Tx } from '../../../platform/database/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { Seeds } from '../seeds.ts';
import {
  endLife,
  findLife,
  findLiveLife,
  insertLifeOnce,
  listEndedLives,
  listLiveLives,
  nextLifeNumber,
} from '../store/pool-lives.ts';
import type { LifeRow } from '../store/pool-lives.ts';
import type { PoolName, PoolsOf } from '../store/pools.ts';
import type { RoundRow } from '../store/rounds.ts';
import type { MustHit, PoolRules } from './pool-rules.ts';

export type Hit = NonNullable<Extract<Shown, { kind: 'slot' }>['hits']>[number];
export type EndedLife = ValueOf<typeof listPoolLives>['list'][number];

const SHOWN_MAX = 50;

/**
 * The lives of pools that must hit. Where one is hit is drawn before its first stake, by a secret of its own alone, and
 * the rules it began under are its rules to its end.
 */
export type PoolLives = {
  /** The lives that go on; one that nobody has begun begins now, so that its commitment is there before any stake. */
  readonly live: (of: PoolsOf, pools: readonly NewLife[]) => Promise<readonly LifeRow[]>;
  /** Within the commit that holds the pool: the life it is in, its rules, and the amount it is hit at. */
  readonly findLive: (tx: Tx, name: PoolName) => Promise<LivePoint | undefined>;
  readonly begin: (tx: Tx, name: PoolName, rules: Rules) => Promise<void>;
  /** The life is over by this round, and its secret is published. */
  readonly end: (tx: Tx, point: LivePoint, ended: Ended) => Promise<Hit>;
  readonly listEnded: (of: PoolsOf) => Promise<EndedLife[]>;
  /** One that is over, with its rules. */
  readonly read: (commitment: string) => Promise<ValueOf<typeof readPoolLife>>;
};

/** What a new life is begun under. */
type Rules = { readonly model: string; readonly hash: string };
type NewLife = Pick<PoolName, 'bet' | 'jackpot'> & Rules;
type LivePoint = { readonly row: LifeRow; readonly pool: MustHit; readonly point: bigint };
type Ended = { readonly round: RoundRow; readonly before: bigint; readonly move: PoolMove };

export const createPoolLives = ({
  db,
  clock,
  seeds,
  rules,
}: {
  readonly db: Db;
  readonly clock: Clock;
  readonly seeds: Pick<Seeds, 'newSecret' | 'openSecret'>;
  readonly rules: PoolRules;
}): PoolLives => {
  const begin = (reader: Db | Tx, name: PoolName, { model, hash }: Rules, life: number): Promise<void> => {
    const { vendor, game, currency, bet, jackpot } = name;
    const fresh = { vendor, game, currency, bet, jackpot, life, model, definition_hash: hash };
    return insertLifeOnce(reader, { ...fresh, ...seeds.newSecret(), began_at: clock.now(), ...NOT_OVER });
  };
  const endedFrom = async (row: LifeRow): Promise<EndedLife[]> => {
    const { model, jackpot, life, bet, commitment, definition_hash: definitionHash, began_at: beganAt } = row;
    const { secret, ended_at: endedAt, pool_before: before, pool_after: after, paid } = row;
    if (secret === null || endedAt === null || before === null || after === null || paid === null) return [];
    const hit = hitPoint({ model, jackpot, life, bet, secret }, await rules.definition(definitionHash));
    const told = { commitment, definitionHash, secret, beganAt, endedAt, before, after, paid };
    return [{ model, jackpot, life, bet, ...told, point: money(hit?.point ?? 0n) }];
  };

  return {
    live: async (of, pools) => {
      const known = await listLiveLives(db, of);
      const missing = pools.filter(
        ({ bet, jackpot }) => !known.some((row) => row.bet === bet && row.jackpot === jackpot),
      );
      if (missing.length === 0) return known;
      for (const { bet, jackpot, ...under } of missing)
        await begin(db, { ...of, bet, jackpot }, under, await nextLifeNumber(db, { ...of, bet, jackpot }));
      return listLiveLives(db, of);
    },
    findLive: async (tx, name) => {
      const row = await findLiveLife(tx, name);
      if (!row) return undefined;
      const pool = await rules.mustHit(row.definition_hash, row.jackpot);
      const step = hitStep(seeds.openSecret(row), row, pool.mustHit.steps);
      return { row, pool, point: pool.mustHit.pointAt(name.bet, step) };
    },
    begin: async (tx, name, under) => begin(tx, name, under, await nextLifeNumber(tx, name)),
    end: async (tx, { row }, { round, before, move }) => {
      const secret = writeSeed(seeds.openSecret(row));
      const after = before + move.added;
      await endLife(tx, row.commitment, {
        ...{ round_id: round.id, ended_at: clock.now(), secret },
        ...{ pool_before: money(before), pool_after: money(after), paid: money(move.won) },
      });
      const { model, jackpot, life, commitment, definition_hash: definitionHash } = row;
      const [paid, was, is] = [move.won, before, after].map(String) as [string, string, string];
      return { jackpot, life, model, definitionHash, commitment, secret, before: was, after: is, paid };
    },
    listEnded: async (of) => {
      const lives = await Promise.all((await listEndedLives(db, of, SHOWN_MAX)).map(endedFrom));
      return lives.flat();
    },
    read: async (commitment) => {
      const row = await findLife(db, commitment);
      const [life] = row ? await endedFrom(row) : [];
      if (!row || !life) throw new Refusal('studio.life-unknown');
      return { ...life, currency: row.currency, rules: await rules.definition(row.definition_hash) };
    },
  };
};

const NOT_OVER = { round_id: null, ended_at: null, secret: null, pool_before: null, pool_after: null, paid: null };
