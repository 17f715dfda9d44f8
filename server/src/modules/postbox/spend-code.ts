import type { Tx } from '../../platform/database/index.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { PostboxDeps } from './deps.ts';
import { isRightCode, TRIES_MAX } from './domain/code.ts';
import type { Address, Purpose } from './domain/message.ts';
import { findCode, markSpent } from './store/codes.ts';
import { countUse, uncountUse } from './store/uses.ts';

export type GivenCode = {
  readonly address: Address;
  readonly purpose: Purpose;
  readonly code: string;
  readonly subject?: string;
};

/** Counters of tries are swept a day after; the code itself is long over then. */
const TRIES_KEPT_MS = 24 * 3_600_000;

/**
 * Spends a code in the caller's transaction. A try is counted before it is judged and outside of that transaction, so
 * that neither a rollback nor a thousand guesses at once give a sixth; the right code gets its try back.
 */
export const spendCode = async (
  { asideDb, clock }: Pick<PostboxDeps, 'asideDb' | 'clock'>,
  tx: Tx,
  { address, purpose, code, subject = '' }: GivenCode,
): Promise<void> => {
  const now = clock.now();
  const found = await findCode(tx, { address, purpose, subject });
  if (!found || found.spentAt !== null || found.expiresAt <= now) throw new Refusal('postbox.code-expired');
  const tries = {
    scope: 'tries',
    subject: found.id.toString(),
    most: TRIES_MAX,
    expiresAt: new Date(found.expiresAt.getTime() + TRIES_KEPT_MS),
  };
  if (!(await countUse(asideDb, tries, now))) throw new Refusal('postbox.code-expired');
  const isRight = isRightCode(found, code);
  if (!isRight || found.isDecoy) throw new Refusal('postbox.code-wrong');
  await uncountUse(asideDb, tries);
  // Of two that come at once the second waits here for the first to commit, and finds the code spent.
  if (!(await markSpent(tx, found.id, now))) throw new Refusal('postbox.code-expired');
};
