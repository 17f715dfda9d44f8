import { delaysMoney } from '@fairground/contract/identity/money-waits';
import { NOT_ME_PATH } from '@fairground/contract/identity/addresses';
import type { SecurityChange } from '@fairground/contract/identity/notices';
import { securityChanged } from '@fairground/contract/identity/pushes';
import { afterCommit } from '../../../platform/database/index.ts';
import type { Tx } from '../../../platform/database/index.ts';
import { newToken } from '../../../platform/random.ts';
import { ownOrigins } from '../../../platform/own-origins.ts';
import type { IdentityDeps } from '../deps.ts';
import type { StoredAccount } from '../domain/account.ts';
import type { Undo } from '../domain/undo.ts';
import { findLanguageOf } from '../store/contacts.ts';
import { noteSecurityChange } from '../store/money-waits.ts';
import { insertTicket } from '../store/tickets.ts';

export type Notice = {
  /** The account before the change: a contact that was just added is not the one to notify. */
  readonly account: StoredAccount;
  readonly change: SecurityChange;
  /** Where the site was called by; letters lead there where no address is configured. */
  readonly host: string;
  /** How to take the change back, where that is possible. */
  readonly undo?: Undo;
  /** The contact to write to, if it is not the account's own. */
  readonly to?: Contact | undefined;
  /** Further words of the letter. */
  readonly words?: Words;
  /** Whether only open pages are notified: the owner switched letters about this off. */
  readonly withoutLetter?: boolean;
};

type Contact = { readonly channel: 'sms' | 'email'; readonly to: string };
type Words =
  | { readonly template: 'login-alert'; readonly values: { readonly ip: string; readonly device: string } }
  | { readonly template: 'contact-changed'; readonly values: { readonly contact: string } };

/** Notifies the owner of a change: in the inbox, on all open pages, and by a letter with a link "this was not me". */
export type NotifyOwner = (tx: Tx, notice: Notice) => Promise<void>;

const TICKET_LASTS_MS = 7 * 24 * 3_600_000;

export const createNotifyOwner =
  ({
    clock,
    random,
    postbox,
    messages,
    realtime,
    settings,
    languages,
  }: Pick<
    IdentityDeps,
    'clock' | 'random' | 'postbox' | 'messages' | 'realtime' | 'settings' | 'languages'
  >): NotifyOwner =>
  async (tx, { account, change, host, undo, to, words, withoutLetter = false }) => {
    const { memberId, username } = account;
    const at = clock.now();
    if (delaysMoney(change, { hadPaymentPassword: account.paymentPassword !== null }))
      await noteSecurityChange(tx, memberId, change, at);
    const address = to ?? contactOf(account);
    if (address !== undefined && !withoutLetter) {
      const token = newToken(random);
      const data = { change, undo: undo ?? null };
      const expiresAt = new Date(at.getTime() + TICKET_LASTS_MS);
      await insertTicket(tx, { kind: 'not-me', token, memberId, data, madeAt: at, expiresAt });
      const common = {
        account: username,
        at: at.toISOString(),
        link: `${ownOrigins(settings, host).main}${NOT_ME_PATH}#${token}`,
      };
      const language = (await findLanguageOf(tx, memberId)) ?? languages[0];
      await postbox.send(tx, { address, language, ...letterOf(change, common, words) });
    }
    await messages.write(tx, {
      member: memberId,
      kind: 'security-changed',
      params: { change, at: at.toISOString() },
      link: { page: 'securityCenter' },
      key: `security:${change}:${at.toISOString()}`,
    });
    afterCommit(tx, () => realtime.toMember(securityChanged, memberId, { change, at }));
  };

type Common = { readonly account: string; readonly at: string; readonly link: string };

const letterOf = (change: SecurityChange, common: Common, words: Words | undefined) => {
  if (words?.template === 'login-alert')
    return { template: 'login-alert', values: { ...common, ...words.values } } as const;
  if (words?.template === 'contact-changed')
    return { template: 'contact-changed', values: { ...common, ...words.values } } as const;
  if (change === 'password') return { template: 'password-changed', values: common } as const;
  return { template: 'security-changed', values: { ...common, change } } as const;
};

/** Where notices to the owner of an account go: the confirmed mailbox, else the confirmed number. */
export const contactOf = ({ email, emailVerifiedAt, mobile, mobileVerifiedAt }: StoredAccount): Contact | undefined => {
  if (email !== null && emailVerifiedAt !== null) return { channel: 'email', to: email };
  return mobile !== null && mobileVerifiedAt !== null ? { channel: 'sms', to: mobile } : undefined;
};
