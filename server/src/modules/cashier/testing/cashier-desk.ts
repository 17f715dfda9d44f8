import type { DepositDetail } from '@fairground/contract/cashier/deposit-endpoints';
import type { Id, MemberId } from '@fairground/contract/ids';
import { money } from '@fairground/contract/money';
import { createEvents } from '../../../platform/events/index.ts';
import type { Job } from '../../../platform/jobs/index.ts';
import { SANDBOX_SECRETS_KEY } from '../../../platform/secret-box.ts';
import type { TestDatabase } from '../../../testing/database.ts';
import { aSession, testHttp } from '../../../testing/http.ts';
import { aCaller, callRoute } from '../../../testing/modules.ts';
import { membersFixture } from '../../members/testing/fixture.ts';
import type { CashierDeps } from '../deps.ts';
import { createCashier } from '../index.ts';
import type { Behaviour } from '../providers/sandbox/behaviour.ts';

const WELCOME = 10_000_000n;

type Listed = { readonly list: readonly { readonly channelId: Id<'channel'>; readonly code: string }[] };

/** The cashier on real modules and a real database, with the sandbox's payment service behind its HTTP. */
export const cashierDesk = async (
  database: TestDatabase,
  change: (deps: CashierDeps) => Partial<CashierDeps> = () => ({}),
) => {
  const floor = await membersFixture(database);
  const { db, clock, bus, log } = floor;
  const events = createEvents({ db, clock, log, bus: { ...bus, close: () => Promise.resolve() }, tickMs: 50 });
  const base: CashierDeps = {
    ...floor,
    announce: events.announce,
    protection: floor.modules.protection,
    verification: { levelOf: () => Promise.resolve(0), nameOf: () => Promise.resolve(undefined) },
    categoryOf: () => Promise.resolve('RNG'),
    mode: 'sandbox',
    tenant: 'fairground',
    publicUrl: undefined,
    secretsKey: { current: SANDBOX_SECRETS_KEY, old: [] },
  };
  const cashier = createCashier({ ...base, ...change(base) });
  const http = testHttp({ routes: [] });
  cashier.files?.(http.fastify);
  cashier.sandbox?.(http.fastify);
  const { currency } = await floor.wallet.balanceOf(1n as MemberId);
  await cashier.installSandboxChannels(currency);

  const aMember = async (username: string, more: Record<string, unknown> = {}): Promise<MemberId> => {
    await floor.registerAs({ username, ...more }, aCaller({ ip: `198.51.100.${username.length}` }));
    const member = await floor.members.findByAccount(username);
    if (member === undefined) throw new Error(`${username} is nobody.`);
    return member.id;
  };

  const runJob = (name: string): Promise<void> => {
    const job = cashier.jobs?.find((each) => each.name === name) as Job<null> | undefined;
    if (job === undefined) throw new Error(`No job ${name}.`);
    return job.run(null, new AbortController().signal);
  };

  let keys = 0;
  /** What one member's page can do. */
  const pageOf = (memberId: MemberId, sessionId?: bigint) => {
    const session = aSession({ memberId, account: 'member', ...(sessionId !== undefined && { sessionId }) });
    const caller = aCaller({ session });
    const call = <Value>(name: string, input: { query?: unknown; body?: unknown } = {}) =>
      callRoute(cashier.routes, `cashier.${name}`, input, caller) as Promise<Value>;
    const channelOf = async (code: string): Promise<Id<'channel'>> => {
      const { list } = await call<Listed>('list-deposit-channels');
      const found = list.find((channel) => channel.code === code);
      if (found === undefined) throw new Error(`No channel ${code}.`);
      return found.channelId;
    };
    return {
      call,
      caller,
      channelOf,
      /** What came in beside the credit of the registration. */
      cash: async () => (await floor.wallet.balanceOf(memberId, currency)).cash - WELCOME,
      deposit: async (code: string, whole: number, idempotencyKey = `test-key-${(keys += 1)}`) =>
        call<DepositDetail>('create-deposit', {
          body: { channelId: await channelOf(code), amount: money(BigInt(whole) * 10_000n), idempotencyKey },
        }),
      status: (no: string) => call<DepositDetail>('read-deposit-status', { query: { no } }),
    };
  };

  /** Plays the payer on the sandbox's page. */
  const pay = (deposit: DepositDetail, behaviour: Behaviour) =>
    http.fastify.inject({
      method: 'POST',
      url: deposit.instructions?.redirectUrl ?? '',
      headers: { host: 'play.example', 'x-sandbox-behaviour': behaviour },
    });

  return { ...floor, base, cashier, http, currency, aMember, pageOf, pay, runJob };
};
