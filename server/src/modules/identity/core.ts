import type { MemberId } from '@fairground/contract/ids';
import type { Tx } from '../../platform/database/index.ts';
import type { Caller } from '../../platform/http/route.ts';
import type { Attempts } from './login/attempts.ts';
import { createAttempts } from './login/attempts.ts';
import type { IdentityDeps } from './deps.ts';
import { createSecretBox } from '../../platform/secret-box.ts';
import type { SecretBox } from '../../platform/secret-box.ts';
import type { EndReason } from './domain/session.ts';
import { endSessions } from './sessions/end-session.ts';
import type { WithSessions } from './sessions/end-session.ts';
import type { KnownSessions } from './sessions/known-sessions.ts';
import { createKnownSessions } from './sessions/known-sessions.ts';
import type { Passwords } from '../../platform/passwords/index.ts';
import { createPasswords } from '../../platform/passwords/index.ts';
import { createNotifyOwner } from './account/notify-owner.ts';
import type { NotifyOwner } from './account/notify-owner.ts';

/** Where a login comes from: address, browser, language and host. */
export type From = Pick<Caller, 'ip' | 'userAgent' | 'language' | 'host'>;

/** Dependencies that all parts of this module share. */
export type Core = IdentityDeps & {
  readonly known: KnownSessions;
  readonly passwords: Passwords;
  readonly attempts: Attempts;
  readonly secrets: SecretBox;
  /** What ends together with sessions, beyond this module; grows while the node is put together. */
  readonly withSessions: WithSessions[];
  readonly notifyOwner: NotifyOwner;
  /** Ends what runs of a member, on every node once the transaction has committed; answers how many. */
  readonly endSessions: (
    tx: Tx,
    memberId: MemberId,
    end: { readonly reason: EndReason; readonly except?: bigint },
  ) => Promise<number>;
};

export const createCore = (deps: IdentityDeps): Core => {
  const known = createKnownSessions(deps.bus);
  const withSessions: WithSessions[] = [];
  return {
    ...deps,
    known,
    withSessions,
    passwords: deps.passwords ?? createPasswords(),
    attempts: createAttempts(deps),
    secrets: createSecretBox(deps.settings.secretsKey, deps.random, 'identity'),
    notifyOwner: createNotifyOwner(deps),
    endSessions: (tx, memberId, end) => endSessions({ ...deps, known, withSessions }, tx, memberId, end),
  };
};
