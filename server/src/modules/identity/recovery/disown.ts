import * as contract from '@fairground/contract/identity/endpoints';
import { SECURITY_CHANGES } from '@fairground/contract/identity/notices';
import type { MemberId } from '@fairground/contract/ids';
import * as z from 'zod/mini';
import { inTransaction } from '../../../platform/database/index.ts';
import type { Tx } from '../../../platform/database/index.ts';
import { bind } from '../../../platform/http/route.ts';
import type { Module } from '../../../platform/module.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { Core } from '../core.ts';
import { undoSchema } from '../domain/undo.ts';
import type { Undo } from '../domain/undo.ts';
import { findAccount, lockAccount, updateAccount } from '../store/accounts.ts';
import { closeChallengesOf } from '../store/challenges.ts';
import { isMobileTaken } from '../store/contacts.ts';
import { forgetOldDevices } from '../store/devices.ts';
import { lockMoney } from '../store/money-locks.ts';
import { deletePasskey } from '../store/passkeys.ts';
import { disownPhone } from '../store/phones.ts';
import { unlinkProvider } from '../store/social.ts';
import { endTickets, spendTicket, spendTicketsAfter } from '../store/tickets.ts';
import { deleteTotp } from '../store/totp.ts';

const noticeSchema = z.object({ change: z.enum(SECURITY_CHANGES), undo: z.nullable(undoSchema) });

/**
 * "This was not me": all sessions end, codes and links that could lead back in are void, the change and every later one
 * are undone where they can be, and no money moves until the owner recovers the account by its confirmed contact.
 * Later changes count as the stranger's too: the letters about them may have gone to a contact the stranger put there.
 */
export const createDisown = (core: Core): Module => {
  const { db, clock, audit } = core;

  const disown = (ticket: string, ip: string): Promise<void> =>
    inTransaction(db, async (tx) => {
      const now = clock.now();
      const spent = await spendTicket(tx, 'not-me', ticket, now);
      const notice = z.safeParse(noticeSchema, spent?.data);
      const account = spent?.memberId ? await lockAccount(tx, spent.memberId) : undefined;
      if (spent === undefined || account === undefined || !notice.success) throw new Refusal('identity.ticket-over');
      const { memberId } = account;
      const { change, undo } = notice.data;
      const later = (await spendTicketsAfter(tx, 'not-me', { memberId, id: spent.id }, now)).map(undoIn);
      for (const each of [...later, undo]) if (each !== null) await takeBack(tx, memberId, each, now);
      await lockMoney(tx, memberId, change, now);
      await core.endSessions(tx, memberId, { reason: 'disowned' });
      await closeChallengesOf(tx, memberId);
      for (const kind of ['launch', 'password-link', 'contact'] as const) await endTickets(tx, kind, memberId, now);
      await forgetOldDevices(tx, memberId, 0);
      await audit.record(tx, {
        actorKind: 'member',
        actor: memberId.toString(),
        action: 'identity.disown-change',
        resource: 'account',
        resourceId: memberId.toString(),
        before: { change },
        after: { isMoneyLocked: true },
        reason: 'the owner says that it was somebody else',
        ip,
      });
    });

  return {
    routes: [
      bind(contract.disownChange, async ({ body: { ticket } }, { ip }) => {
        await disown(ticket, ip);
        return {};
      }),
    ],
  };
};

const undoIn = (data: unknown): Undo | null => {
  const notice = z.safeParse(noticeSchema, data);
  return notice.success ? notice.data.undo : null;
};

const takeBack = async (tx: Tx, memberId: MemberId, undo: Undo, now: Date): Promise<void> => {
  switch (undo.kind) {
    case 'contact':
      return restoreContact(tx, memberId, undo);
    case 'totp':
      return deleteTotp(tx, memberId);
    case 'passkey':
      return void (await deletePasskey(tx, memberId, BigInt(undo.passkeyId)));
    case 'social':
      return void (await unlinkProvider(tx, memberId, undo.provider));
    case 'phone':
      return disownPhone(tx, memberId, undo.subject, now);
  }
};

/** A contact that staff changed since is left alone. */
const restoreContact = async (
  tx: Tx,
  memberId: MemberId,
  { channel, added, before }: Extract<Undo, { readonly kind: 'contact' }>,
): Promise<void> => {
  const account = await findAccount(tx, memberId);
  if ((channel === 'sms' ? account?.mobile : account?.email) !== added) return;
  const isFree = before === null || channel === 'email' || !(await isMobileTaken(tx, before.to, memberId));
  const held = isFree ? before : null;
  const [to, verifiedAt] = [held?.to ?? null, held?.verifiedAt ? new Date(held.verifiedAt) : null];
  await updateAccount(
    tx,
    memberId,
    channel === 'sms' ? { mobile: to, mobile_verified_at: verifiedAt } : { email: to, email_verified_at: verifiedAt },
  );
};
