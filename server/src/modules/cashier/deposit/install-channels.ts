import { UNITS_PER_WHOLE, money } from '@fairground/contract/money';
import { inTransaction } from '../../../platform/database/index.ts';
import type { CashierDeps } from '../deps.ts';
import { SANDBOX_PROVIDERS } from '../providers/sandbox/sandbox.ts';
import { insertChannels } from '../store/channels.ts';
import { C2C } from '../c2c/rules.ts';

const units = (whole: number) => money(BigInt(whole) * UNITS_PER_WHOLE);

const PROVIDERS = { ...SANDBOX_PROVIDERS, C2C } as const;

type Shipped = {
  readonly kind: keyof typeof PROVIDERS;
  readonly min: number;
  readonly max: number;
  readonly chips: readonly number[];
  readonly feePpm: number;
};

/** What the sandbox ships: staff changes it as any other channel. */
const SHIPPED: readonly Shipped[] = [
  {
    kind: 'QR',
    min: 20_000,
    max: 100_000_000,
    chips: [50_000, 100_000, 200_000, 500_000, 1_000_000, 5_000_000],
    feePpm: 0,
  },
  {
    kind: 'BANK',
    min: 50_000,
    max: 500_000_000,
    chips: [100_000, 200_000, 500_000, 1_000_000, 5_000_000, 20_000_000],
    feePpm: 0,
  },
  {
    kind: 'EWALLET',
    min: 20_000,
    max: 20_000_000,
    chips: [50_000, 100_000, 200_000, 500_000, 1_000_000],
    feePpm: 5_000,
  },
  {
    kind: 'CARD',
    min: 50_000,
    max: 50_000_000,
    chips: [100_000, 200_000, 500_000, 1_000_000, 2_000_000],
    feePpm: 15_000,
  },
  { kind: 'CRYPTO', min: 200_000, max: 1_000_000_000, chips: [500_000, 1_000_000, 5_000_000, 20_000_000], feePpm: 0 },
  // Offered only while the flag C2C is on.
  { kind: 'C2C', min: 50_000, max: 20_000_000, chips: [50_000, 100_000, 200_000, 500_000, 1_000_000], feePpm: 0 },
];

/** Adds the channels of the sandbox where they are missing. Safe at every start of any number of nodes. */
export const installSandboxChannels = (
  { db, mode }: Pick<CashierDeps, 'db' | 'mode'>,
  currency: string,
): Promise<void> => {
  if (mode !== 'sandbox') return Promise.resolve();
  return inTransaction(db, (tx) =>
    insertChannels(
      tx,
      SHIPPED.map(({ kind, min, max, chips, feePpm }, sort) => ({
        code: kind.toLowerCase(),
        kind,
        provider: PROVIDERS[kind],
        currency,
        min_amount: units(min),
        max_amount: units(max),
        chips: JSON.stringify(chips.map((chip) => units(chip).toString())),
        fee_ppm: feePpm,
        fee_side: 'member' as const,
        opens_minute: 0,
        closes_minute: 1440,
        min_rank: 0,
        status: 'OPEN' as const,
        sort,
      })),
    ),
  );
};
