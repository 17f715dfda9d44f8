import type { FixtureId, Sport } from '@fairground/contract/sports/fields';
import { inTransaction } from '../../../../platform/database/index.ts';
import { needed } from '../../../../platform/needed.ts';
import type { SportsDeps } from '../../deps.ts';
import { catchUp } from '../../intake/receive.ts';
import { addMessages, databaseNow, lockNextMatch, lockSent, makeDue } from '../../store/simulated.ts';
import { SIMULATOR } from './simulator.ts';
import type { Simulator } from './simulator.ts';

/**
 * Begins the next planned match of a sport now: it is announced again for this moment, then says what is due. Its seed, and
 * with it the result, stays.
 */
export const beginNext = async (
  { db, clock }: Pick<SportsDeps, 'db' | 'clock'>,
  simulator: Simulator,
  sport: Sport,
): Promise<{ readonly fixtureId: FixtureId }> => {
  const { id, ref } = await inTransaction(db, async (tx) => {
    const after = await lockSent(tx);
    const match = needed(await lockNextMatch(tx, SIMULATOR, sport), 'sports.fixture-unknown');
    const at = await databaseNow(tx);
    const { competition, home, away, speed, model, commitment } = match;
    await addMessages(tx, after, [
      {
        ...{ kind: 'fixture', ref: match.ref, sport, competition, home, away, speed, model, commitment },
        startsAt: at.toISOString(),
      },
    ]);
    return match;
  });
  // It speaks only when its new beginning is known: what it says is counted from there.
  await catchUp(db, simulator, clock.now());
  await makeDue(db, ref);
  await simulator.send();
  await catchUp(db, simulator, clock.now());
  return { fixtureId: id };
};
