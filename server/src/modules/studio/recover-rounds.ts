import { roundFinished } from '@fairground/contract/studio/pushes';
import { inTransaction } from '../../platform/database/index.ts';
import type { Job } from '../../platform/jobs/index.ts';
import type { StudioDeps } from './deps.ts';
import type { PlayDeps } from './play-round.ts';
import { REFUNDED, afterStake, giveBack, named, payWin, settleRound } from './settle-round.ts';
import type { Settled } from './settle-round.ts';
import { progressOf } from './show-round.ts';
import { listSteps, listStuck, lockRound, moveRounds } from './store/rounds.ts';
import type { RoundRow } from './store/rounds.ts';
import { addStep } from './take-step.ts';

/** No call of a client takes this long: the process that handled the round is gone. */
export const INTERRUPTED_MS = 60_000;
/** How long a round waits for a step. */
export const ROUND_WAITS_MS = 24 * 3_600_000;
const ROUNDS_AT_ONCE = 200;

export type RecoverDeps = PlayDeps & Pick<StudioDeps, 'log' | 'realtime'>;

/**
 * Ends interrupted and abandoned rounds. Interrupted: plays the round if its stake was taken, cancels it otherwise.
 * Open for a day: cashes out what is won, or refunds the stake if no step was taken.
 */
export const recoverRounds = async (deps: RecoverDeps): Promise<void> => {
  const now = deps.clock.now().getTime();
  const interrupted = await listStuck(deps.db, ['DRAWN', 'SETTLING'], new Date(now - INTERRUPTED_MS), ROUNDS_AT_ONCE);
  const left = await listStuck(deps.db, ['OPEN'], new Date(now - ROUND_WAITS_MS), ROUNDS_AT_ONCE);
  for (const round of interrupted)
    await withCare(deps, round, () => (round.state === 'DRAWN' ? resume(deps, round) : finish(deps, round)));
  for (const round of left) await withCare(deps, round, () => endLeft(deps, round));
};

export const createRecoverJob = (deps: RecoverDeps): Job<null> => ({
  name: 'studio.recover-rounds',
  run: () => recoverRounds(deps),
});

/** A round that cannot be brought on now is tried again with the next pass, and the others go on. */
const withCare = async (
  { log, realtime }: RecoverDeps,
  round: RoundRow,
  work: () => Promise<Settled>,
): Promise<void> => {
  try {
    const { row } = await work();
    if (row.state !== 'DONE' && row.state !== 'CANCELLED') return;
    const { id: roundId, state, stake, win } = row;
    realtime.toMember(roundFinished, row.member_id, { roundId, state, stake, win });
  } catch (error) {
    log.warn({ err: error, round: round.id.toString() }, 'a round could not be brought to its end');
  }
};

/** A round that was only to be paid. Steps are the player's own doing; shots and spins were cut off before their answer. */
const finish = (deps: RecoverDeps, row: RoundRow): Promise<Settled> =>
  row.is_stepped ? settleRound(deps, row) : payWin(deps, row, 'by-rule');

/** A round whose stake may or may not have been taken: the wallet knows. */
const resume = async (deps: RecoverDeps, row: RoundRow): Promise<Settled> => {
  const line = await deps.sessions.lineOf(row.vendor);
  const { player, transactionId, currency } = named(row, 'bet');
  const { state } = await line.txStatus({ player, action: 'bet', transactionId, currency });
  if (state === undefined) return { row };
  if (state !== 'applied') return giveBack(deps, row);
  return afterStake(deps, row, undefined, 'by-rule');
};

const endLeft = async (deps: RecoverDeps, left: RoundRow): Promise<Settled> => {
  const row = await inTransaction(deps.db, async (tx) => {
    const held = await lockRound(tx, left.id);
    // The player took a step meanwhile.
    if (held.state !== 'OPEN' || held.moved_at > left.moved_at) return held;
    const steps = (await listSteps(tx, [held.id])).map(({ step }) => step);
    const { returned } = await progressOf({ db: tx, seeds: deps.seeds }, held, steps);
    if (returned !== null)
      return addStep(deps, tx, held, { steps, next: { kind: 'cash-out' }, requestId: 'by-rule', byRule: true });
    const at = deps.clock.now();
    await moveRounds(tx, [{ from: held, to: { state: 'SETTLING', at, refusal: REFUNDED, byRule: true } }]);
    return lockRound(tx, held.id);
  });
  return settleRound(deps, row);
};
