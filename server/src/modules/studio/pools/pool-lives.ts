import type { ValueOf } from '@fairground/contract/endpoint';
import { money } from '@fairground/contract/money';
import type { Shown } from '@fairground/contract/studio/game';
import type { listPoolLives } from '@fairground/contract/studio/endpoints';
import { writeSeed } from '@fairground/engines/fair/seed';
import { hitStep } from '@fairground/engines/slots/must-hit';
import type { PoolMove, Progressive } from '@fairground/engines/slots/progressive';
import type { Clock } from '../../../platform/clock.ts';
import type { Db, Tx } from '../../../platform/database/index.ts';
import type { Seeds } from '../seeds.ts';
import { endLife, findLiveLife, insertLifeOnce, listEndedLives, listLiveLives } from '../store/pool-lives.ts';
import type { LifeRow } from '../store/pool-lives.ts';
import type { PoolName, PoolsOf } from '../store/pools.ts';
import type { RoundRow } from '../store/rounds.ts';

export type Hit = NonNullable<Extract<Shown, { kind: 'slot' }>['hits']>[number];
export type EndedLife = ValueOf<typeof listPoolLives>['list'][number];

const SHOWN_MAX = 50;

/** The lives of pools that must hit. Where one is hit is drawn before its first stake, by a secret of its own alone. */
export type PoolLives = {
  /** The lives that go on; one that nobody has begun begins now, so that its commitment is there before any stake. */
  readonly live: (of: PoolsOf, pools: readonly NewLife[]) => Promise<readonly LifeRow[]>;
  /** Within the commit that holds the pool: the life it is in, and the amount it is hit at. */
  readonly pointOf: (tx: Tx, name: PoolName, model: string, progressive: Progressive) => Promise<LivePoint | undefined>;
  /** The life is over by this round: its secret is told, and the next begins. */
  readonly end: (tx: Tx, point: LivePoint, ended: Ended) => Promise<Hit>;
  readonly listEnded: (of: PoolsOf) => Promise<EndedLife[]>;
};

type NewLife = Pick<PoolName, 'bet' | 'jackpot'> & { readonly model: string };
type LivePoint = { readonly row: LifeRow; readonly point: bigint };
type Ended = { readonly round: RoundRow; readonly before: bigint; readonly move: PoolMove };

export const createPoolLives = ({
  db,
  clock,
  seeds,
}: {
  readonly db: Db;
  readonly clock: Clock;
  readonly seeds: Pick<Seeds, 'newSecret' | 'openSecret'>;
}): PoolLives => {
  const begin = (reader: Db | Tx, name: PoolName, model: string, life: number): Promise<void> => {
    const { vendor, game, currency, bet, jackpot } = name;
    const fresh = { vendor, game, currency, bet, jackpot, life, model, ...seeds.newSecret(), began_at: clock.now() };
    return insertLifeOnce(reader, { ...fresh, ...NOT_OVER });
  };

  return {
    live: async (of, pools) => {
      const known = await listLiveLives(db, of);
      const missing = pools.filter(
        ({ bet, jackpot }) => !known.some((row) => row.bet === bet && row.jackpot === jackpot),
      );
      if (missing.length === 0) return known;
      for (const { model, ...pool } of missing) await begin(db, { ...of, ...pool }, model, 1);
      return listLiveLives(db, of);
    },
    pointOf: async (tx, name, model, { mustHit }) => {
      if (!mustHit) return undefined;
      if (!(await findLiveLife(tx, name))) await begin(tx, name, model, 1);
      const row = await findLiveLife(tx, name);
      if (!row) throw new Error(`The pool ${name.jackpot} has no life.`);
      const step = hitStep(seeds.openSecret(row), row, mustHit.steps);
      return { row, point: mustHit.pointAt(name.bet, step) };
    },
    end: async (tx, { row }, { round, before, move }) => {
      const secret = writeSeed(seeds.openSecret(row));
      const after = before + move.added;
      await endLife(tx, row.commitment, {
        ...{ round_id: round.id, ended_at: clock.now(), secret },
        ...{ pool_before: money(before), pool_after: money(after), paid: money(move.won) },
      });
      await begin(tx, row, round.model, row.life + 1);
      const { jackpot, life, commitment } = row;
      const [paid, was, is] = [move.won, before, after].map(String) as [string, string, string];
      return { jackpot, life, commitment, secret, before: was, after: is, paid };
    },
    listEnded: async (of) => (await listEndedLives(db, of, SHOWN_MAX)).flatMap(endedFrom),
  };
};

const NOT_OVER = { round_id: null, ended_at: null, secret: null, pool_before: null, pool_after: null, paid: null };

const endedFrom = (row: LifeRow): EndedLife[] => {
  const { model, jackpot, life, bet, commitment, began_at: beganAt } = row;
  const { secret, ended_at: endedAt, pool_before: before, pool_after: after, paid } = row;
  if (secret === null || endedAt === null || before === null || after === null || paid === null) return [];
  return [{ model, jackpot, life, bet, commitment, secret, beganAt, endedAt, before, after, paid }];
};
