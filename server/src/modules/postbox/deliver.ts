import { inTransaction } from '../../platform/database/index.ts';
import type { Tx } from '../../platform/database/index.ts';
import type { PostboxDeps } from './deps.ts';
import { pauseAfter } from './domain/backoff.ts';
import type { Outcome } from './domain/message.ts';
import { render } from './domain/render.ts';
import { messageFailed } from './facts.ts';
import { countSite } from './guard.ts';
import type { Providers } from './providers/index.ts';
import { jobKey } from './queue-message.ts';
import type { SendJob } from './queue-message.ts';
import { forgetCode } from './store/codes.ts';
import { claimMessage, findClaimEnd, finishMessage, releaseMessage } from './store/messages.ts';
import type { ClaimedMessage } from './store/messages.ts';

/** Longer than any provider takes to give up, so that a try that still runs is never doubled. */
const CLAIM_MS = 2 * 60_000;

type DeliverDeps = PostboxDeps & { readonly providers: Providers };

/**
 * Sends one message, and again until it went or nobody needs it any more. A node that dies in between leaves a claim
 * behind that ends by itself; the message then goes out under the same id, and the books say `sent` once.
 */
export const createSendJob = (deps: DeliverDeps): SendJob => {
  const job: SendJob = {
    name: 'postbox.send',
    run: async ({ messageId }) => {
      const id = BigInt(messageId);
      const now = deps.clock.now();
      const message = await claimMessage(deps.db, id, { now, until: new Date(now.getTime() + CLAIM_MS) });
      if (!message) return waitForClaim(id);
      const outcome = await attempt(deps, message);
      await inTransaction(deps.db, (tx) => settle(deps, job, tx, message, outcome));
    },
  };
  const waitForClaim = async (id: bigint): Promise<void> => {
    const runAt = await findClaimEnd(deps.db, id);
    if (runAt === undefined) return;
    await inTransaction(deps.db, (tx) =>
      deps.enqueue(tx, job, { messageId: id.toString() }, { key: jobKey(id), runAt }),
    );
  };
  return job;
};

type Attempted = Outcome | 'withheld' | 'too late';

const attempt = async (deps: DeliverDeps, message: ClaimedMessage): Promise<Attempted> => {
  const { content, address, giveUpAt, codeId } = message;
  if (content === 'nothing') return 'withheld';
  if (giveUpAt <= deps.clock.now()) return 'too late';
  // Codes were counted when they were asked for.
  if (codeId === null && !(await countSite(deps, deps.db, address.channel))) return 'unreachable';
  return deps.providers[address.channel].send(render({ ...message, content }, deps.sender));
};

const settle = async (
  deps: DeliverDeps,
  job: SendJob,
  tx: Tx,
  message: ClaimedMessage,
  outcome: Attempted,
): Promise<void> => {
  const now = deps.clock.now();
  if (outcome === 'sent' || outcome === 'withheld') {
    await finishMessage(tx, message, { state: outcome, now });
    return;
  }
  const runAt = new Date(now.getTime() + pauseAfter(message.attempt));
  if (outcome === 'unreachable' && runAt < message.giveUpAt) {
    await releaseMessage(tx, message);
    await deps.enqueue(tx, job, { messageId: message.id.toString() }, { key: jobKey(message.id), runAt });
    return;
  }
  if (!(await finishMessage(tx, message, { state: 'failed', now }))) return;
  // A person whose code cannot be delivered may request another at once.
  if (message.codeId !== null) await forgetCode(tx, message.codeId);
  const { id, purpose, address } = message;
  deps.log.warn({ messageId: id.toString(), channel: address.channel, purpose, outcome }, 'a message was given up');
  await deps.announce(tx, messageFailed, { messageId: id.toString(), channel: address.channel, purpose });
};
