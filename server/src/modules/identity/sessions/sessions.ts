import * as contract from '@fairground/contract/identity/endpoints';
import type { Id } from '@fairground/contract/ids';
import { inTransaction } from '../../../platform/database/index.ts';
import { bind } from '../../../platform/http/route.ts';
import type { Module } from '../../../platform/module.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { Core } from '../core.ts';
import { deviceWords } from '../domain/device-words.ts';
import { endSession } from './end-session.ts';
import { listRunningSessions, setSessionLanguage } from '../store/sessions.ts';

/** What a member sees and ends of its own sessions. */
export const createSessions = (core: Core): Module => {
  const { db, clock, geo, known } = core;
  return {
    routes: [
      bind(contract.logout, async (_input, { session: { memberId, sessionId } }) => {
        await endSession(core, { memberId, sessionId, reason: 'logout' });
        return {};
      }),
      bind(contract.updateLanguage, async ({ body: { language } }, { session }) => {
        if (session) {
          await setSessionLanguage(db, session.memberId, session.sessionId, language);
          known.forgetEverywhere(session.sessionId);
        }
        return { language };
      }),
      bind(contract.listSessions, async (_input, { session }) => {
        const running = await listRunningSessions(db, session.memberId, clock.now());
        return {
          list: running.map(({ id, userAgent, ...shown }) => ({
            ...shown,
            sessionId: id as Id<'session'>,
            isCurrent: id === session.sessionId,
            country: geo.countryOf(shown.ip),
            device: deviceWords(userAgent),
          })),
        };
      }),
      bind(contract.revokeSession, async ({ body: { sessionId } }, { session: { memberId } }) => {
        // The member's id is part of the key, so sessions of other members are never found.
        const isEnded = await endSession(core, { memberId, sessionId, reason: 'revoked' });
        if (!isEnded) throw new Refusal('identity.session-unknown');
        return {};
      }),
      bind(contract.revokeOtherSessions, async (_input, { session: { memberId, sessionId } }) => ({
        ended: await inTransaction(db, (tx) =>
          core.endSessions(tx, memberId, { reason: 'revoked', except: sessionId }),
        ),
      })),
    ],
  };
};
