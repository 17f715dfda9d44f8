import { parseMoney } from '@fairground/contract/money';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fakeClock } from '../clock.ts';
import { asOwner, testDatabase } from '../database.ts';
import { readDump } from './kept-dumps.ts';
import type { OpenedApp } from './open-app.ts';
import { openUpgraded } from './open-upgraded.ts';
import { passTurn } from './play-cards.ts';
import { endPayout } from './play-payments.ts';
import { endSecondMatch } from './play-sports.ts';

const HAND_STEPS_MAX = 80;

const { url } = await testDatabase({ schema: 'empty' });
const dump = readDump('2026-11-20');
const { kept } = dump;
const clock = fakeClock(kept.at);
let opened: OpenedApp;

beforeAll(async () => {
  opened = await openUpgraded(url, dump, clock);
}, 60_000);
afterAll(() => opened.close());

const linesOf = async (query: string): Promise<readonly unknown[]> =>
  (await asOwner(url, query)).rows.map(({ line }: { readonly line: unknown }) => line);
const booksHold = async () => expect((await opened.app.wallet.prove()).faults).toEqual([]);

test('a payout that a provider was asked for before an upgrade is paid out once after it', async () => {
  const payout = 'select status as line from cashier_withdrawal where provider_reference is not null';
  expect(await linesOf(payout)).toEqual(['PAYING']);

  await endPayout({ app: opened.app, clock });
  await endPayout({ app: opened.app, clock });

  expect(await linesOf(payout)).toEqual(['PAID_OUT']);
  await booksHold();
});

test('a bet on two matches that waited for the second one is paid after an upgrade', async () => {
  const waiting = `select concat_ws(' ', state, payout) as line from sports_bet where request_id = 'upgrade-waits'`;
  expect(await linesOf(waiting)).toEqual(['ACCEPTED 0']);

  await endSecondMatch(opened);

  const bet = kept.calls.find(({ body }) => body?.includes('upgrade-waits'));
  const { maxPayout } = JSON.parse(bet?.text ?? '{}').value.bet;
  expect(await linesOf(waiting)).toEqual([`WON ${parseMoney(maxPayout)}`]);
  await booksHold();
});

test('a hand that was on at a card table is played to its end after an upgrade, and no chip is lost', async () => {
  const status = `select status as line from rooms_hand where no = 2`;
  const held = `select sum(balance)::text as line from wallet_account where kind like 'HOLD_PVP:%'`;
  const stacks = 'select sum(stack)::text as line from rooms_seat';
  expect(await linesOf(status)).toEqual(['PLAY']);
  expect(await linesOf(held)).toEqual(await linesOf(stacks));

  for (let step = 0; step < HAND_STEPS_MAX && (await linesOf(status))[0] === 'PLAY'; step += 1)
    await passTurn({ app: opened.app, asOwner: (statement) => asOwner(url, statement) });

  expect(await linesOf(status)).toEqual(['SETTLED']);
  expect(await linesOf(held)).toEqual(await linesOf(stacks));
  await booksHold();
});
