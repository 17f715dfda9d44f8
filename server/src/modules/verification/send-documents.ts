import type { BodyOf } from '@fairground/contract/endpoint';
import { birthDayOf, isOldEnough } from '@fairground/contract/members/register-form';
import type { sendDocuments as contract } from '@fairground/contract/verification/endpoints';
import { areComplete } from '@fairground/contract/verification/levels';
import { isOpen } from '@fairground/contract/verification/states';
import { inTransaction } from '../../platform/database/index.ts';
import type { CallerOf } from '../../platform/http/route.ts';
import type { Job } from '../../platform/jobs/index.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { VerificationDeps } from './deps.ts';
import { objectionToSend } from './domain/level.ts';
import { ageIn, standingIn } from './read-standing.ts';
import { insertCase, queueMember } from './store.ts';
import type { StoredDocument } from './tables.ts';

export type CheckCase = Job<{ readonly id: string }>;

/** What a case is called where its pictures are kept. */
export const keeperOf = (id: bigint): string => `verification ${id}`;

/** Takes documents for a level and queues their check; the same pictures again are the case that waits already. */
export const sendDocuments = async (
  deps: VerificationDeps,
  check: CheckCase,
  body: BodyOf<typeof contract>,
  caller: CallerOf<typeof contract>,
): Promise<void> => {
  const { db, clock, enqueue, pictures } = deps;
  const { memberId } = caller.session;
  refuseUnfit(deps, body, caller);
  await inTransaction(db, async (tx) => {
    await queueMember(tx, memberId);
    const standing = await standingIn(deps, tx, memberId);
    const waiting = standing.rows.find(({ level, state }) => level === body.level && isOpen(state));
    if (waiting && areSame(waiting.documents, body.documents)) return;
    const objection = objectionToSend(standing, body.level);
    if (objection !== undefined) throw new Refusal(objection);
    const id = await insertCase(tx, {
      member_id: memberId,
      level: body.level,
      full_name: body.fullName.normalize('NFC'),
      birth_date: body.level === 2 ? (body.birthDate ?? null) : null,
      valid_until: body.validUntil ?? null,
      address: body.level === 3 ? (body.address?.normalize('NFC') ?? null) : null,
      documents: JSON.stringify(body.documents.map((one) => ({ ...one, pictureId: one.pictureId.toString() }))),
      sent_at: clock.now(),
    });
    const ids = body.documents.map(({ pictureId }) => pictureId);
    await pictures.keepIn(tx, memberId, ids, keeperOf(id));
    await enqueue(tx, check, { id: id.toString() }, { key: `verification ${id}` });
  });
};

const refuseUnfit = (
  deps: Pick<VerificationDeps, 'clock' | 'days' | 'minimumAge'>,
  { level, birthDate, address, validUntil, documents }: BodyOf<typeof contract>,
  caller: Pick<CallerOf<typeof contract>, 'market'>,
): void => {
  const kinds = documents.map(({ kind }) => kind);
  if (!areComplete(level, kinds)) throw new Refusal('verification.documents-incomplete');
  const today = deps.days.dayOf(deps.clock.now());
  if (validUntil !== undefined && validUntil < today) throw new Refusal('verification.document-expired');
  if (level === 3 && address === undefined) throw new Refusal('verification.fields-refused', { field: 'address' });
  if (level !== 2) return;
  if (birthDate === undefined || birthDayOf(birthDate) === undefined)
    throw new Refusal('verification.fields-refused', { field: 'birthDate' });
  const minimumAge = ageIn(deps, caller);
  if (!isOldEnough(birthDate, { today, minimumAge })) throw new Refusal('verification.too-young', { minimumAge });
};

const areSame = (stored: readonly StoredDocument[], sent: readonly { readonly pictureId: bigint }[]): boolean =>
  stored.length === sent.length &&
  sent.every(({ pictureId }) => stored.some((one) => one.pictureId === pictureId.toString()));
