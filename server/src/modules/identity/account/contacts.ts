import * as contract from '@fairground/contract/identity/endpoints';
import type { BodyOf } from '@fairground/contract/endpoint';
import type { MemberId } from '@fairground/contract/ids';
import * as z from 'zod/mini';
import { inTransaction } from '../../../platform/database/index.ts';
import { bind } from '../../../platform/http/route.ts';
import type { Caller, Route } from '../../../platform/http/route.ts';
import { newToken } from '../../../platform/random.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { Core } from '../core.ts';
import type { StoredAccount } from '../domain/account.ts';
import { maskEmail, maskMobile } from '../domain/mask.ts';
import { requirePassword } from '../passwords/require-password.ts';
import type { Notice } from './notify-owner.ts';
import { findAccount, lockAccount, releaseTypedMobile, updateAccount } from '../store/accounts.ts';
import { isMobileTaken } from '../store/contacts.ts';
import { endTickets, findLatestTicket, insertTicket } from '../store/tickets.ts';

type Address = { readonly channel: 'sms' | 'email'; readonly to: string };

const pendingSchema = z.object({ channel: z.enum(['sms', 'email']), to: z.string() });
const PENDING_MS = 30 * 60_000;

/** Mobile and mailbox of an account: shown to be the owner's by a code, and the old one is notified when they change. */
export const createContacts = (core: Core): readonly Route[] => {
  const { db, clock, random, postbox, notifyOwner } = core;

  const addressIn = (body: BodyOf<typeof contract.sendContactCode>): Address => {
    const { channel, mobileNum, countryDialingCode, email } = body;
    if (channel === 'email') {
      if (email === undefined || email.trim() === '') throw new Refusal('identity.contact-missing');
      return { channel, to: email.trim().toLowerCase() };
    }
    if (mobileNum === undefined || countryDialingCode === undefined) throw new Refusal('identity.contact-missing');
    return { channel, to: postbox.mobileOf(countryDialingCode, mobileNum) };
  };

  const sendCode = async (memberId: MemberId, address: Address, { language, ip }: Caller) => {
    const { expiredMinutes } = await postbox.sendCode({
      address,
      purpose: 'confirm-contact',
      subject: subjectOf(memberId),
      language,
      ip,
    });
    const madeAt = clock.now();
    await inTransaction(db, async (tx) => {
      await endTickets(tx, 'contact', memberId, madeAt);
      await insertTicket(tx, {
        kind: 'contact',
        token: newToken(random),
        memberId,
        data: address,
        madeAt,
        expiresAt: new Date(madeAt.getTime() + PENDING_MS),
      });
    });
    return { expiredMinutes };
  };

  const confirm = async (memberId: MemberId, body: BodyOf<typeof contract.confirmContact>, caller: Caller) => {
    const pending = z.safeParse(pendingSchema, await findLatestTicket(db, 'contact', memberId, clock.now()));
    if (!pending.success || pending.data.channel !== body.channel) throw new Refusal('postbox.code-expired');
    const address = pending.data;
    // A stolen session must not be enough to lead codes and links elsewhere.
    if (replacedBy(await findAccount(db, memberId), address) !== undefined)
      await requirePassword(core, memberId, body.password ?? '');
    await inTransaction(db, async (tx) => {
      await postbox.spendCode(tx, {
        address,
        purpose: 'confirm-contact',
        subject: subjectOf(memberId),
        code: body.code,
      });
      const account = await lockAccount(tx, memberId);
      if (account === undefined) throw new Refusal('postbox.code-expired');
      const replaced = replacedBy(account, address);
      // A contact was confirmed concurrently, so this call would replace it, which needs the password.
      if (replaced !== undefined && body.password === undefined) throw new Refusal('identity.password-wrong');
      const now = clock.now();
      if (address.channel === 'sms') {
        await releaseTypedMobile(tx, address.to);
        if (await isMobileTaken(tx, address.to, memberId)) throw new Refusal('identity.mobile-taken');
        await updateAccount(tx, memberId, { mobile: address.to, mobile_verified_at: now });
      } else await updateAccount(tx, memberId, { email: address.to, email_verified_at: now });
      await endTickets(tx, 'contact', memberId, now);
      await endTickets(tx, 'password-link', memberId, now);
      if (isNewContact(account, address)) await notifyOwner(tx, noticeOf(account, address, caller));
    });
  };

  return [
    bind(contract.sendContactCode, ({ body }, caller) => sendCode(caller.session.memberId, addressIn(body), caller)),
    bind(contract.confirmContact, async ({ body }, caller) => {
      await confirm(caller.session.memberId, body, caller);
      return {};
    }),
  ];
};

const subjectOf = (memberId: MemberId): string => `member ${memberId}`;

/** The confirmed address that another one would take the place of. */
const replacedBy = (account: StoredAccount | undefined, { channel, to }: Address): Address | undefined => {
  const held = channel === 'sms' ? account?.mobile : account?.email;
  const verifiedAt = channel === 'sms' ? account?.mobileVerifiedAt : account?.emailVerifiedAt;
  return typeof held !== 'string' || !(verifiedAt instanceof Date) || held === to ? undefined : { channel, to: held };
};

/** Whether an address becomes the account's that was not confirmed as its own before. */
const isNewContact = (account: StoredAccount, { channel, to }: Address): boolean =>
  channel === 'sms'
    ? account.mobile !== to || account.mobileVerifiedAt === null
    : account.email !== to || account.emailVerifiedAt === null;

/** The replaced contact gets the notice; where there was none on this channel, the other one. */
const noticeOf = (account: StoredAccount, { channel, to }: Address, { host }: Caller): Notice => {
  const replaced = replacedBy(account, { channel, to });
  const [held, verifiedAt] =
    channel === 'sms' ? [account.mobile, account.mobileVerifiedAt] : [account.email, account.emailVerifiedAt];
  const before = held === null ? null : { to: held, verifiedAt: verifiedAt?.toISOString() ?? null };
  const contact = channel === 'sms' ? maskMobile(to) : maskEmail(to);
  return {
    account,
    change: replaced === undefined ? 'contact-added' : 'contact-changed',
    host,
    to: replaced,
    words: { template: 'contact-changed', values: { contact } },
    undo: { kind: 'contact', channel, added: to, before },
  };
};
