import { inTransaction } from '../../platform/database/index.ts';
import { readProgress } from '../../platform/events/index.ts';
import type { Listener } from '../../platform/events/index.ts';
import type { FiguresDeps } from './deps.ts';
import { mayClose } from './domain/closing.ts';
import { lockGate, readMoment, updateClosedUntil, updateClosing } from './store/gate.ts';

/** Closes what can be closed and sets the next moment to close; called every minute, by one node at a time. */
export const closeWindows = (
  { db }: Pick<FiguresDeps, 'db'>,
  listener: Pick<Listener, 'name' | 'hears'>,
): Promise<void> =>
  inTransaction(db, async (tx) => {
    const { closing } = await lockGate(tx);
    const { now, isFencePassed } = await readMoment(tx);
    if (closing !== null) {
      if (!mayClose(closing, { now, isFencePassed, progress: await readProgress(tx, listener) })) return;
      await updateClosedUntil(tx, closing);
    }
    await updateClosing(tx, now);
  });
