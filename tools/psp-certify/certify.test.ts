import { rmSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { migrate, startEmbedded } from '../../server/src/platform/database/index.ts';
import { newDataFolder } from '../process/product.ts';
import type { PaymentProvider } from '../../server/src/modules/cashier/index.ts';
import { CASES, certifyProvider } from './certify.ts';
import { movableClock } from './movable-clock.ts';
import { sandboxSubjects } from './sandbox-subject.ts';
import { openStages } from './stage.ts';

const dataFolder = newDataFolder();
const database = await startEmbedded({ dataFolder, durability: 'none' });
await migrate({ url: database.url });
const clock = movableClock();
const { stages, close } = await openStages(database.url, { clock }, ({ db }) => sandboxSubjects(db, { clock }));

/** One adapter that has the fault of the test that runs. */
const fault: { change: (provider: PaymentProvider) => Partial<PaymentProvider> } = { change: () => ({}) };
const faulty = await openStages(database.url, { clock }, ({ db }) =>
  sandboxSubjects(db, { clock })
    .slice(0, 1)
    .map((subject) => ({
      ...subject,
      provider: new Proxy(subject.provider, {
        get: (provider, name: keyof PaymentProvider) => fault.change(provider)[name] ?? provider[name],
      }),
    })),
);

afterAll(async () => {
  await faulty.close();
  await close();
  await database.stop();
  rmSync(dataFolder, { recursive: true, force: true });
});

test.each(stages.map((stage) => [stage.subject.provider.code, stage] as const))(
  'the adapter of %s passes every case of the kit',
  async (_code, stage) => {
    const results = await certifyProvider(stage);

    expect(results.length).toBe(CASES.length);
    expect(results.filter(({ failure }) => failure !== undefined)).toEqual([]);
  },
);

type Fault = {
  readonly fault: string;
  readonly change: (provider: PaymentProvider) => Partial<PaymentProvider>;
  readonly found: string;
};

let orders = 0;
const unsignedNotice = (body: Buffer) => {
  const { amount, ...notice } = JSON.parse(body.toString('utf8')) as Record<string, string>;
  return { ...notice, amount: BigInt((amount ?? '').replace('.', '')) } as unknown as ReturnType<
    PaymentProvider['readCallback']
  >;
};

const FAULTS: readonly Fault[] = [
  {
    fault: 'believes every signature',
    change: () => ({ readCallback: ({ body }) => unsignedNotice(body) }),
    found: 'a callback with a wrong signature, or without one, is refused',
  },
  {
    fault: 'does not look at the time of a callback',
    change: ({ readCallback }) => ({
      readCallback: (call) => readCallback({ ...call, now: new Date(Number(call.headers['x-psp-timestamp']) * 1_000) }),
    }),
    found: 'a callback that is stale, or from a clock that is ahead, is refused',
  },
  {
    fault: 'drops the fraction of an amount',
    change: ({ readCallback }) => ({
      readCallback: (call) => {
        const notice = readCallback(call);
        return { ...notice, amount: (notice.amount - (notice.amount % 10_000n)) as typeof notice.amount };
      },
    }),
    found: 'a signed callback is read as what it tells',
  },
  {
    fault: 'begins another deposit for the same number',
    change: ({ startDeposit }) => ({
      startDeposit: (order) => startDeposit({ ...order, no: `${order.no}-${(orders += 1)}` }),
    }),
    found: 'a deposit asked for twice, and twice at once, is one deposit with the same instructions',
  },
  {
    fault: 'takes silence for a refusal',
    change: ({ payOut }) => ({
      payOut: (order) => payOut(order).catch(() => ({ state: 'refused', reason: 'time-out' }) as const),
    }),
    found: 'an unknown outcome is never guessed: no answer and senseless answers are errors',
  },
  {
    fault: 'pays a payout again under another number',
    change: ({ payOut }) => ({ payOut: (order) => payOut({ ...order, no: `${order.no}-${(orders += 1)}` }) }),
    found: 'a payout is paid once however often it is ordered, and asking tells so',
  },
  {
    fault: 'cannot be asked about a deposit',
    change: () => ({ findDeposit: () => Promise.resolve(undefined) }),
    found: 'a payment whose callback is lost is found by asking, and nothing is credited before it was paid',
  },
  {
    fault: 'forgets payouts in its statement',
    change: ({ listStatement }) => ({
      listStatement: async (span) => (await listStatement(span)).filter(({ what }) => what === 'deposit'),
    }),
    found: 'the statement names each payment once with its amount, and nothing that was not paid',
  },
];

test.each(FAULTS)('an adapter that $fault is named by the kit', async ({ change, found }) => {
  fault.change = change;
  const about = CASES.filter(({ title }) => title === found);
  const results = await Promise.all(faulty.stages.map((stage) => certifyProvider(stage, undefined, about)));
  fault.change = () => ({});

  const failed = results.flat().filter(({ failure }) => failure !== undefined);
  expect(failed.map(({ title }) => title)).toContain(found);
});
