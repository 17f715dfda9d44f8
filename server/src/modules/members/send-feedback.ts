import type { BodyOf } from '@fairground/contract/endpoint';
import type { Id } from '@fairground/contract/ids';
import { FEEDBACK_LENGTH, feedbackLengthOf } from '@fairground/contract/members/feedback-rules';
import type { sendFeedback as contract } from '@fairground/contract/members/endpoints';
import { inTransaction } from '../../platform/database/index.ts';
import type { Caller } from '../../platform/http/route.ts';
import { networkOf } from '../../platform/limits/network.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { MembersDeps } from './deps.ts';
import { insertFeedback, listFeedbackSince, queueWriter } from './store/feedback.ts';

const PER_DAY = 5;
const DAY_MS = 24 * 60 * 60_000;

/** Keeps what a member or a visitor writes to the house. */
export const sendFeedback = async (
  deps: Pick<MembersDeps, 'db' | 'clock' | 'system' | 'identity'>,
  { questionType, content: typed, ...proof }: BodyOf<typeof contract>,
  { ip, session }: Caller,
): Promise<{ readonly feedbackId: Id<'feedback'> }> => {
  const { db, clock, system, identity } = deps;
  if (!(await system.isOn('FEEDBACK'))) throw new Refusal('access.function-off');
  const length = feedbackLengthOf(typed);
  if (length < FEEDBACK_LENGTH.min || length > FEEDBACK_LENGTH.max) throw new Refusal('members.feedback-length');
  const content = typed.normalize('NFC').trim();
  const writer = { memberId: session?.memberId ?? null, network: networkOf(ip) };
  const dayAgo = new Date(clock.now().getTime() - DAY_MS);
  const isSame = (kept: { readonly questionType: string; readonly content: string }) =>
    kept.questionType === questionType && kept.content === content;

  // A retry brings the picture that was used up by the first try: what is kept already needs no proof.
  const before = await listFeedbackSince(db, writer, dayAgo);
  if (session === undefined && !before.some(isSame))
    await identity.requireHuman({ ...proof, use: 'feedback', ip, needsImage: true });

  return inTransaction(db, async (tx) => {
    await queueWriter(tx, writer);
    const sent = await listFeedbackSince(tx, writer, dayAgo);
    const known = sent.find(isSame);
    if (known !== undefined) return { feedbackId: known.id as Id<'feedback'> };
    if (sent.length >= PER_DAY) throw new Refusal('members.feedback-limit');
    const feedbackId = await insertFeedback(tx, writer, { questionType, content, sentAt: clock.now() });
    return { feedbackId };
  });
};
