import { money } from '@fairground/contract/money';
import type { Id, MemberId } from '@fairground/contract/ids';
import { expect, test } from 'vitest';
import { inTransaction } from '../../../platform/database/index.ts';
import { testDatabase } from '../../../testing/database.ts';
import { byTwoPeople } from '../../../testing/staff.ts';
import { betsSettled } from '../../betting/index.ts';
import type { SettledBet } from '../../betting/index.ts';
import { listOpenTurnover } from '../store/turnover.ts';
import { LIVE_PRODUCT, withdrawalFixture } from '../testing/fixture.ts';

const database = await testDatabase();
const house = await withdrawalFixture(database);
const { db, turnover, clock, aMember, approvals, aSettledBet: bet } = house;

const open = (member: MemberId, reference: string, required: bigint) =>
  inTransaction(db, (tx) => turnover.open(tx, { member, source: 'DEPOSIT', reference, required: money(required) }));
const settled = async (...bets: readonly SettledBet[]): Promise<void> => {
  const [heard] = turnover.listeners ?? [];
  const fact = { id: 1n, name: betsSettled.name, at: clock.now(), payload: { bets } };
  await inTransaction(db, async (tx) => heard?.handle(tx, [fact]));
};
const rowsOf = async (member: MemberId) =>
  (await listOpenTurnover(db, member)).map(({ progress, required }) => [progress, required]);

test('a requirement that weighs takes of each bet what its category counts, and the rest of the bet goes on', async () => {
  const { id } = await aMember();
  await inTransaction(db, (tx) =>
    turnover.open(tx, {
      ...{ member: id, source: 'PROMO', reference: 'weighed', required: money(200_0000n) },
      weights: { LIVE: 200_000, COCKFIGHT: 0 },
    }),
  );

  await settled(bet(id, { product: LIVE_PRODUCT }), bet(id));

  // A fifth of the first bet, and all of the second.
  expect(await rowsOf(id)).toEqual([[120_0000n, 200_0000n]]);
});

test('a credit opens its requirement once, bets fill the oldest first, and a filled one is done', async () => {
  const { id } = await aMember();
  await open(id, '1', 150_0000n);
  await open(id, '1', 150_0000n);
  await open(id, '2', 100_0000n);

  await settled(bet(id), bet(id));

  expect(await rowsOf(id)).toEqual([[50_0000n, 100_0000n]]);
});

test('a void takes back newest first and leaves what is done', async () => {
  const { id } = await aMember();
  await open(id, '1', 100_0000n);
  await open(id, '2', 300_0000n);
  await settled(bet(id), bet(id));

  await settled(bet(id, { stake: '-1000000', validBet: '-1000000', isCorrection: true }));
  await settled(bet(id, { stake: '-1000000', validBet: '-1000000', isCorrection: true }));

  expect(await rowsOf(id)).toEqual([[0n, 300_0000n]]);
});

test('what was staked of a bonus does not count', async () => {
  const { id } = await aMember();
  await open(id, '1', 300_0000n);

  await settled(bet(id, { bonusPart: '750000' }));

  expect(await rowsOf(id)).toEqual([[25_0000n, 300_0000n]]);
});

test('a correction takes back what cash had counted of the bet, and nothing of the bonus', async () => {
  const { id } = await aMember();
  await open(id, '1', 300_0000n);
  await settled(bet(id), bet(id, { bonusPart: '750000' }));

  await settled(bet(id, { stake: '0', validBet: '-1000000', validCash: '-250000', isCorrection: true }));

  expect(await rowsOf(id)).toEqual([[100_0000n, 300_0000n]]);
});

test('with next to nothing left what is open is waived', async () => {
  const { id } = await aMember(1_0000n);
  await open(id, '1', 300_0000n);

  await settled(bet(id));

  expect(await rowsOf(id)).toEqual([]);
});

test('a requirement is waived by two people', async () => {
  const { id } = await aMember();
  await open(id, '1', 300_0000n);
  const [row] = await listOpenTurnover(db, id);

  await byTwoPeople(approvals, (maker) =>
    turnover.holdWaiver(maker, { turnoverId: row?.id as Id<'turnover'> }, { reason: 'a promise of support' }),
  );

  expect(await rowsOf(id)).toEqual([]);
});
