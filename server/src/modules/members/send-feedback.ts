import type { BodyOf } from '@fairground/contract/endpoint';
import type { Id, MemberId } from '@fairground/contract/ids';
import { FEEDBACK_LENGTH, feedbackLengthOf } from '@fairground/contract/members/feedback-rules';
import type { sendFeedback as contract } from '@fairground/contract/members/endpoints';
import { inTransaction } from '../../platform/database/index.ts';
import type { Reader, Tx } from '../../platform/database/index.ts';
import type { Caller } from '../../platform/http/route.ts';
import { networkOf } from '../../platform/limits/network.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { PictureId } from '../pictures/index.ts';
import type { MembersDeps } from './deps.ts';
import { feedbackSent } from './facts.ts';
import { insertFeedback, listFeedbackSince, queueWriter } from './store/feedback.ts';

type Sent = Awaited<ReturnType<typeof listFeedbackSince>>[number];

/** What a letter is called where its pictures are kept. */
export const keeperOf = ({ id }: { readonly id: bigint }): string => `feedback ${id}`;

const PER_DAY = 5;
const DAY_MS = 24 * 60 * 60_000;

/** Keeps what a member or a visitor writes to us. */
export const sendFeedback = async (
  deps: Pick<MembersDeps, 'db' | 'clock' | 'system' | 'identity' | 'pictures' | 'announce'>,
  { questionType, content: typed, pictures: along = [], ...proof }: BodyOf<typeof contract>,
  { ip, session }: Caller,
): Promise<{ readonly feedbackId: Id<'feedback'> }> => {
  const { db, clock, system, identity, pictures, announce } = deps;
  if (!(await system.isOn('FEEDBACK'))) throw new Refusal('access.function-off');
  const length = feedbackLengthOf(typed);
  if (length < FEEDBACK_LENGTH.min || length > FEEDBACK_LENGTH.max) throw new Refusal('members.feedback-length');
  const content = typed.normalize('NFC').trim();
  const writer = { memberId: session?.memberId ?? null, network: networkOf(ip) };
  const dayAgo = new Date(clock.now().getTime() - DAY_MS);
  const isSame = (kept: { readonly questionType: string; readonly content: string }) =>
    kept.questionType === questionType && kept.content === content;
  // The same words with another picture are a letter of their own.
  const findStored = async (reader: Reader, sent: readonly Sent[]): Promise<Sent | undefined> => {
    const alike = sent.filter(isSame);
    const shown = await pictures.listStored(reader, alike.map(keeperOf));
    return alike.find((letter) => along.every((id) => shown.get(keeperOf(letter))?.includes(id)));
  };

  // A retry brings the picture that was used up by the first try: what is kept already needs no proof.
  const before = await listFeedbackSince(db, writer, dayAgo);
  if (session === undefined && (await findStored(db, before)) === undefined)
    await identity.requireHuman({ ...proof, use: 'feedback', ip, needsImage: true });

  return inTransaction(db, async (tx) => {
    await queueWriter(tx, writer);
    const sent = await listFeedbackSince(tx, writer, dayAgo);
    const known = await findStored(tx, sent);
    if (known !== undefined) return { feedbackId: known.id as Id<'feedback'> };
    if (sent.length >= PER_DAY) throw new Refusal('members.feedback-limit');
    const feedbackId = await insertFeedback(tx, writer, { questionType, content, sentAt: clock.now() });
    if (along.length > 0) await keepPictures(deps, tx, session?.memberId, { id: feedbackId }, along);
    if (session !== undefined) {
      const { memberId } = session;
      await announce(tx, feedbackSent, { memberId: memberId.toString(), feedbackId: feedbackId.toString() });
    }
    return { feedbackId };
  });
};

const keepPictures = async (
  { pictures }: Pick<MembersDeps, 'pictures'>,
  tx: Tx,
  memberId: MemberId | undefined,
  letter: { readonly id: bigint },
  along: readonly PictureId[],
): Promise<void> => {
  // A visitor owns no picture, whatever number it names.
  if (memberId === undefined) throw new Refusal('pictures.unknown');
  await pictures.keepIn(tx, memberId, along, keeperOf(letter));
};
