import Fastify from 'fastify';
import { randomInt } from 'node:crypto';
import type { DepositDetail } from '@fairground/contract/cashier/deposit-endpoints';
import type { Id, MemberId } from '@fairground/contract/ids';
import { money } from '@fairground/contract/money';
import type { Money } from '@fairground/contract/money';
import type { PayoutOrder } from '../../server/src/modules/cashier/index.ts';
import { Refusal } from '../../server/src/platform/refusal.ts';
import { CaseFailed } from '../certificate/certificate.ts';
import { callerOf } from '../process/member-caller.ts';
import { openModules } from '../process/modules.ts';
import type { OpenedModules } from '../process/modules.ts';
import type { Callback, PaymentSubject, SubjectGround } from './subject.ts';

/** A player who pays in through the provider. */
export type Player = {
  readonly deposit: () => Promise<DepositDetail & { readonly reference: string }>;
  readonly status: (no: string) => Promise<string>;
  readonly cash: () => Promise<bigint>;
};

export type Stage = {
  readonly subject: PaymentSubject;
  readonly clock: SubjectGround['clock'];
  readonly newPlayer: () => Promise<Player>;
  readonly newNumber: () => string;
  readonly newPayout: (account?: 'open' | 'closed') => PayoutOrder;
  /** Delivers a callback as the provider would; true when it was answered with success. */
  readonly deliver: (callback: Callback) => Promise<boolean>;
  readonly runJob: (name: string) => Promise<void>;
  readonly proveBooks: () => Promise<void>;
  /** What the adapter reads in a callback; nothing when it refuses it. */
  readonly read: (callback: Callback, at?: Date) => ReturnType<PaymentSubject['provider']['readCallback']> | undefined;
  readonly currency: string;
};

const TENANT = 'certify';
/** Ends with a fraction, so that an adapter that drops one is noticed. */
export const AMOUNT: Money = money(123_456_7800n);

/** The whole cashier on a migrated database, with the adapters under test as its providers. */
export const openStages = async (
  url: string,
  ground: SubjectGround,
  makeSubjects: (modules: Pick<OpenedModules, 'db'>) => readonly PaymentSubject[],
): Promise<{ readonly stages: readonly Stage[]; readonly close: () => Promise<void> }> => {
  const { clock } = ground;
  const outer = await openModules(url, { poolSize: 4, tenant: TENANT, clock });
  const subjects = makeSubjects(outer);
  const paymentProviders = subjects.map(({ provider }) => provider);
  const modules = await openModules(url, { poolSize: 6, tenant: TENANT, clock, paymentProviders });
  const { currency } = await modules.wallet.balanceOf(1n as MemberId);
  const site = Fastify({ logger: false });
  site.removeAllContentTypeParsers();
  site.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, bytes, done) => done(null, bytes));
  modules.cashier.files?.(site);
  const stages: Stage[] = [];
  for (const subject of subjects) stages.push(await stageOf({ modules, clock, subject, currency, site }));
  return {
    stages,
    close: async () => {
      await site.close();
      await modules.close();
      await outer.close();
    },
  };
};

type Parts = {
  readonly modules: OpenedModules;
  readonly clock: SubjectGround['clock'];
  readonly subject: PaymentSubject;
  readonly currency: string;
  readonly site: ReturnType<typeof Fastify>;
};

/** Players of one run; another run against the same database has others. */
let players = randomInt(1_000_000, 1_000_000_000);

const stageOf = async ({ modules, clock, subject, currency, site }: Parts): Promise<Stage> => {
  const { provider } = subject;
  const channelId = await openChannel(modules, subject, currency);
  const newNumber = (): string =>
    `CERT${randomInt(2 ** 40)
      .toString(36)
      .toUpperCase()}`;

  const newPlayer = async (): Promise<Player> => {
    const caller = callerOf(BigInt((players += 1)) as MemberId);
    const call = (
      name: string,
      input: { readonly query?: unknown; readonly body?: unknown },
    ): Promise<DepositDetail> => {
      const route = modules.cashier.routes?.find(({ endpoint }) => endpoint.name === `cashier.${name}`);
      if (route === undefined) throw new Error(`No route answers ${name}.`);
      return route.handle({ query: input.query, body: input.body }, caller) as Promise<DepositDetail>;
    };
    const member = caller.session?.memberId as MemberId;
    const before = (await modules.wallet.balanceOf(member, currency)).cash;
    return {
      deposit: async () => {
        const made = await call('create-deposit', {
          body: { channelId, amount: AMOUNT, idempotencyKey: newNumber() },
        });
        const { rows } = await modules.pool.query<{ reference: string }>(
          'select provider_ref as reference from cashier_deposit where no = $1',
          [made.no],
        );
        return { ...made, reference: rows[0]?.reference ?? '' };
      },
      status: async (no) => (await call('read-deposit-status', { query: { no } })).status,
      cash: async () => (await modules.wallet.balanceOf(member, currency)).cash - before,
    };
  };

  return {
    subject,
    clock,
    currency,
    newPlayer,
    newNumber,
    newPayout: (account = 'open') => ({
      no: newNumber(),
      amount: AMOUNT,
      currency,
      account: subject.accounts[account],
    }),
    deliver: async ({ headers, body }) => {
      const { 'content-length': _length, ...sent } = headers;
      const url = `/psp/${provider.code}/callback`;
      return (await site.inject({ method: 'POST', url, headers: sent, payload: body })).statusCode === 200;
    },
    runJob: async (name) => {
      const job = modules.cashier.jobs?.find((each) => each.name === name);
      if (job === undefined) throw new Error(`No job is called ${name}.`);
      await job.run(null, new AbortController().signal);
    },
    proveBooks: async () => {
      const [fault] = (await modules.wallet.prove()).faults;
      if (fault !== undefined) throw new CaseFailed(fault);
    },
    read: ({ headers, body }, at = clock.now()) => {
      try {
        return provider.readCallback({ headers, body, now: at });
      } catch (error) {
        if (error instanceof Refusal) return undefined;
        throw error;
      }
    },
  };
};

/** A way to pay in of its own, without a fee, so that amounts are what was paid. */
const openChannel = async (
  { pool }: OpenedModules,
  { provider, channel }: PaymentSubject,
  currency: string,
): Promise<Id<'channel'>> => {
  const { rows } = await pool.query<{ id: Id<'channel'> }>(
    `insert into cashier_channel (code, kind, provider, currency, min_amount, max_amount, chips, fee_ppm, fee_side,
       opens_minute, closes_minute, min_rank, status, sort)
     values ($1, $2, $3, $4, 1, 1000000000000, '[]', 0, 'member', 0, 1440, 0, 'OPEN', 99)
     on conflict (code) do update set provider = excluded.provider returning id`,
    [`certify-${provider.code}`, channel, provider.code, currency],
  );
  const [row] = rows;
  if (row === undefined) throw new Error('No channel was opened.');
  return row.id;
};
