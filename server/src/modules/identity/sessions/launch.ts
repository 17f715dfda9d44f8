import * as contract from '@fairground/contract/identity/endpoints';
import * as z from 'zod/mini';
import { inTransaction } from '../../../platform/database/index.ts';
import { bind } from '../../../platform/http/route.ts';
import type { Session } from '../../../platform/http/route.ts';
import type { Module } from '../../../platform/module.ts';
import { newToken } from '../../../platform/random.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { Core } from '../core.ts';
import { refuseAccount } from '../domain/login-rules.ts';
import { NO_RULES } from '../login/login-flow.ts';
import type { LoginFlow } from '../login/login-flow.ts';
import { findAccount } from '../store/accounts.ts';
import { holdSession } from '../store/sessions.ts';
import { insertTicket, spendTicket } from '../store/tickets.ts';

const LAUNCH_LASTS_MS = 60_000;

/** The session a code came from. */
const launchSchema = z.object({ sessionId: z.string().check(z.regex(/^\d+$/)) });

export type Launch = Module & {
  /** A code that carries the login of a session to another window, once and for a minute. */
  readonly createLaunchCode: (
    session: Pick<Session, 'memberId' | 'sessionId'>,
  ) => Promise<{ readonly code: string; readonly expiresAt: Date }>;
};

export const createLaunch = ({ db, clock, random }: Core, { enterIn, answerOf }: LoginFlow): Launch => {
  const createLaunchCode: Launch['createLaunchCode'] = async ({ memberId, sessionId }) => {
    const code = newToken(random);
    const madeAt = clock.now();
    const expiresAt = new Date(madeAt.getTime() + LAUNCH_LASTS_MS);
    const data = { sessionId: sessionId.toString() };
    await insertTicket(db, { kind: 'launch', token: code, memberId, data, madeAt, expiresAt });
    return { code, expiresAt };
  };

  return {
    createLaunchCode,
    routes: [
      bind(contract.createLaunchCode, (_input, { session }) => createLaunchCode(session)),
      bind(contract.exchangeLaunchCode, async ({ body: { code } }, from) =>
        answerOf(
          await inTransaction(db, async (tx) => {
            const now = clock.now();
            const ticket = await spendTicket(tx, 'launch', code, now);
            const origin = z.safeParse(launchSchema, ticket?.data);
            const account = ticket?.memberId ? await findAccount(tx, ticket.memberId) : undefined;
            if (!account || !origin.success) throw new Refusal('identity.launch-code-over');
            // The code came out of a full session; anyone who excluded itself since has none.
            if (account.status === 'self-excluded') throw new Refusal('identity.self-excluded');
            refuseAccount(account);
            const parent = await holdSession(tx, account.memberId, BigInt(origin.data.sessionId));
            if (!parent || parent.expiresAt <= now) throw new Refusal('identity.launch-code-over');
            return enterIn(tx, { account, proof: 'launch', from, rules: NO_RULES, parent });
          }),
        ),
      ),
    ],
  };
};
