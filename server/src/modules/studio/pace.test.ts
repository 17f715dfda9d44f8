import { marketNamed } from '@fairground/contract/market/markets';
import * as contract from '@fairground/contract/studio/endpoints';
import { parseMoney } from '@fairground/contract/money';
import { expect, test } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import { aCaller } from '../../testing/modules.ts';
import { POLICY, SLOT, openArcade } from './testing/arcade.ts';

const ROUND_MS = 2_500;
const database = await testDatabase();
const arcade = await openArcade(database, [SLOT, 'dice']);
const { ask, codeFor, enter, refusal, balanceOf, clock } = arcade;
const slow = arcade.studioWith({ policy: { ...POLICY, roundMsMin: ROUND_MS } });
const SPIN = { kind: 'slot', mode: 'base' } as const;

test('a slot round that comes too soon after the one before is refused, and nothing is staked', async () => {
  const { play } = await enter(1, SLOT);
  const { round } = await play(SPIN, { at: slow });
  const after = await balanceOf(1);

  clock.advance(ROUND_MS - 1);
  expect(await refusal(play(SPIN, { at: slow }))).toBe('studio.too-fast');
  expect(await balanceOf(1)).toBe(after);

  clock.advance(1);
  const next = await play(SPIN, { at: slow });
  expect(next.round.roundId).not.toBe(round.roundId);
});

test('of many requests at once, on two nodes, one is played and the others cost nothing', async () => {
  const { play } = await enter(2, SLOT);
  const before = await balanceOf(2);
  const other = arcade.studioWith({ policy: { ...POLICY, roundMsMin: ROUND_MS } });

  const ends = await Promise.allSettled([1, 2, 3, 4].map((each) => play(SPIN, { at: each % 2 ? slow : other })));

  const rounds = ends.flatMap((end) => (end.status === 'fulfilled' ? [end.value.round] : []));
  expect(rounds).toHaveLength(1);
  expect(await balanceOf(2)).toBe(before - (rounds[0]?.stake ?? 0n) + (rounds[0]?.win ?? 0n));
});

test('a retried request gets its round, however soon it comes and whatever was played since', async () => {
  const { play } = await enter(3, SLOT);
  const first = await play(SPIN, { at: slow, requestId: 'the-first-spin' });

  const twins = await Promise.all([1, 2].map(() => play(SPIN, { at: slow, requestId: 'the-first-spin' })));
  clock.advance(ROUND_MS);
  await play(SPIN, { at: slow });
  const late = await play(SPIN, { at: slow, requestId: 'the-first-spin' });

  expect([...twins, late].map(({ round }) => round.roundId)).toEqual([1, 2, 3].map(() => first.round.roundId));
});

test('twins of one request that come together are one round', async () => {
  const { play } = await enter(4, SLOT);
  const before = await balanceOf(4);

  const twins = await Promise.all([1, 2, 3].map(() => play(SPIN, { at: slow, requestId: 'spin-of-twins' })));

  expect(new Set(twins.map(({ round }) => round.roundId)).size).toBe(1);
  expect(await balanceOf(4)).toBe(before - (twins[0]?.round.stake ?? 0n) + (twins[0]?.round.win ?? 0n));
});

test('where the brand asks for no time, and in games that are no slots, rounds follow each other at once', async () => {
  const spinner = await enter(5, SLOT);
  await spinner.play(SPIN);
  expect((await spinner.play(SPIN)).round.state).toBe('DONE');

  const roller = await enter(6, 'dice');
  await roller.play({ kind: 'dice', side: 'under', wins: 5_000 }, { at: slow });
  expect((await roller.play({ kind: 'dice', side: 'under', wins: 5_000 }, { at: slow })).round.state).toBe('DONE');
});

/** A game that was opened in a market, on a brand that asks for nothing itself. */
const openedIn = async (memberId: number, market: string, at = arcade.studio) => {
  const body = { code: await codeFor(memberId, SLOT), vendor: 'JL' };
  const caller = aCaller({ market: () => marketNamed(market) });
  const { token, policy } = await ask(contract.openGame, { body }, { at, caller });
  const spin = (requestId: string) =>
    ask(contract.play, { body: { token, requestId, bet: parseMoney('1000'), choice: SPIN } }, { at });
  return { policy, spin };
};

test('a game is played by the rules of the market it was opened in, told to the client and kept by the server', async () => {
  await enter(7, SLOT);
  const { policy, spin } = await openedIn(7, 'great-britain');

  expect(policy).toMatchObject({ roundMsMin: 2_500, turbo: false, autoplayRounds: [] });
  await spin('first-in-britain');
  clock.advance(2_499);
  expect(await refusal(spin('too-soon-there'))).toBe('studio.too-fast');
  clock.advance(1);
  expect((await spin('in-good-time')).round.state).toBe('DONE');
});

test('where the market is unknown the slowest pace of all holds', async () => {
  await enter(8, SLOT);

  expect((await openedIn(8, 'atlantis')).policy).toMatchObject({ roundMsMin: 5_000, turbo: false });
});

test('a member abroad plays by the rules of both markets', async () => {
  await enter(9, SLOT);
  const at = arcade.studioWith({ homeMarketOf: () => Promise.resolve('germany') });

  expect((await openedIn(9, 'great-britain', at)).policy).toMatchObject({ roundMsMin: 5_000, turbo: false });
});
