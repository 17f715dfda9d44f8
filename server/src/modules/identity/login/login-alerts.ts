import { setLoginAlerts } from '@fairground/contract/identity/endpoints';
import type { MemberId } from '@fairground/contract/ids';
import { inTransaction } from '../../../platform/database/index.ts';
import type { Tx } from '../../../platform/database/index.ts';
import { listener } from '../../../platform/events/index.ts';
import type { Fact, Listener } from '../../../platform/events/index.ts';
import { bind } from '../../../platform/http/route.ts';
import type { Route } from '../../../platform/http/route.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { Core } from '../core.ts';
import type { StoredAccount } from '../domain/account.ts';
import { passwordChanged, sessionOpened } from '../facts.ts';
import { findAccount, lockAccount, updateAccount } from '../store/accounts.ts';

/** Letters to the owner of an account about what happened to it: a login from a new device, a changed password. */
export const createLoginAlerts = ({
  db,
  notifyOwner,
}: Pick<Core, 'db' | 'notifyOwner'>): {
  readonly routes: readonly Route[];
  readonly listeners: readonly Listener[];
} => {
  const alertLogin = async (tx: Tx, { payload }: FactOf<typeof sessionOpened>): Promise<void> => {
    const account = await ownerOf(tx, payload);
    if (!payload.isNewDevice || account === undefined) return;
    const { ip, device, host } = payload;
    await notifyOwner(tx, {
      account,
      change: 'new-device',
      host,
      words: { template: 'login-alert', values: { ip, device: device || '?' } },
      withoutLetter: !account.alertsByMail || !hasMailbox(account),
    });
  };

  /** Always announced: anyone who took an account over changes the password first. */
  const tellOfPassword = async (tx: Tx, { payload }: FactOf<typeof passwordChanged>): Promise<void> => {
    const account = await ownerOf(tx, payload);
    if (account !== undefined) await notifyOwner(tx, { account, change: 'password', host: payload.host });
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
