import { money } from '@fairground/contract/money';
import { expect, test } from 'vitest';
import { inTransaction } from '../../platform/database/index.ts';
import { testDatabase } from '../../testing/database.ts';
import { anOperator } from '../../testing/modules.ts';
import { aPlayer, member, openWallet } from './testing/wallets.ts';

const database = await testDatabase();
const { wallet, audit } = await openWallet(database);
const NEVER = new Date('2999-01-01');

test('a block refuses stakes at once and lets wins and undos pass', async () => {
  const player = await aPlayer(wallet, 1, 1_000n);
  await wallet.apply(player.bet('before', 100n));
  await wallet.setGuard(anOperator, player.id, { stakesBlockedUntil: NEVER, depositsBlockedUntil: NEVER });

  expect(await wallet.apply(player.bet('b', 1n))).toMatchObject({ outcome: 'blocked' });
  expect(await wallet.apply(player.deposit('d', 1n))).toMatchObject({ outcome: 'blocked' });
  expect(await wallet.apply(player.win('w', 5n))).toMatchObject({ outcome: 'applied' });
  expect(await wallet.apply(player.undo('u', player.bet('before', 100n)))).toMatchObject({
    outcome: 'applied',
    balance: 1_005n,
  });
  expect(await audit.listLines({ limit: 1 })).toMatchObject([{ action: 'wallet.set-guard' }]);
});

test('a block set before the member has accounts holds for them too', async () => {
  await wallet.setGuard(anOperator, member(2), { stakesBlockedUntil: null, depositsBlockedUntil: NEVER });
  const player = await aPlayer(wallet, 2, 0n);

  expect(await wallet.apply(player.deposit('d', 1n))).toMatchObject({ outcome: 'blocked' });
});

test('of bets at once on a limit for three, exactly three pass; a failed group and an undo give back what they used', async () => {
  const player = await aPlayer(wallet, 3, 10_000n);
  await wallet.setLimit(anOperator, player.id, { measure: 'stake', period: 'day', cap: money(300n) });

  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, index) => wallet.apply(player.bet(`b${index}`, 100n))),
  );
  expect(answers.map(({ outcome }) => outcome)).toEqual([
    ...Array.from({ length: 3 }, () => 'applied'),
    ...Array.from({ length: 5 }, () => 'limit-reached'),
  ]);

  await wallet.apply(player.undo('u', player.bet('b0', 100n)));
  await inTransaction(database.db, (tx) => wallet.applyIn(tx, [player.bet('g1', 100n), player.bet('g2', 1_000_000n)]));
  expect(await wallet.apply(player.bet('again', 100n))).toMatchObject({ outcome: 'applied' });
  expect(await wallet.apply(player.bet('more', 1n))).toMatchObject({ outcome: 'limit-reached' });
});

test('a limit of losses counts wins against stakes', async () => {
  const player = await aPlayer(wallet, 4, 10_000n);
  await wallet.setLimit(anOperator, player.id, { measure: 'loss', period: 'week', cap: money(100n) });

  await wallet.apply(player.bet('b1', 100n));
  expect(await wallet.apply(player.bet('b2', 1n))).toMatchObject({ outcome: 'limit-reached' });
  await wallet.apply(player.win('w', 50n));
  expect(await wallet.apply(player.bet('b3', 50n))).toMatchObject({ outcome: 'applied' });
});

test('a limit taken away no longer refuses', async () => {
  const player = await aPlayer(wallet, 5, 10_000n);
  await wallet.setLimit(anOperator, player.id, { measure: 'stake', period: 'month', cap: money(0n) });
  expect(await wallet.apply(player.bet('b1', 1n))).toMatchObject({ outcome: 'limit-reached' });

  await wallet.setLimit(anOperator, player.id, { measure: 'stake', period: 'month', cap: null });

  expect(await wallet.apply(player.bet('b2', 1n))).toMatchObject({ outcome: 'applied' });
});

test('[W6] a block and a limit are answered before missing funds, which uses up no limit', async () => {
  const player = await aPlayer(wallet, 6, 100n);
  await wallet.setLimit(anOperator, player.id, { measure: 'stake', period: 'day', cap: money(500n) });

  expect(await wallet.apply(player.bet('over', 501n))).toMatchObject({ outcome: 'limit-reached' });
  expect(await wallet.apply(player.bet('poor', 500n))).toMatchObject({ outcome: 'insufficient-funds' });
  await wallet.apply(player.deposit('d', 900n));
  expect(await wallet.apply(player.bet('all', 500n))).toMatchObject({ outcome: 'applied' });

  await wallet.setGuard(anOperator, player.id, { stakesBlockedUntil: NEVER, depositsBlockedUntil: null });
  expect(await wallet.apply(player.bet('broke and blocked', 9_999n))).toMatchObject({ outcome: 'blocked' });
});

test('whether a member may stake at all is known before the attempt', async () => {
  const player = await aPlayer(wallet, 20, 10_000n);
  expect(await wallet.stakingOf(player.id)).toBe('open');

  await wallet.setLimit(anOperator, player.id, { measure: 'stake', period: 'day', cap: money(100n) });
  expect(await wallet.stakingOf(player.id)).toBe('open');
  await wallet.apply(player.bet('all', 100n));
  expect(await wallet.stakingOf(player.id)).toBe('limit-used-up');

  await wallet.setGuard(anOperator, player.id, { stakesBlockedUntil: NEVER, depositsBlockedUntil: null });
  expect(await wallet.stakingOf(player.id)).toBe('blocked');
});
