import type { MemberId } from '@fairground/contract/ids';
import type { Tx } from '../../platform/database/index.ts';
import type { Caller } from '../../platform/http/route.ts';
import type { Attempts } from './attempts.ts';
import { createAttempts } from './attempts.ts';
import type { IdentityDeps } from './deps.ts';
import { createSecretBox } from '../../platform/secret-box.ts';
import type { SecretBox } from '../../platform/secret-box.ts';
import type { EndReason } from './domain/session.ts';
import { endSessions } from './end-session.ts';
import type { KnownSessions } from './known-sessions.ts';
import { createKnownSessions } from './known-sessions.ts';
import type { Passwords } from './passwords.ts';
import { createPasswords } from './passwords.ts';

/** Where somebody stands who wants in. */
export type From = Pick<Caller, 'ip' | 'userAgent' | 'language' | 'host'>;

/** What every concern of this module stands on. */
export type Core = IdentityDeps & {
  readonly known: KnownSessions;
  readonly passwords: Passwords;
  readonly attempts: Attempts;
  readonly secrets: SecretBox;
  /** Ends what runs of a member, on every node once the transaction has committed; answers how many. */
  readonly endSessions: (
    tx: Tx,
    memberId: MemberId,
    end: { readonly reason: EndReason; readonly except?: bigint },
  ) => Promise<number>;
};

export const createCore = (deps: IdentityDeps): Core => {
  const known = createKnownSessions(deps.bus);
  return {
    ...deps,
    known,
    passwords: deps.passwords ?? createPasswords(),
    attempts: createAttempts(deps),
    secrets: createSecretBox(deps.settings.secretsKey, deps.random, 'identity'),
    endSessions: (tx, memberId, end) => endSessions(deps, known, tx, memberId, end),
  };
};
