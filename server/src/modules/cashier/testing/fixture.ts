import type { IdentityLevel } from '@fairground/contract/verification/levels';
import type { Withdrawal } from '@fairground/contract/cashier/withdrawal-fields';
import type { Id, MemberId } from '@fairground/contract/ids';
import { money } from '@fairground/contract/money';
import type { BodyOf, ValueOf } from '@fairground/contract/endpoint';
import type {
  createWithdrawal as createContract,
  readWithdrawalSettings,
} from '@fairground/contract/cashier/withdrawal-endpoints';
import type { Session } from '../../../platform/http/route.ts';
import { SANDBOX_SECRETS_KEY } from '../../../platform/secret-box.ts';
import type { TestDatabase } from '../../../testing/database.ts';
import { aSession } from '../../../testing/http.ts';
import { aCaller, anOperator, callRoute } from '../../../testing/modules.ts';
import { aPicture } from '../../../testing/pictures.ts';
import { membersFixture } from '../../members/testing/fixture.ts';
import { grantsOf } from '../../betting/testing/grants.ts';
import { aSettledBet } from '../../betting/testing/settled-bet.ts';
import type { CashierDeps } from '../deps.ts';
import { createTurnover } from '../turnover/turnover.ts';
import { NO_STANDING } from '../withdrawal/standing.ts';
import type { WithdrawalStanding } from '../withdrawal/standing.ts';
import { createWithdrawals } from '../withdrawal/withdrawals.ts';
import { fakeProvider } from './fake-provider.ts';

export const PAY_PASSWORD = '246810';
/** The number of a product of the category LIVE; all others are slots. */
export const LIVE_PRODUCT = 7;
const HOUR_MS = 3_600_000;
let keys = 0;
/** A key of a request of its own. */
export const aKey = (): string => `test-key-${(keys += 1)}`;

/** Withdrawals on real modules and a real database, with a provider that behaves as it is told. */
export const withdrawalFixture = async (
  database: TestDatabase,
  options: { readonly standing?: Partial<WithdrawalStanding> } = {},
) => {
  const house = await membersFixture(database);
  const { db, clock, wallet, identity, pictures, members, system } = house;
  const payments = fakeProvider();
  const levels = new Map<MemberId, IdentityLevel>();
  /** The names in accepted documents. */
  const names = new Map<MemberId, string>();
  const deps: CashierDeps = {
    ...house,
    protection: house.modules.protection,
    verification: {
      levelOf: (_reader, member) => Promise.resolve(levels.get(member) ?? 0),
      nameOf: (_reader, member) => Promise.resolve(names.get(member)),
    },
    categoryOf: (product) => Promise.resolve(product === LIVE_PRODUCT ? 'LIVE' : 'RNG'),
    mode: 'sandbox',
    tenant: 'fairground',
    publicUrl: undefined,
    secretsKey: { current: SANDBOX_SECRETS_KEY, old: [] },
  };
  const turnover = createTurnover(deps);
  const waitForDeposit = new Set<MemberId>();
  const standing: WithdrawalStanding = {
    ...NO_STANDING,
    needsDeposit: (_reader, member) => Promise.resolve(waitForDeposit.has(member)),
    hasActiveBonus: wallet.grants.hasRunning,
    forfeitBonus: (tx, member) => wallet.grants.forfeitIn(tx, member),
    ...options.standing,
  };
  const withdrawals = createWithdrawals(deps, { providers: [payments.provider], standing });
  await system.setRegisterRule(anOperator, 'paymentPassword', { enabled: true, required: false });

  const call = (name: string, input: { query?: unknown; body?: unknown }, session: Session): Promise<unknown> =>
    callRoute(withdrawals.routes, `cashier.${name}`, input, aCaller({ session }));

  const give = async (member: MemberId, amount: bigint): Promise<void> => {
    const { cash } = await wallet.accountsOf(member, 'VND');
    const counter = await wallet.houseAccount('H_ADJUST', 'VND');
    const id = { tenant: 'fairground', source: 'test', member, action: 'adjust', transactionId: aKey() };
    await wallet.apply({ id, kind: 'adjustment', account: cash, counter, amount: money(amount) });
  };

  /** A member with a payment password and money, registered on the device of its session. */
  let registered = 1000;
  const aMember = async (cash = 10_000_0000n) => {
    const username = `player${(registered += 1)}`;
    const ip = `198.51.100.${registered % 250}`;
    await house.registerAs({ username, paymentPassword: PAY_PASSWORD }, aCaller({ ip }));
    const found = await members.findByAccount(username);
    if (found === undefined) throw new Error(`${username} is nobody.`);
    // The sign-up bonus is part of it.
    await give(found.id, cash - (await wallet.balanceOf(found.id)).cash);
    const sessionId = await sessionOf(found.id);
    return pageOf(found.id, aSession({ memberId: found.id, account: 'member', sessionId }));
  };

  const sessionOf = async (member: MemberId): Promise<bigint> => {
    const { rows } = await database.pool.query<{ id: bigint }>(
      'select id from identity_session where member_id = $1 order by id desc limit 1',
      [member.toString()],
    );
    return rows[0]?.id ?? 0n;
  };

  const pageOf = (id: MemberId, session: Session) => ({
    id,
    session,
    addAccount: async (body: Record<string, unknown> = {}) =>
      (await call(
        'add-bank-account',
        { body: { bank: 'VCB', number: '0071000123456', holder: 'NGUYEN VAN AN', payPassword: PAY_PASSWORD, ...body } },
        session,
      )) as { readonly accountId: Id<'bank-account'>; readonly state: string; readonly number: string },
    settings: () => call('read-withdrawal-settings', {}, session) as Promise<ValueOf<typeof readWithdrawalSettings>>,
    ask: (body: Partial<BodyOf<typeof createContract>> & Pick<BodyOf<typeof createContract>, 'accountId'>) =>
      call(
        'create-withdrawal',
        { body: { amount: money(1_000_0000n), payPassword: PAY_PASSWORD, idempotencyKey: aKey(), ...body } },
        session,
      ) as Promise<Withdrawal>,
    list: async () => ((await call('list-withdrawals', { query: {} }, session)) as { list: Withdrawal[] }).list,
    call: (name: string, input: { query?: unknown; body?: unknown } = {}) => call(name, input, session),
    picture: async (colour = 'red') => {
      const body = await aPicture('png', colour);
      const answer = await callRoute(pictures.routes, 'pictures.send-picture', { body }, aCaller({ session }));
      return (answer as { readonly pictureId: Id<'picture'> }).pictureId;
    },
    cash: async () => (await wallet.balanceOf(id)).cash,
    hold: async () =>
      (await wallet.listHoldings(id))
        .filter(({ kind }) => kind === 'HOLD_WD')
        .reduce((sum, row) => sum + row.balance, 0n),
  });

  /** A member whose account may be used already. */
  const aReadyMember = async (cash?: bigint) => {
    const page = await aMember(cash);
    const { accountId } = await page.addAccount({ number: `0071000${registered}` });
    clock.set(new Date(clock.now().getTime() + 25 * HOUR_MS));
    return { ...page, accountId };
  };

  /** Runs what waits in the queue, as the jobs would. */
  const work = async (): Promise<void> => {
    for (const queued of house.queued.splice(0)) if (queued.job.startsWith('cashier.')) await queued.run();
  };
  const sweep = async (): Promise<void> => {
    const job = withdrawals.schedules?.find(({ job: { name } }) => name === 'cashier.sweep-withdrawals')?.job;
    await job?.run(null, new AbortController().signal);
  };
  const later = (minutes: number): void => clock.set(new Date(clock.now().getTime() + minutes * 60_000));
  const messagesOf = async (member: MemberId): Promise<readonly string[]> => {
    const { rows } = await database.pool.query<{ kind: string }>(
      'select kind from messages_message where member_id = $1 order by id',
      [member.toString()],
    );
    return rows.map(({ kind }) => kind);
  };

  return {
    ...house,
    db,
    deps,
    identity,
    levels,
    names,
    waitForDeposit,
    bonuses: grantsOf(house),
    payments,
    aSettledBet,
    turnover,
    withdrawals,
    desk: withdrawals.desk,
    give,
    aMember,
    aReadyMember,
    pageOf,
    work,
    sweep,
    later,
    messagesOf,
  };
};
