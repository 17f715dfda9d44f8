import type { MemberId } from '@fairground/contract/ids';
import { money } from '@fairground/contract/money';
import type { Money } from '@fairground/contract/money';
import type { JackpotPool } from '@fairground/contract/studio/game';
import { poolsGrew } from '@fairground/contract/studio/pushes';
import { capAt, seedAt } from '@fairground/engines/slots/progressive';
import type { Progressive } from '@fairground/engines/slots/progressive';
import type { StudioDeps } from '../deps.ts';
import type { GameSetup, GameSetups } from '../game-setup.ts';
import { listPools } from '../store/pools.ts';
import type { PoolsOf } from '../store/pools.ts';
import type { PoolLives } from './pool-lives.ts';
import type { PoolRules } from './pool-rules.ts';

/** Those who have a game with pools open, and what is sent to them. */
export type PoolWatch = {
  /** The current pools at every level; the player is notified of their growth from now on. */
  readonly watch: (of: PoolsOf & { readonly memberId: MemberId }, setup: GameSetup) => Promise<JackpotPool[]>;
  /** A stake was placed: every node notifies its watchers, batched. */
  readonly grew: (of: PoolsOf) => void;
};

const TOPIC = 'studio.pools';
/** Many stakes in this time are one word. */
const GATHER_MS = 700;
/** Who has not opened the game or played it for so long looks no more. */
const WATCHED_MS = 15 * 60_000;

type Watched = { readonly of: PoolsOf; readonly until: Map<MemberId, number> };

export const createPoolWatch = (
  { db, clock, bus, realtime, log }: StudioDeps,
  {
    setups,
    lives,
    rules,
  }: { readonly setups: GameSetups; readonly lives: Pick<PoolLives, 'live'>; readonly rules: PoolRules },
): PoolWatch => {
  const watched = new Map<string, Watched>();
  const gathering = new Set<string>();

  const read = async (of: PoolsOf, { model, bet }: GameSetup): Promise<JackpotPool[]> => {
    const own = model.progressives ?? [];
    const wanted = own.flatMap(({ id, mustHit }) =>
      mustHit ? bet.levels.map((level) => ({ bet: level, jackpot: id, model: model.id, hash: model.hash })) : [],
    );
    const living = await lives.live(of, wanted);
    const rows = await listPools(db, of);
    const amountOf = (level: Money, progressive: Progressive): Money =>
      rows.find((each) => each.bet === level && each.jackpot === progressive.id)?.pool ??
      money(seedAt(progressive, level));
    const plain = bet.levels.flatMap((level) =>
      own
        .filter(({ id }) => !living.some((life) => life.bet === level && life.jackpot === id))
        .map((each) => ({ jackpot: each.id, bet: level, amount: amountOf(level, each) })),
    );
    const must = living.map(async ({ bet: level, jackpot, life, commitment, definition_hash: definitionHash }) => {
      const pool = await rules.mustHit(definitionHash, jackpot);
      const mustHit = { by: money(capAt(pool.mustHit, level)), life, commitment, definitionHash };
      return { jackpot, bet: level, amount: amountOf(level, pool), mustHit };
    });
    return [...plain, ...(await Promise.all(must))];
  };

  const tell = async ({ of, until }: Watched): Promise<void> => {
    const now = clock.now().getTime();
    for (const [memberId, last] of until) if (last < now) until.delete(memberId);
    if (until.size === 0) {
      watched.delete(nameOf(of));
      return;
    }
    const pools = await read(of, await setups.of(of.vendor, of.game, of.currency));
    for (const memberId of until.keys()) realtime.toMember(poolsGrew, memberId, { ...of, pools });
  };

  bus.subscribe(TOPIC, {
    onMessage: (message) => {
      const found = watched.get(String(message));
      // A word that is lost is made up for by the next one.
      if (found) tell(found).catch((error: unknown) => log.warn({ err: error }, 'pools could not be sent'));
    },
  });

  return {
    watch: async ({ memberId, vendor, game, currency }, setup) => {
      if (!setup.hasPools) return [];
      const of = { vendor, game, currency };
      const own = watched.get(nameOf(of)) ?? { of, until: new Map() };
      watched.set(nameOf(of), own);
      own.until.set(memberId, clock.now().getTime() + WATCHED_MS);
      return read(of, setup);
    },
    grew: ({ vendor, game, currency }) => {
      const name = nameOf({ vendor, game, currency });
      if (gathering.has(name)) return;
      gathering.add(name);
      setTimeout(() => {
        gathering.delete(name);
        bus.publish(TOPIC, name);
      }, GATHER_MS).unref();
    },
  };
};

const nameOf = ({ vendor, game, currency }: PoolsOf): string => `${vendor} ${game} ${currency}`;
