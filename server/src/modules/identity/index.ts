/** Knows who is logged in: opens, proves and ends sessions. */
import * as contract from '@fairground/contract/identity/endpoints';
import type { MemberId } from '@fairground/contract/ids';
import type { Tx } from '../../platform/database/index.ts';
import type { Authenticate } from '../../platform/http/route.ts';
import { bind } from '../../platform/http/route.ts';
import type { Module } from '../../platform/module.ts';
import { authenticate, recheck } from './authenticate.ts';
import type { IdentityDeps } from './deps.ts';
import type { EndReason } from './domain/session.ts';
import { endSession } from './end-session.ts';
import { createKnownSessions } from './known-sessions.ts';
import type { NewSession, OpenedSession } from './open-session.ts';
import { openSession } from './open-session.ts';
import { createPurgeSessions } from './purge-sessions.ts';
import { setSessionLanguage } from './store/sessions.ts';

export type { NewSession, OpenedSession } from './open-session.ts';

export type Identity = Module & {
  /** Opens a session for somebody whose identity is proven, in the transaction that proved it. */
  readonly openSession: (tx: Tx, session: NewSession) => Promise<OpenedSession>;
  readonly authenticate: Authenticate;
  /** Whether a session still runs, asked without keeping it alive. */
  readonly recheck: Authenticate;
  readonly endSession: (session: {
    readonly memberId: MemberId;
    readonly sessionId: bigint;
    readonly reason: EndReason;
  }) => Promise<void>;
};

export const createIdentity = (deps: IdentityDeps): Identity => {
  const known = createKnownSessions(deps.bus);
  return {
    openSession: (tx, session) => openSession(deps, tx, session),
    authenticate: (token) => authenticate(deps, known, token),
    recheck: (token) => recheck(deps, token),
    endSession: (session) => endSession(deps, known, session),
    schedules: [{ job: createPurgeSessions(deps), cron: '20 19 * * *' }],
    routes: [
      bind(contract.logout, async (_input, { session: { memberId, sessionId } }) => {
        await endSession(deps, known, { memberId, sessionId, reason: 'logout' });
        return {};
      }),
      bind(contract.updateLanguage, async ({ body: { language } }, { session }) => {
        if (session) {
          await setSessionLanguage(deps.db, session.memberId, session.sessionId, language);
          known.forgetEverywhere(session.sessionId);
        }
        return { language };
      }),
    ],
  };
};
