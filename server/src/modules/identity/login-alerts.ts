import { setLoginAlerts } from '@fairground/contract/identity/endpoints';
import type { MemberId } from '@fairground/contract/ids';
import type { LanguageCode } from '@fairground/contract/language';
import { inTransaction } from '../../platform/database/index.ts';
import type { Tx } from '../../platform/database/index.ts';
import { listener } from '../../platform/events/index.ts';
import type { Fact, Listener } from '../../platform/events/index.ts';
import { bind } from '../../platform/http/route.ts';
import type { Route } from '../../platform/http/route.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Core } from './core.ts';
import type { StoredAccount } from './domain/account.ts';
import { passwordChanged, sessionOpened } from './facts.ts';
import { findAccount, lockAccount, updateAccount } from './store/accounts.ts';
import { findLanguageOf } from './store/contacts.ts';

/** Letters to the owner of an account about what happened to it: a login from a new device, a changed password. */
export const createLoginAlerts = ({
  db,
  postbox,
}: Pick<Core, 'db' | 'postbox'>): { readonly routes: readonly Route[]; readonly listeners: readonly Listener[] } => {
  const languageOf = async (tx: Tx, memberId: MemberId): Promise<LanguageCode> =>
    (await findLanguageOf(tx, memberId)) ?? 'TY';

  const alertLogin = async (tx: Tx, { payload, at }: FactOf<typeof sessionOpened>): Promise<void> => {
    const account = await ownerOf(tx, payload);
    if (!payload.isNewDevice || account?.alertsByMail !== true || !hasMailbox(account)) return;
    await postbox.send(tx, {
      address: { channel: 'email', to: account.email },
      language: await languageOf(tx, account.memberId),
      template: 'login-alert',
      values: { account: account.username, at: at.toISOString(), ip: payload.ip, device: payload.device || '?' },
    });
  };

  /** Always told: whoever took an account over changes the password first. */
  const tellOfPassword = async (tx: Tx, { payload, at }: FactOf<typeof passwordChanged>): Promise<void> => {
    const account = await ownerOf(tx, payload);
    const address = addressOf(account);
    if (account === undefined || address === undefined) return;
    await postbox.send(tx, {
      address,
      language: await languageOf(tx, account.memberId),
      template: 'password-changed',
      values: { account: account.username, at: at.toISOString() },
    });
  };

  return {
    listeners: [
      listener('identity.alert-login', sessionOpened, async (tx, facts) => {
        for (const fact of facts) await alertLogin(tx, fact);
      }),
      listener('identity.tell-of-password', passwordChanged, async (tx, facts) => {
        for (const fact of facts) await tellOfPassword(tx, fact);
      }),
    ],
    routes: [
      bind(setLoginAlerts, ({ body: { byMail } }, { session: { memberId } }) =>
        inTransaction(db, async (tx) => {
          const account = await lockAccount(tx, memberId);
          if (byMail && !hasMailbox(account)) throw new Refusal('identity.contact-missing');
          await updateAccount(tx, memberId, { alerts_by_mail: byMail });
          return { byMail };
        }),
      ),
    ],
  };
};

type FactOf<Kind> = Kind extends { readonly payload?: infer Payload } ? Fact<NonNullable<Payload>> : never;

const ownerOf = (tx: Tx, { memberId }: { readonly memberId: string }): Promise<StoredAccount | undefined> =>
  findAccount(tx, BigInt(memberId) as MemberId);

const hasMailbox = (account: StoredAccount | undefined): account is StoredAccount & { readonly email: string } =>
  account !== undefined && account.email !== null && account.emailVerifiedAt !== null;

const addressOf = (account: StoredAccount | undefined) => {
  if (hasMailbox(account)) return { channel: 'email', to: account.email } as const;
  const mobile = account !== undefined && account.mobileVerifiedAt !== null ? account.mobile : null;
  return mobile === null ? undefined : ({ channel: 'sms', to: mobile } as const);
};
