import * as contract from '@fairground/contract/identity/endpoints';
import type { MemberId } from '@fairground/contract/ids';
import { inTransaction } from '../../platform/database/index.ts';
import { bind } from '../../platform/http/route.ts';
import type { Module } from '../../platform/module.ts';
import { newToken } from '../../platform/random.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Core } from './core.ts';
import { NO_RULES } from './entrance.ts';
import type { Entrance } from './entrance.ts';
import { findAccount } from './store/accounts.ts';
import { insertTicket, spendTicket } from './store/tickets.ts';

const LAUNCH_LASTS_MS = 60_000;

export type Launch = Module & {
  /** A word that carries a login to another window, once and for a minute. */
  readonly createLaunchCode: (memberId: MemberId) => Promise<{ readonly code: string; readonly expiresAt: Date }>;
};

export const createLaunch = ({ db, clock, random }: Core, { enterIn, answerOf }: Entrance): Launch => {
  const createLaunchCode: Launch['createLaunchCode'] = async (memberId) => {
    const code = newToken(random);
    const madeAt = clock.now();
    const expiresAt = new Date(madeAt.getTime() + LAUNCH_LASTS_MS);
    await insertTicket(db, { kind: 'launch', word: code, memberId, data: {}, madeAt, expiresAt });
    return { code, expiresAt };
  };

  return {
    createLaunchCode,
    routes: [
      bind(contract.createLaunchCode, (_input, { session: { memberId } }) => createLaunchCode(memberId)),
      bind(contract.exchangeLaunchCode, async ({ body: { code } }, from) =>
        answerOf(
          await inTransaction(db, async (tx) => {
            const ticket = await spendTicket(tx, 'launch', code, clock.now());
            const account = ticket?.memberId ? await findAccount(tx, ticket.memberId) : undefined;
            if (!account) throw new Refusal('identity.launch-code-over');
            // The code came out of a full session; whoever excluded itself since has none.
            if (account.status === 'self-excluded') throw new Refusal('identity.self-excluded');
            return enterIn(tx, { account, proof: 'launch', from, rules: NO_RULES });
          }),
        ),
      ),
    ],
  };
};
