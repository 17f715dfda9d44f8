import type { MemberId } from '@fairground/contract/ids';
import { money } from '@fairground/contract/money';
import type { Caller, Session } from '../../../platform/http/route.ts';
import type { TestDatabase } from '../../../testing/database.ts';
import { aCaller, callRoute } from '../../../testing/modules.ts';
import { membersFixture } from '../../members/testing/fixture.ts';
import type { ProtectionDeps } from '../deps.ts';

/** Protection on real modules and a real database, with players who can stake and pay in. */
export const protectionFixture = async (database: TestDatabase) => {
  const ground = await membersFixture(database);
  const { messages, modules } = ground;
  const deps: ProtectionDeps = ground;
  const { protection } = modules;

  /** Registers a player, who is logged in by that. */
  const newPlayer = async (username: string, parts: Record<string, unknown> = {}) => {
    const { token } = await ground.registerAs({ username, ...parts });
    const session = await ground.identity.authenticate(token);
    if (session === undefined) throw new Error('The player is not logged in.');
    return { ...playerOf(session), token };
  };

  const playerOf = (session: Session) => {
    const { memberId } = session;
    const caller: Caller = aCaller({ session });
    const call = (name: string, input: { query?: unknown; body?: unknown } = {}): Promise<unknown> =>
      callRoute(protection.routes, `protection.${name}`, input, caller);
    return { id: memberId, session, caller, call, ...moneyOf(memberId) };
  };

  const moneyOf = (member: MemberId) => {
    const move = async (kind: 'deposit' | 'stake' | 'win', amount: bigint, key: string) => {
      const { currency } = await ground.wallet.balanceOf(member);
      const { cash } = await ground.wallet.accountsOf(member, currency);
      return ground.wallet.apply({
        id: { tenant: 'fairground', source: 'test', member, action: kind, transactionId: key },
        kind,
        account: cash,
        counter: await ground.wallet.houseAccount(kind === 'deposit' ? 'PSP:test' : 'H_GAME', currency),
        amount: money(kind === 'stake' ? -amount : amount),
      });
    };
    return {
      deposit: (amount: bigint, key: string) => move('deposit', amount, key),
      stake: async (amount: bigint, key: string) => (await move('stake', amount, key)).outcome,
      win: (amount: bigint, key: string) => move('win', amount, key),
    };
  };

  const runJob = async (name: string): Promise<void> => {
    const schedule = protection.schedules?.find(({ job }) => job.name === `protection.${name}`);
    if (schedule === undefined) throw new Error(`No job is called ${name}.`);
    await schedule.job.run(null, new AbortController().signal);
  };

  return { ...ground, messages, deps, protection, newPlayer, playerOf, runJob };
};
