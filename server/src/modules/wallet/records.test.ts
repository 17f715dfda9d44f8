import type { FileStream } from '@fairground/contract/bytes';
import { money } from '@fairground/contract/money';
import { expect, test } from 'vitest';
import { asOwner, testDatabase } from '../../testing/database.ts';
import { aSession } from '../../testing/http.ts';
import { aCaller, callRoute } from '../../testing/modules.ts';
import { LABELS } from './domain/label.ts';
import type { Label } from './domain/label.ts';
import type { Kind, Operation } from './index.ts';
import { aPlayer, member, openWallet } from './testing/wallets.ts';

const database = await testDatabase();
const { wallet } = await openWallet(database);

const as = (number: number) => aCaller({ session: aSession({ memberId: member(number) }) });
const typesOf = async (number: number, query: object = {}) => {
  const { list } = (await callRoute(wallet.routes, 'wallet.list-transactions', { query }, as(number))) as {
    list: { type: string }[];
  };
  return list.map(({ type }) => type);
};
const exported = async (number: number, query: object): Promise<readonly string[]> => {
  const { chunks } = (await callRoute(
    wallet.routes,
    'wallet.export-transactions',
    { query },
    as(number),
  )) as FileStream;
  let text = '';
  for await (const chunk of chunks) text += Buffer.from(chunk).toString();
  return text.split('\r\n').slice(0, -1);
};
const DAY_MS = 86_400_000;
const daysAgo = (days: number) => new Date(new Date().getTime() - days * DAY_MS);

const labelled = (
  player: Awaited<ReturnType<typeof aPlayer>>,
  name: string,
  kind: Kind,
  amount: bigint,
  label?: Label,
): Operation => ({ ...player.deposit(name, amount), kind, ...(label && { label }), amount: money(amount) });

test('[part of C-08] a label names a movement in the record of both sides, and a repeat keeps the first', async () => {
  const [lower, upper] = [await aPlayer(wallet, 1, 10_000n), await aPlayer(wallet, 2, 0n)];
  const down = { ...labelled(upper, 'gift', 'agent-transfer', 500n, 'transfer-down'), counter: lower.cash };
  await wallet.apply(labelled(lower, 'packet', 'promotion', 70n, 'red-packet'));
  await wallet.apply(labelled(lower, 'plain', 'promotion', 70n));
  await wallet.apply(down);
  const again = await wallet.apply({ ...down, label: 'transfer-up' });

  expect(again).toMatchObject({ outcome: 'applied', isRepeat: true });
  expect(await typesOf(1)).toEqual(['TRANSFER_DOWN_OUT', 'PROMO_CASH', 'RED_PACKET', 'DEPOSIT']);
  expect(await typesOf(2)).toEqual(['TRANSFER_DOWN_IN']);
  expect(await typesOf(1, { type: 'RED_PACKET' })).toEqual(['RED_PACKET']);
  expect(await typesOf(1, { group: 'transfer' })).toEqual(['TRANSFER_DOWN_OUT']);
});

test('a label that does not go with the kind is refused, and one of a refused movement is not kept', async () => {
  const player = await aPlayer(wallet, 3, 100n);
  await expect(wallet.apply(labelled(player, 'wrong', 'deposit', 5n, 'raffle'))).rejects.toMatchObject({
    code: 'wallet.sides-refused',
  });
  const poor = await wallet.apply(labelled(player, 'poor', 'fee', -500n, 'withdrawal-fee'));

  expect(poor.outcome).toBe('insufficient-funds');
  expect(
    (await asOwner(database.url, `select count(*)::int as rows from wallet_label where label = 'withdrawal-fee'`)).rows,
  ).toEqual([{ rows: 0 }]);
});

test('the database knows the same labels as the code', async () => {
  const { rows } = await asOwner(
    database.url,
    `select pg_get_constraintdef(oid) as rule from pg_constraint where conname = 'wallet_label_is_known'`,
  );
  const known = [...String(rows[0]?.rule).matchAll(/'([a-z0-9-]+)'/g)].map(([, word = '']) => word);

  expect(known.toSorted()).toEqual(Object.keys(LABELS).toSorted());
});

test('[part of C-08] own movements of at most a year are exported with the balance after each, by type where one is asked for', async () => {
  const player = await aPlayer(wallet, 4, 10_000n);
  await aPlayer(wallet, 5, 77n);
  await wallet.apply(player.bet('b', 400n));

  const [head = '', ...rows] = await exported(4, { from: daysAgo(365) });
  const bets = await exported(4, { from: daysAgo(365), group: 'game' });

  expect(head).toMatch(/^\uFEFF.*\(Asia\/Ho_Chi_Minh\)/);
  expect(rows.map((row) => row.split(',').slice(-2))).toEqual([
    ['-0.0400', '0.9600'],
    ['1.0000', '1.0000'],
  ]);
  expect(rows[0]).toMatch(/^#\d+,\d{4}-\d\d-\d\d \d\d:\d\d:\d\d,/);
  expect(bets).toHaveLength(2);
});

test('an export of more than a year, of a window that runs backwards, or beside another one is refused', async () => {
  await expect(exported(4, { from: daysAgo(368), to: daysAgo(1) })).rejects.toMatchObject({
    code: 'wallet.export-too-long',
  });
  await expect(exported(4, { from: daysAgo(1), to: daysAgo(2) })).rejects.toMatchObject({
    code: 'wallet.window-backwards',
  });
  const query = { from: daysAgo(365) };
  await callRoute(wallet.routes, 'wallet.export-transactions', { query }, as(4));
  await expect(exported(4, query)).rejects.toMatchObject({ code: 'wallet.export-running' });
});
