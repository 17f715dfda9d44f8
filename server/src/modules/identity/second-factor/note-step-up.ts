import type { Tx } from '../../../platform/database/index.ts';
import { afterCommit, inTransaction } from '../../../platform/database/index.ts';
import type { Session } from '../../../platform/http/route.ts';
import type { Core } from '../core.ts';
import { requirePassword } from '../passwords/require-password.ts';
import { setSteppedUp } from '../store/sessions.ts';

type Who = Pick<Session, 'memberId' | 'sessionId'>;

/** Asks for the password, which counts as a step-up of the session. */
export const stepUpByPassword = async (
  core: Pick<Core, 'db' | 'clock' | 'known' | 'attempts' | 'passwords' | 'system'>,
  who: Who,
  text: string,
): Promise<void> => {
  await requirePassword(core, who.memberId, text);
  await inTransaction(core.db, (tx) => noteStepUp(core, tx, who));
};

/** Marks a session as stepped up. All nodes know it after the commit. */
export const noteStepUp = async (
  { clock, known }: Pick<Core, 'clock' | 'known'>,
  tx: Tx,
  { memberId, sessionId }: Who,
): Promise<void> => {
  await setSteppedUp(tx, memberId, sessionId, clock.now());
  afterCommit(tx, () => known.forgetEverywhere(sessionId));
};
