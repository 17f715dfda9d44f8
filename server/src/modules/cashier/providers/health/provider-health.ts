import { listPaymentProviders, readProvidersTile } from '@fairground/contract/cashier/operator-endpoints';
import type { ValueOf } from '@fairground/contract/endpoint';
import { bind } from '../../../../platform/http/route.ts';
import type { Job } from '../../../../platform/jobs/index.ts';
import type { Module } from '../../../../platform/module.ts';
import { listChannels } from '../../store/channels.ts';
import { listHealth, listResting } from '../../store/provider-health.ts';
import { sharesOfProviders } from '../../store/report-sums.ts';
import type { PaymentProvider } from '../provider.ts';
import { SOUND } from './health.ts';
import type { HealthDeps } from './watch-provider.ts';

/** No deposit has this number: a provider that answers says that it does not know it. */
const NOBODYS = 'D000000PROBE';
const HOUR_MS = 3_600_000;

/** Which providers rest, for staff, and the question that brings them back. */
export const createProviderHealth = (deps: HealthDeps, providers: readonly PaymentProvider[]): Module => {
  const probe = createProbe(deps, providers);
  return {
    jobs: [probe],
    schedules: [{ job: probe, cron: '* * * * *' }],
    routes: [
      bind(listPaymentProviders, async () => ({ list: [...(await showProviders(deps, providers))] })),
      bind(readProvidersTile, async () => {
        const shown = await showProviders(deps, providers);
        const count = (id: 'answering' | 'resting') => ({
          ...({ id, as: 'number', before: null } as const),
          value: shown.filter(({ state }) => state === id).length.toString(),
        });
        return { readAt: deps.clock.now(), figures: [count('answering'), count('resting')] };
      }),
    ],
  };
};

/** Asks every provider that rests; its answer brings it back, as any other would. */
const createProbe = ({ db, log }: HealthDeps, providers: readonly PaymentProvider[]): Job<null> => ({
  name: 'cashier.probe-providers',
  run: async (_payload, signal) => {
    const resting = await listResting(db);
    for (const provider of providers) {
      if (signal.aborted) return;
      if (!resting.has(provider.code)) continue;
      await provider
        .findDeposit(NOBODYS)
        .catch((error: unknown) => log.warn({ err: error, provider: provider.code }, 'a provider rests on'));
    }
  },
});

const showProviders = async (
  { db, clock }: HealthDeps,
  providers: readonly PaymentProvider[],
): Promise<ValueOf<typeof listPaymentProviders>['list']> => {
  const [known, channels, shares] = await Promise.all([
    listHealth(db),
    listChannels(db),
    sharesOfProviders(db, new Date(clock.now().getTime() - HOUR_MS)),
  ]);
  return providers.map(({ code }) => {
    const { ordersFailed, questionsFailed, failedAt, restsSince } = known.get(code) ?? SOUND;
    const { paid = 0, failed = 0 } = shares.find(({ provider }) => provider === code) ?? {};
    const own = channels.filter(({ provider }) => provider === code);
    return {
      ...{ provider: code, restsSince, failedAt, ordersFailed, questionsFailed, paid, failed },
      state: restsSince === null ? 'answering' : 'resting',
      channels: own.map((channel) => channel.code).join(', '),
    };
  });
};
