import type { StaffRole } from '@fairground/contract/operators/permissions';
import { inTransaction } from '../../platform/database/index.ts';
import type { Tx } from '../../platform/database/index.ts';
import { Refusal } from '../../platform/refusal.ts';
import { TOTP_SECRET_BYTES } from '../../platform/totp/index.ts';
import type { Actor } from '../audit/index.ts';
import type { Core } from './core.ts';
import { aboutTotp } from './core.ts';
import { hashOfToken, newEnrolToken } from './domain/token.ts';
import { findByName, insertStaff, listStaff, nextStaffId, queueStaffChanges, renewLink } from './store/staff.ts';

export type Invitation = { readonly staffId: bigint; readonly link: string; readonly expiresAt: Date };

const LINK_MS = 24 * 60 * 60_000;

/**
 * Opens an account without roles and makes its enrolment link; roles come by a held change. Asked again before the
 * account is enrolled, or after its reset, it makes a new link and the older one ends.
 */
export const invite = (core: Core, actor: Actor, name: string): Promise<Invitation> =>
  inTransaction(core.db, async (tx) => {
    await queueStaffChanges(tx);
    return inviteIn(core, tx, actor, { name, roles: [] });
  });

/** The names of the two accounts a new installation starts with. */
export const FIRST_STAFF = ['first', 'second'] as const;

/**
 * The first two accounts, both SUPER, so that from then on every change of roles has a second person. Allowed until both
 * are enrolled: a link that was lost is made again.
 */
export const inviteFirst = (core: Core, actor: Actor): Promise<readonly (Invitation & { readonly name: string })[]> =>
  inTransaction(core.db, async (tx) => {
    await queueStaffChanges(tx);
    const known = await listStaff(tx);
    const isOther = known.some(({ name }) => !FIRST_STAFF.some((first) => first === name));
    const isUsed = (first: string): boolean =>
      known.some(({ name, enrolledAt, resetAt }) => name === first && (enrolledAt ?? resetAt) !== null);
    const open = FIRST_STAFF.filter((first) => !isUsed(first));
    if (isOther || open.length === 0) throw new Refusal('operators.first-done');
    const invited: (Invitation & { readonly name: string })[] = [];
    for (const name of open) invited.push({ name, ...(await inviteIn(core, tx, actor, { name, roles: ['SUPER'] })) });
    return invited;
  });

/** Makes the link inside of a transaction that queued for changes of staff. */
export const inviteIn = async (
  core: Core,
  tx: Tx,
  actor: Actor,
  { name, roles }: { readonly name: string; readonly roles: readonly StaffRole[] },
): Promise<Invitation> => {
  const { clock, random, secrets, audit } = core;
  const known = await findByName(tx, name);
  if (known && (known.enrolledAt !== null || known.disabledAt !== null)) throw new Refusal('operators.name-taken');
  // A new link for an account that has roles would hand them to the person who asks: only those of the first two are made
  // again, and that of a reset which two people decided.
  const isReset = known !== undefined && known.resetAt !== null;
  if (known && known.roles.length > roles.length && !isReset) throw new Refusal('operators.name-taken');
  const id = known?.id ?? (await nextStaffId(tx));
  const token = newEnrolToken(random);
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + LINK_MS);
  const link = {
    totpSecret: secrets.close(random.bytes(TOTP_SECRET_BYTES), aboutTotp(id)),
    enrolHash: hashOfToken(token),
    enrolExpiresAt: expiresAt,
  };
  if (known) await renewLink(tx, id, link);
  else await insertStaff(tx, { id, name, roles, ...link, createdAt: now });
  await audit.record(tx, {
    ...actor,
    action: 'operators.invite',
    resource: 'staff',
    resourceId: name,
    before: null,
    after: { roles: known?.roles ?? roles, linkUntil: expiresAt.toISOString() },
  });
  return { staffId: id, link: linkOf(core, token), expiresAt };
};

/** Behind the hash, so that no server on the way writes the token into a log. */
const linkOf = ({ publicUrl }: Core, token: string): string => `${publicUrl ?? ''}/console/enrol#${token}`;
