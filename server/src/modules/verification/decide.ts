import type { RejectReason } from '@fairground/contract/verification/states';
import { inTransaction } from '../../platform/database/index.ts';
import type { Tx } from '../../platform/database/index.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Actor } from '../audit/index.ts';
import type { VerificationDeps } from './deps.ts';
import { expiryOf } from './domain/level.ts';
import { matchesPayee } from './domain/name-match.ts';
import { lockCase, updateCase } from './store.ts';
import type { Case } from './store.ts';

type Acceptance = { readonly by: string; readonly validUntil?: string | undefined };
type Rejection = { readonly by: string; readonly because: RejectReason; readonly note: string };

/** Accepts a locked case in review and writes to the member. */
export const acceptIn = async (
  { clock, messages }: Pick<VerificationDeps, 'clock' | 'messages'>,
  tx: Tx,
  row: Case,
  { by, validUntil }: Acceptance,
): Promise<void> => {
  const now = clock.now();
  const lastDay = validUntil ?? row.valid_until;
  const expiresAt = expiryOf(row.level, lastDay, now);
  if (expiresAt <= now) throw new Refusal('verification.document-expired');
  await updateCase(tx, row.id, {
    ...{ state: 'ACCEPTED', decided_at: now, decided_by: by, expires_at: expiresAt, valid_until: lastDay },
  });
  await messages.write(tx, {
    member: row.member_id,
    kind: 'identity-accepted',
    params: { level: String(row.level) },
    link: { page: 'securityCenter' },
    key: `verification:${row.id}:accepted`,
  });
};

export const rejectIn = async (
  { clock, messages }: Pick<VerificationDeps, 'clock' | 'messages'>,
  tx: Tx,
  row: Case,
  { by, because, note }: Rejection,
): Promise<void> => {
  await updateCase(tx, row.id, {
    ...{ state: 'REJECTED', decided_at: clock.now(), decided_by: by, reject_reason: because, note },
  });
  await messages.write(tx, {
    member: row.member_id,
    kind: 'identity-rejected',
    params: { level: String(row.level), reason: because },
    link: { page: 'securityCenter' },
    key: `verification:${row.id}:rejected`,
  });
};

/** Accepts as staff. A second identical decision changes nothing; another one is refused. */
export const acceptCase = (
  deps: VerificationDeps,
  actor: Actor,
  id: bigint,
  { validUntil }: { readonly validUntil?: string | undefined } = {},
): Promise<void> =>
  inTransaction(deps.db, async (tx) => {
    const row = await needCase(tx, id);
    if (row.state === 'ACCEPTED') return;
    refuseDecided(row);
    const payeeName = (await deps.members.find(row.member_id))?.payeeName ?? null;
    // A level above 1 means document and name match (domain 12).
    if (matchesPayee(row.full_name, payeeName) === false) throw new Refusal('verification.name-differs');
    await acceptIn(deps, tx, row, { by: actor.actor, validUntil });
    await record(deps, tx, actor, row, { state: 'ACCEPTED' });
  });

/** Rejects as staff, with a reason that the member reads. */
export const rejectCase = (
  deps: VerificationDeps,
  actor: Actor,
  id: bigint,
  { because, note }: { readonly because: RejectReason; readonly note: string },
): Promise<void> =>
  inTransaction(deps.db, async (tx) => {
    const row = await needCase(tx, id);
    if (row.state === 'REJECTED' && row.reject_reason === because && row.note === note) return;
    refuseDecided(row);
    await rejectIn(deps, tx, row, { by: actor.actor, because, note });
    await record(deps, tx, actor, row, { state: 'REJECTED', because, note });
  });

const needCase = async (tx: Tx, id: bigint): Promise<Case> => {
  const row = await lockCase(tx, id);
  if (row === undefined) throw new Refusal('verification.case-unknown');
  return row;
};

const refuseDecided = ({ state }: Case): void => {
  if (state !== 'REVIEW') throw new Refusal('verification.decided');
};

const record = (
  { audit }: Pick<VerificationDeps, 'audit'>,
  tx: Tx,
  actor: Actor,
  row: Case,
  after: Readonly<Record<string, string>>,
): Promise<void> =>
  audit.record(tx, {
    ...actor,
    action: 'verification.decide-case',
    resource: 'verification-case',
    resourceId: row.id.toString(),
    before: { state: row.state },
    after: { ...after, member: row.member_id.toString(), level: row.level },
  });
