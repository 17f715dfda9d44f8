import { createHash } from 'node:crypto';
import { PASSWORD_LINK_PATH } from '@fairground/contract/identity/addresses';
import * as contract from '@fairground/contract/identity/endpoints';
import type { BodyOf } from '@fairground/contract/endpoint';
import { inTransaction } from '../../../platform/database/index.ts';
import { bind } from '../../../platform/http/route.ts';
import type { Caller } from '../../../platform/http/route.ts';
import type { Module } from '../../../platform/module.ts';
import { newToken } from '../../../platform/random.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { breachedPasswordRoutes } from '../passwords/breached-passwords.ts';
import type { Captcha } from '../login/captcha.ts';
import type { Core } from '../core.ts';
import type { StoredAccount } from '../domain/account.ts';
import { usernameKeyOf } from '../domain/account.ts';
import type { Subject } from '../domain/attempts.ts';
import type { LoginFlow } from '../login/login-flow.ts';
import { judgeNewPassword, setPassword } from '../passwords/new-password.ts';
import { createPhoneRecovery } from './recover-by-phone.ts';
import { findAccount, findByUsername, lockAccount } from '../store/accounts.ts';
import { andUndo, insertTicket, readTicket, spendTicket } from '../store/tickets.ts';

const LINK_LASTS_MINUTES = 30;
/** How long the button counts down before another letter can be asked for. */
const RESEND_MS = 60_000;

/** Forgotten passwords: links by mail, codes by phone, and the list of leaked ones. */
export const createRecovery = (core: Core, loginFlow: LoginFlow, captcha: Captcha): Module => {
  const { db, clock, random, attempts, postbox, settings, system } = core;

  /**
   * Says the same and does the same whether or not the account exists: otherwise the letter is queued and taken back,
   * and the link that is kept belongs to nobody. A mailbox that was typed and never confirmed may be somebody else's.
   */
  const sendLink = async ({ username, email }: BodyOf<typeof contract.recoverByMail>, caller: Caller) => {
    const mailbox = email.trim().toLowerCase();
    await attempts.begin([linkSubject(username, mailbox)]).catch(tooSoon);
    const found = await findByUsername(db, username);
    const account = found !== undefined && mayBeSent(found, mailbox) ? found : undefined;
    if (account === undefined && (await system.isOn('ACCOUNTENUMERATION')))
      throw new Refusal('identity.name-or-mail-unknown');
    const madeAt = clock.now();
    const token = newToken(random);
    const letter = {
      address: { channel: 'email', to: account?.email ?? `${token.toLowerCase()}@nobody.example` },
      language: caller.language,
      template: 'password-link',
      values: {
        account: account?.username ?? username,
        minutes: String(LINK_LASTS_MINUTES),
        link: `${linkBaseOf(caller)}${PASSWORD_LINK_PATH}#${token}`,
      },
    } as const;
    await inTransaction(db, async (tx) => {
      await insertTicket(tx, {
        kind: 'password-link',
        token,
        memberId: account?.memberId ?? null,
        data: { email: mailbox },
        madeAt,
        expiresAt: new Date(madeAt.getTime() + LINK_LASTS_MINUTES * 60_000),
      });
      if (account === undefined) await andUndo(tx, () => postbox.send(tx, letter));
      else await postbox.send(tx, letter);
    });
    return { expirationTime: new Date(madeAt.getTime() + RESEND_MS) };
  };

  /** A letter must not lead where the caller says: in live mode the address is the configured one. */
  const linkBaseOf = ({ host }: Caller): string =>
    settings.publicUrl === undefined ? `http://${host}` : new URL(settings.publicUrl).origin;

  const reset = async (body: BodyOf<typeof contract.resetPassword>, { host }: Pick<Caller, 'host'>): Promise<void> => {
    const { ticket, newPassword: text, confirmNewPassword: confirm } = body;
    const memberId = (await readTicket(db, 'password-link', ticket, clock.now()))?.memberId ?? undefined;
    const account = memberId === undefined ? undefined : await findAccount(db, memberId);
    if (account === undefined) throw new Refusal('identity.ticket-over');
    const password = await judgeNewPassword(core, account, { text, confirm });
    await inTransaction(db, async (tx) => {
      const spent = await spendTicket(tx, 'password-link', ticket, clock.now());
      const current = await lockAccount(tx, account.memberId);
      if (spent === undefined || current === undefined || !mayBeSent(current, emailOf(spent.data)))
        throw new Refusal('identity.ticket-over');
      await setPassword(core, tx, account.memberId, password, { host, isRecovered: true });
    });
  };

  return {
    routes: [
      ...breachedPasswordRoutes,
      ...createPhoneRecovery(core, loginFlow, captcha),
      bind(contract.recoverByMail, ({ body }, caller) => sendLink(body, caller)),
      bind(contract.resetPassword, async ({ body }, caller) => {
        await reset(body, caller);
        return {};
      }),
    ],
  };
};

/** Whether a link for the account may go to the mailbox, and later be used: it is the confirmed one, still. */
const mayBeSent = ({ email, emailVerifiedAt, status }: StoredAccount, mailbox: unknown): boolean =>
  status !== 'closed' && emailVerifiedAt !== null && email === mailbox;

/** One letter a minute for a name and a mailbox, whether or not an account has them. */
const linkSubject = (username: string, mailbox: string): Subject => ({
  key: `link ${createHash('sha256')
    .update(`${usernameKeyOf(username)}\n${mailbox}`)
    .digest('base64url')}`,
  rule: { windowMs: RESEND_MS, failuresMax: 1, lockMs: RESEND_MS, captchaAfter: Infinity },
});

const tooSoon = (error: unknown): never => {
  if (error instanceof Refusal && error.code === 'identity.locked')
    throw new Refusal('postbox.code-too-soon', error.value);
  throw error;
};

const emailOf = (data: unknown): unknown =>
  typeof data === 'object' && data !== null && 'email' in data ? data.email : null;
