import type { Fixture } from '@fairground/contract/sports/endpoints';
import { expect, test } from 'vitest';
import { testDatabase } from '../../../testing/database.ts';
import { aBook, dong } from '../testing/book.ts';

const database = await testDatabase({ poolSize: 8 });
const book = await aBook(database);

const oddsOf = ({ markets }: Fixture, type: string, lineQuarters = 0): Readonly<Record<string, number>> => {
  const market = markets.find(
    (each) => each.type === type && each.period === 'ft' && each.lineQuarters === lineQuarters,
  );
  return Object.fromEntries((market?.selections ?? []).map(({ code, oddsMilli }) => [code, oddsMilli]));
};

test('[part of A-01] bets on one side move every market of the match against it, and their end moves them back', async () => {
  const match = await book.aMatch();
  const before = await book.fixtureOf(match.id);
  for (let number = 0; number < 4; number += 1) {
    const fan = await book.aFan(500_000_000);
    const pick = await book.selection(match.id, '1x2/ft', 'h');
    await book.place(fan, book.order([pick], { stake: dong(400_000_000) }));
  }
  await book.lean();
  const after = await book.fixtureOf(match.id);

  expect(oddsOf(after, '1x2')['h']).toBeLessThan(oddsOf(before, '1x2')['h'] ?? 0);
  expect(oddsOf(after, '1x2')['a']).toBeGreaterThan(oddsOf(before, '1x2')['a'] ?? 0);
  expect(oddsOf(after, 'dnb')['h']).toBeLessThan(oddsOf(before, 'dnb')['h'] ?? 0);
  expect(oddsOf(after, 'ah', -3)['a']).toBeGreaterThan(oddsOf(before, 'ah', -3)['a'] ?? 0);

  await book.say({ kind: 'cancel', ref: match.ref, scope: 'match', to: new Date().toISOString() });
  await book.settle();
  await book.lean();
  expect(oddsOf(await book.fixtureOf(match.id), '1x2')).toEqual(oddsOf(before, '1x2'));
});

test('a small bet, or one that balances the book, leaves the prices where they are', async () => {
  const match = await book.aMatch();
  const before = oddsOf(await book.fixtureOf(match.id), '1x2');
  const fan = await book.aFan();
  await book.place(fan, book.order([await book.selection(match.id, '1x2/ft', 'h')]));
  await book.lean();

  expect(oddsOf(await book.fixtureOf(match.id), '1x2')).toEqual(before);
});

test('what a bet is worth is told by the match and not by the bets that others place', async () => {
  const match = await book.aMatch();
  const fan = await book.aFan();
  const { bet } = await book.place(fan, book.order([await book.selection(match.id, '1x2/ft', 'h')]));
  const offer = async () =>
    (await book.ask<{ value: bigint }>('sports.read-cash-out', { query: { betId: bet.betId } }, fan)).value;
  const before = await offer();
  const other = await book.aFan(900_000_000);
  await book.place(other, book.order([await book.selection(match.id, '1x2/ft', 'a')], { stake: dong(100_000_000) }));
  await book.lean();

  expect(await offer()).toBe(before);
});
