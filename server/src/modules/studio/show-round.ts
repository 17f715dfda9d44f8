import { money } from '@fairground/contract/money';
import type { Step } from '@fairground/contract/studio/game';
import type { Round } from '@fairground/contract/studio/round';
import type { Reader } from '../../platform/database/index.ts';
import { winOf } from './domain/amounts.ts';
import type { Progress } from './domain/model.ts';
import { findModel } from './domain/models.ts';
import { wholeStep } from './domain/whole-step.ts';
import type { Seeds } from './seeds.ts';
import { listSteps } from './store/rounds.ts';
import type { RoundRow } from './store/rounds.ts';
import { findSeed } from './store/seeds.ts';

export type ShowDeps = { readonly db: Reader; readonly seeds: Seeds };

/** The state of a round after the given steps, recomputed from its seeds. */
export const progressOf = async ({ db, seeds }: ShowDeps, row: RoundRow, steps: readonly Step[]): Promise<Progress> => {
  const seed = await findSeed(db, row.seed_id);
  const model = findModel(row.model);
  if (!seed || model?.hash !== row.definition_hash)
    throw new Error(`Round ${row.id} cannot be played on: its rules or its seed are not there.`);
  return model.play(seeds.wordsFor(seed, row), row.choice, steps);
};

/** Rounds as their player sees them. What is over is shown as it was written down, never as it might be drawn today. */
export const showRounds = async (deps: ShowDeps, rows: readonly RoundRow[]): Promise<Round[]> => {
  const stepped = rows.filter(({ is_stepped }) => is_stepped).map(({ id }) => id);
  const steps = Map.groupBy(await listSteps(deps.db, stepped), ({ round_id }) => round_id);
  return Promise.all(
    rows.map((row) =>
      showRound(
        deps,
        row,
        (steps.get(row.id) ?? []).map(({ step }) => step),
      ),
    ),
  );
};

const showRound = async (deps: ShowDeps, row: RoundRow, steps: Step[]): Promise<Round> => {
  const open = row.state === 'OPEN' ? await progressOf(deps, row, steps) : undefined;
  const isPaid = row.state === 'DONE';
  return {
    roundId: row.id,
    vendor: row.vendor,
    game: row.game,
    kind: row.kind,
    state: row.state,
    choice: row.choice,
    bet: row.bet,
    stake: row.stake,
    win: isPaid ? row.win : money(0n),
    winNow: open?.returned ? winOf(row.bet, open.returned, wholeStep(row.currency)) : null,
    currency: row.currency,
    nonce: row.nonce,
    // Before the stake is taken nothing of the draw is shown: a stake that may still be refused must not be a free
    // look.
    shown: open?.shown ?? (isPaid ? row.shown : null),
    steps,
    endedByRule: row.ended_by_rule,
    playedAt: row.played_at,
    endedAt: row.ended_at,
  };
};
