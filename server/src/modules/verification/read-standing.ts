import type { Id, MemberId } from '@fairground/contract/ids';
import type { OwnCase, VerificationStanding } from '@fairground/contract/verification/endpoints';
import { DOCUMENT_LEVELS } from '@fairground/contract/verification/levels';
import type { Reader } from '../../platform/database/index.ts';
import type { Caller } from '../../platform/http/route.ts';
import type { VerificationDeps } from './deps.ts';
import { isGood, levelFrom, objectionToSend } from './domain/level.ts';
import { listCasesOf } from './store.ts';
import type { Case } from './store.ts';

/** Where a member stands: its contact and its cases, newest first. */
export const standingIn = async (
  { clock, identity }: Pick<VerificationDeps, 'clock' | 'identity'>,
  reader: Reader,
  member: MemberId,
) => {
  const rows = await listCasesOf(reader, member);
  return {
    hasContact: await identity.hasConfirmedContact(reader, member),
    rows,
    cases: rows.map(({ level, state, expires_at }) => ({ level, state, expiresAt: expires_at })),
    now: clock.now(),
  };
};

/** The least age of the brand, or of the market where its law asks for more. */
export const ageIn = ({ minimumAge }: { readonly minimumAge: number }, { market }: Pick<Caller, 'market'>): number =>
  Math.max(minimumAge, market().policy.minimumAge);

export const readStanding = async (
  deps: VerificationDeps,
  member: MemberId,
  caller: Pick<Caller, 'market'>,
): Promise<VerificationStanding> => {
  const standing = await standingIn(deps, deps.db, member);
  const newest = DOCUMENT_LEVELS.flatMap((level) => standing.rows.find((row) => row.level === level) ?? []);
  return {
    level: levelFrom(standing),
    hasConfirmedContact: standing.hasContact,
    payeeName: (await deps.members.find(member))?.payeeName ?? null,
    minimumAge: ageIn(deps, caller),
    isSandbox: deps.mode !== 'live',
    cases: newest.map(shownToOwner),
    maySend: DOCUMENT_LEVELS.filter((level) => objectionToSend(standing, level) === undefined),
  };
};

export const shownToOwner = (row: Case): OwnCase => ({
  caseId: row.id as Id<'verification-case'>,
  level: row.level,
  state: row.state,
  documents: row.documents.map((one) => ({ ...one, pictureId: BigInt(one.pictureId) as Id<'picture'> })),
  fullName: row.full_name,
  sentAt: row.sent_at,
  decidedAt: row.decided_at,
  reason: row.reject_reason,
  note: row.note,
  expiresAt: row.expires_at,
});

/** The name in the newest documents that still prove who a member is. */
export const provenName = async (
  { clock }: Pick<VerificationDeps, 'clock'>,
  reader: Reader,
  member: MemberId,
): Promise<string | undefined> => {
  const now = clock.now();
  const rows = await listCasesOf(reader, member);
  return rows.find(({ level, state, expires_at: expiresAt }) => level === 2 && isGood({ state, expiresAt }, now))
    ?.full_name;
};
