import { money } from '@fairground/contract/money';
import { movePool, seedAt } from '@fairground/engines/slots/progressive';
import type { Progressive } from '@fairground/engines/slots/progressive';
import { wholeStep } from '../domain/whole-step.ts';
import { moveWith } from '../move-with.ts';
import { listLivesAt } from '../store/pool-lives.ts';
import { insertPoolMove, insertPoolWin, lockPool, setPool } from '../store/pools.ts';
import type { RoundRow } from '../store/rounds.ts';
import type { BusinessDays } from '../../../platform/business-days.ts';
import type { Tx } from '../../../platform/database/index.ts';
import type { Hit, PoolLives } from './pool-lives.ts';
import type { PoolRules } from './pool-rules.ts';

export type FeedDeps = Parameters<typeof moveWith>[0] & {
  readonly days: Pick<BusinessDays, 'dayOf'>;
  readonly lives: Pick<PoolLives, 'findLive' | 'begin' | 'end'>;
  readonly poolRules: PoolRules;
};

/** Whether the round belongs to a game whose jackpots have pools. */
export const hasPools = ({ shown }: RoundRow): boolean => shown?.kind === 'slot' && shown.pool !== undefined;

/**
 * The stake of a spin has come: its share goes into the pools, and those it won are paid out with the round. All of it in
 * one commit with the round's next state.
 */
export const feedPools = async (deps: FeedDeps, row: RoundRow): Promise<RoundRow> => {
  // By the rules the round was drawn with, whatever the game plays by today.
  const own = await deps.poolRules.progressives(row.definition_hash);
  return moveWith(deps, row, async (tx, at) => {
    const { shown } = row;
    if (shown?.kind !== 'slot') throw new Error(`Round ${row.id} is no spin.`);
    let won = 0n;
    const hits: Hit[] = [];
    for (const fed of await fedBy(deps, tx, row, own)) {
      const taken = await feed(deps, tx, row, { ...fed, at });
      won += taken.won;
      if (taken.hit) hits.push(taken.hit);
    }
    const told = { ...shown, pool: won.toString(), ...(hits.length > 0 ? { hits } : {}) };
    return { state: 'SETTLING', win: money(row.win + won), shown: told };
  });
};

/** A pool by its name, what the round's own rules say of it, and by which rules it began where it is not there yet. */
type Fed = { readonly id: string; readonly own: Progressive | undefined; readonly began: Progressive };

/**
 * The pools of the round's rules, and those whose last life began under rules that had more. Ordered by name, so that
 * all transactions lock them in the same order.
 */
const fedBy = async (
  { poolRules }: FeedDeps,
  tx: Tx,
  row: RoundRow,
  own: readonly Progressive[],
): Promise<readonly Fed[]> => {
  const fed = new Map<string, Fed>(own.map((each) => [each.id, { id: each.id, own: each, began: each }]));
  for (const { jackpot, definition_hash } of await listLivesAt(tx, row))
    fed.set(jackpot, {
      id: jackpot,
      own: fed.get(jackpot)?.own,
      began: await poolRules.mustHit(definition_hash, jackpot),
    });
  return [...fed.values()].toSorted((one, other) => (one.id < other.id ? -1 : 1));
};

const feed = async (
  { lives, days }: FeedDeps,
  tx: Tx,
  row: RoundRow,
  { id, own, began, at }: Fed & { readonly at: Date },
): Promise<{ readonly won: bigint; readonly hit?: Hit }> => {
  const { vendor, game, currency, bet, stake, shown } = row;
  const name = { vendor, game, currency, bet, jackpot: id };
  const under = { model: row.model, hash: row.definition_hash };
  const held = await lockPool(tx, name, money(seedAt(began, bet)));
  // Only now that the pool is held is it known which life it is in.
  let live = await lives.findLive(tx, name);
  if (!live && own?.mustHit) {
    await lives.begin(tx, name, under);
    live = await lives.findLive(tx, name);
  }
  const rules = live?.pool ?? own;
  // Its last life ended while this stake waited for it.
  if (!rules) return { won: 0n };
  const wins = shown?.kind === 'slot' ? shown.jackpots.filter((jackpot) => jackpot === id).length : 0;
  const next = live ? { point: live.point, nextSeed: own ? seedAt(own, bet) : 0n } : {};
  const move = movePool(rules, held, { bet, stake, wins, step: wholeStep(currency), ...next });
  const pool = money(move.pool.pool);
  const [added, won] = [money(move.added), money(move.won)];
  await setPool(tx, name, { pool, rest: move.pool.rest, added, day: days.dayOf(at) });
  await insertPoolMove(tx, { round_id: row.id, jackpot: id, added, won, pool });
  if (won > 0n) await insertPoolWin(tx, { ...name, round_id: row.id, amount: won, won_at: at });
  if (!live || move.won === 0n) return { won: move.won };
  const hit = await lives.end(tx, live, { round: row, before: held.pool, move });
  if (own?.mustHit) await lives.begin(tx, name, under);
  return { won: move.won, hit };
};
