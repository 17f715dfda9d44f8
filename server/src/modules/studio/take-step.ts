import type { BodyOf } from '@fairground/contract/endpoint';
import type { takeStep as contract } from '@fairground/contract/studio/endpoints';
import type { Step } from '@fairground/contract/studio/game';
import { IllegalStepError } from '@fairground/engines/instant/illegal-step';
import { canonicalText } from '@fairground/engines/slots/canonical';
import { inTransaction } from '../../platform/database/index.ts';
import type { Tx } from '../../platform/database/index.ts';
import { Refusal } from '../../platform/refusal.ts';
import { winOf } from './domain/amounts.ts';
import type { Progress } from './domain/model.ts';
import { answerOf } from './play-round.ts';
import type { PlayDeps, Told } from './play-round.ts';
import { settleRound } from './settle-round.ts';
import { wholeStep } from './domain/whole-step.ts';
import { progressOf } from './show-round.ts';
import { findRound, insertStep, listSteps, lockRound, moveRounds } from './store/rounds.ts';
import type { RoundRow } from './store/rounds.ts';

type Order = Omit<BodyOf<typeof contract>, 'token'>;

/** The next step of an open round: written down with what it leads to, then paid if it was the last. */
export const takeStep = async (deps: PlayDeps, token: string, order: Order): Promise<Told> => {
  const { memberId, vendor, game } = await deps.sessions.find(token);
  const found = await findRound(deps.db, memberId, order.roundId);
  if (found?.vendor !== vendor || found.game !== game) throw new Refusal('studio.round-unknown');
  const row = await inTransaction(deps.db, (tx) => step(deps, tx, order));
  return answerOf(deps, token, await settleRound(deps, row));
};

const step = async (deps: PlayDeps, tx: Tx, { roundId, requestId, step: next }: Order): Promise<RoundRow> => {
  const row = await lockRound(tx, roundId);
  const steps = await listSteps(tx, [roundId]);
  const same = steps.find(({ request_id }) => request_id === requestId);
  if (same) {
    if (canonicalText(same.step) !== canonicalText(next)) throw new Refusal('studio.request-id-taken');
    return row;
  }
  if (row.state === 'DRAWN') throw new Refusal('studio.round-unsettled');
  if (row.state !== 'OPEN') throw new Refusal('studio.round-over');
  return addStep(deps, tx, row, { steps: steps.map(({ step: taken }) => taken), next, requestId });
};

/** Takes a step of a round that is held; the round goes on, or waits to be paid. */
export const addStep = async (
  deps: PlayDeps,
  tx: Tx,
  row: RoundRow,
  {
    steps,
    next,
    requestId,
    ...rule
  }: {
    readonly steps: readonly Step[];
    readonly next: Step;
    readonly requestId: string;
    readonly byRule?: boolean;
  },
): Promise<RoundRow> => {
  const progress = await allowed(progressOf({ db: tx, seeds: deps.seeds }, row, [...steps, next]));
  const at = deps.clock.now();
  await insertStep(tx, {
    round_id: row.id,
    place: steps.length,
    request_id: requestId,
    step: JSON.stringify(next),
    taken_at: at,
  });
  const { isOver, returned, shown } = progress;
  const win = winOf(row.bet, returned, wholeStep(row.currency));
  const to = isOver ? ({ state: 'SETTLING', at, win, shown, ...rule } as const) : ({ state: 'OPEN', at } as const);
  await moveRounds(tx, [{ from: row, to }]);
  return lockRound(tx, row.id);
};

const allowed = async (progress: Promise<Progress>): Promise<Progress> => {
  try {
    return await progress;
  } catch (error) {
    if (error instanceof IllegalStepError) throw new Refusal('studio.step-refused');
    throw error;
  }
};
