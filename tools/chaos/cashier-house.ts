import Fastify from 'fastify';
import type { Id, MemberId } from '@fairground/contract/ids';
import { money } from '@fairground/contract/money';
import { createSandboxPayments } from '../../server/src/modules/cashier/index.ts';
import type { Clock } from '../../server/src/platform/clock.ts';
import { silentLog } from '../../server/src/platform/log.ts';
import { systemRandom } from '../../server/src/platform/random.ts';
import { SANDBOX_SECRETS_KEY } from '../../server/src/platform/secret-box.ts';
import { openModules } from '../process/modules.ts';
import { callerOf } from '../process/member-caller.ts';
import { TENANT } from './lottery-house.ts';

export const PAY_PASSWORD = '246810';
const OPENING = 10n ** 11n;

/** The cashier as a node has it, with the sandbox's providers behind it and a site that takes their callbacks. */
export const openCashier = async (url: string, poolSize: number, clock: Clock) => {
  const outer = await openModules(url, { poolSize: 4, tenant: TENANT, clock });
  const payments = createSandboxPayments({
    ...{ db: outer.db, clock, random: systemRandom, log: silentLog, publicUrl: undefined },
    secretsKey: { current: SANDBOX_SECRETS_KEY, old: [] },
  });
  const paymentProviders = payments.providers;
  const modules = await openModules(url, { poolSize, tenant: TENANT, clock, paymentProviders });
  const site = Fastify({ logger: false });
  site.removeAllContentTypeParsers();
  site.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, bytes, done) => done(null, bytes));
  modules.cashier.files?.(site);
  payments.module.sandbox?.(site);
  const { currency } = await modules.wallet.balanceOf(1n as MemberId);

  const call = <Value>(
    name: string,
    member: MemberId,
    {
      session: sessionId = '1',
      ...input
    }: { readonly query?: unknown; readonly body?: unknown; readonly session?: string },
  ): Promise<Value> => {
    const routes = [...(modules.cashier.routes ?? []), ...(modules.members.routes ?? [])];
    const route = routes.find(({ endpoint }) => endpoint.name === name);
    if (route === undefined) throw new Error(`No route answers ${name}.`);
    const { session, ...visitor } = callerOf(member);
    const isVisitor = name === 'members.register' || session === undefined;
    const caller = { ...visitor, session: isVisitor ? undefined : { ...session, sessionId: BigInt(sessionId) } };
    return route.handle({ query: input.query, body: input.body }, caller) as Promise<Value>;
  };
  const runJob = async (name: string): Promise<void> => {
    const job = modules.cashier.jobs?.find((each) => each.name === `cashier.${name}`);
    await job?.run(null, new AbortController().signal);
  };

  return {
    ...modules,
    payments,
    currency,
    call,
    /** Everything a node does by the clock. */
    work: async (): Promise<void> => {
      await payments.deliver();
      for (const name of ['ask-providers', 'probe-providers', 'expire-deposits', 'sweep-withdrawals'])
        await runJob(name);
    },
    close: async (): Promise<void> => {
      await site.close();
      await modules.close();
      await outer.close();
    },
    /** Money to take out, for members who never pay in: nothing stands in their way. */
    fund: async (member: MemberId): Promise<void> => {
      const { cash } = await modules.wallet.accountsOf(member, currency);
      const id = { tenant: TENANT, source: 'chaos', member, action: 'adjust', transactionId: 'opening' };
      const counter = await modules.wallet.houseAccount('H_ADJUST', currency);
      await modules.wallet.apply({ id, kind: 'adjustment', account: cash, counter, amount: money(OPENING) });
    },
  };
};

export type CashierHouse = Awaited<ReturnType<typeof openCashier>>;
export type Taker = { readonly member: string; readonly session: string; readonly accountId: string };

/** Registers members with a payment password, a bank account and money. */
export const registerTakers = async (house: CashierHouse, count: number): Promise<readonly Taker[]> => {
  const { system, members } = house;
  const staff = { actorKind: 'operator', actor: 'chaos', reason: 'before the chaos', ip: '203.0.113.7' } as const;
  await system.installDefaults({
    ...{ resources: [], customerService: [], domainRoutes: [], helpSections: [], helpArticles: [] },
  });
  await members.installDefaults();
  await system.setFlag(staff, 'CAPTCHAPROVIDER', 'none');
  await system.setRegisterRule(staff, 'captcha', { enabled: false, required: false });
  await system.setRegisterRule(staff, 'paymentPassword', { enabled: true, required: false });
  const takers: Taker[] = [];
  for (let serial = 0; serial < count; serial += 1) {
    const username = `taker${String(serial).padStart(4, '0')}`;
    const password = 'wandering7lantern';
    await house.call('members.register', 0n as MemberId, {
      body: {
        ...{ username, password, confirmPassword: password, paymentPassword: PAY_PASSWORD, login: true, terms: true },
        ...{ registerUrl: 'https://play.example/register', registerMethod: 'WEB', termsVersion: '1' },
      },
    });
    const member = (await members.findByAccount(username))?.id;
    if (member === undefined) throw new Error(`${username} is nobody.`);
    await house.fund(member);
    const { rows } = await house.pool.query<{ id: bigint }>(
      'select id from identity_session where member_id = $1 order by id desc limit 1',
      [member.toString()],
    );
    const session = rows[0]?.id.toString() ?? '';
    const { accountId } = await house.call<{ accountId: Id<'bank-account'> }>('cashier.add-bank-account', member, {
      session,
      body: { bank: 'VCB', number: `0071000${5_000 + serial}`, holder: 'NGUYEN VAN AN', payPassword: PAY_PASSWORD },
    });
    takers.push({ member: member.toString(), session, accountId: accountId.toString() });
  }
  return takers;
};
