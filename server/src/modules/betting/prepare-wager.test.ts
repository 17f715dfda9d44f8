import type { MemberId } from '@fairground/contract/ids';
import { money } from '@fairground/contract/money';
import { expect, test } from 'vitest';
import { keyOf } from '../wallet/index.ts';
import type { AccountId } from '../wallet/index.ts';
import { createPrepareWager } from './prepare-wager.ts';
import type { GameId, MarketId } from './wager.ts';

const account = (id: bigint): AccountId => id as AccountId;
const prepare = createPrepareWager(
  {
    wallet: {
      playAccountsOf: () =>
        Promise.resolve({
          ...{ account: account(10n), main: account(10n), bonus: account(11n) },
          ...{ mayHaveChanged: false, paysFromMain: false },
        }),
      accountOfOperation: () => Promise.resolve(undefined),
      houseAccount: () => Promise.resolve(account(5n)),
    },
  },
  { idOf: () => Promise.resolve(3) },
  () => Promise.resolve(undefined),
);

test('what is kept of a wager is found again by later versions: keys and fingerprints never change', async () => {
  const of = { tenant: 'acme', source: 'JL', member: 7n as MemberId };
  const ours = { ...of, action: 'bet', transactionId: '0190a1b2-c3d4-7e5f-8a6b-0123456789ab' };
  expect(keyOf(ours)).toBe('0190a1b2c3d4db732a3b2d758cd36e85');
  expect(keyOf({ ...ours, transactionId: 'T-1' })).toBe('f491c5212a5856aab945486c0ef4d812');

  const [row] = await prepare({
    ...of,
    action: 'place',
    currency: 'VND',
    category: 'RNG',
    transactionId: 'T-1',
    round: 'R-1',
    game: 5n as GameId,
    stake: money(20_000n),
    market: 9n as MarketId,
    detail: { hits: 'x"y' },
  });

  expect(row).toMatchObject({
    key: 'f491c5212a5856aab945486c0ef4d812',
    round: 'f07e593a4e251d9332449d9c643d78fc',
    fingerprint: '5b5914d407209a4050d14d4ee33d5e14',
  });
});
