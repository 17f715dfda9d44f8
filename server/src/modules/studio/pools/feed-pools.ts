import { money } from '@fairground/contract/money';
import { parseDefinition } from '@fairground/engines/slots/parse';
import { movePool, progressivesOf, seedAt } from '@fairground/engines/slots/progressive';
import type { Progressive } from '@fairground/engines/slots/progressive';
import type { Reader } from '../../../platform/database/index.ts';
import { findModel } from '../domain/models.ts';
import { wholeStep } from '../domain/whole-step.ts';
import { moveWith } from '../move-with.ts';
import { readRules } from '../store/definitions.ts';
import { insertPoolMove, lockPool, setPool } from '../store/pools.ts';
import type { RoundRow } from '../store/rounds.ts';
import type { Hit, PoolLives } from './pool-lives.ts';

export type FeedDeps = Parameters<typeof moveWith>[0] & { readonly lives: Pick<PoolLives, 'pointOf' | 'end'> };

/** Whether the round belongs to a game whose jackpots have pools. */
export const hasPools = ({ shown }: RoundRow): boolean => shown?.kind === 'slot' && shown.pool !== undefined;

/**
 * The stake of a spin has come: its share goes into the pools, and those the draw won are paid out with the round. All of
 * it in one commit with the round's next state.
 */
export const feedPools = async (deps: FeedDeps, row: RoundRow): Promise<RoundRow> => {
  const progressives = await progressivesFor(deps.db, row);
  return moveWith(deps, row, async (tx) => {
    const { shown, bet, stake, vendor, game, currency } = row;
    if (shown?.kind !== 'slot') throw new Error(`Round ${row.id} is no spin.`);
    let won = 0n;
    const hits: Hit[] = [];
    // In the order of the definition, which is the same for everybody who waits for these pools.
    for (const progressive of progressives) {
      const name = { vendor, game, currency, bet, jackpot: progressive.id };
      const held = await lockPool(tx, name, money(seedAt(progressive, bet)));
      const wins = shown.jackpots.filter((jackpot) => jackpot === progressive.id).length;
      const live = await deps.lives.pointOf(tx, name, row.model, progressive);
      const move = movePool(progressive, held, { bet, stake, wins, step: wholeStep(currency), point: live?.point });
      const pool = money(move.pool.pool);
      await setPool(tx, name, { pool, rest: move.pool.rest });
      const did = { added: money(move.added), won: money(move.won), pool };
      await insertPoolMove(tx, { round_id: row.id, jackpot: progressive.id, ...did });
      if (live && move.won > 0n) hits.push(await deps.lives.end(tx, live, { round: row, before: held.pool, move }));
      won += move.won;
    }
    const told = { ...shown, pool: won.toString(), ...(hits.length > 0 ? { hits } : {}) };
    return { state: 'SETTLING', win: money(row.win + won), shown: told };
  });
};

/** By the rules the round was drawn with, whatever the game plays by today. */
const progressivesFor = async (db: Reader, row: RoundRow): Promise<readonly Progressive[]> => {
  const model = findModel(row.model);
  if (model?.hash === row.definition_hash) return model.progressives ?? [];
  return progressivesOf(parseDefinition(await readRules(db, row.definition_hash)));
};
