import type { MemberId } from '@fairground/contract/ids';
import { parseMoney } from '@fairground/contract/money';
import * as contract from '@fairground/contract/studio/endpoints';
import type { Choice } from '@fairground/contract/studio/game';
import type { FreeRounds } from '@fairground/contract/studio/round';
import { verifyRound } from '@fairground/engines/rounds/verify-round';
import { expect, test } from 'vitest';
import { inTransaction } from '../../platform/database/index.ts';
import { testDatabase } from '../../testing/database.ts';
import { openArcade, SLOT, untilTold } from './testing/arcade.ts';

const database = await testDatabase({ poolSize: 8 });
const arcade = await openArcade(database);
const { ask, clock, enter, refusal, balanceOf, studio, studioWith, db } = arcade;
const { freeRounds } = studio;

const BET = parseMoney('1000');
const DAY_MS = 86_400_000;
const MINUTES_11 = 11 * 60_000;
const BASE: Choice = { kind: 'slot', mode: 'base' };
let given = 0;

/** A player at the slot with so many free rounds of it. */
const withRounds = async (id: number, count: number, { games = [`jl-${SLOT}`] } = {}) => {
  const member = BigInt(id) as MemberId;
  const campaign = `spins-${(given += 1)}`;
  const player = await enter(id, SLOT);
  await freeRounds.prepare('JL');
  const order = { member, campaign, vendor: 'JL', games, currency: 'VND', bet: BET, count };
  const expiresAt = new Date(clock.now().getTime() + DAY_MS);
  const give = () => inTransaction(db, (tx) => freeRounds.issueIn(tx, { ...order, expiresAt }));
  await give();
  const free = (requestId: string, { at = studio, bet = BET, choice = BASE } = {}) =>
    untilTold(() => ask(contract.play, { body: { token: player.token, requestId, bet, choice, campaign } }, { at }));
  const left = async () =>
    (await freeRounds.listOpen(db, member)).find((open) => open.campaign === campaign)?.left ?? 0;
  const key = async () => (await freeRounds.listOver(db, 100)).find((over) => over.campaign === campaign);
  /** Closes what is over; the amount it won. */
  const close = async () => {
    const over = await key();
    const standing = over && (await freeRounds.countStanding(over));
    if (over === undefined || standing === undefined) return undefined;
    return inTransaction(db, (tx) => freeRounds.closeIn(tx, over, standing));
  };
  return { ...player, member, campaign, give, free, left, key, close };
};

test('[C-10] a free round costs nothing, its win is collected and not paid by the round, and it is verified as any other', async () => {
  const player = await withRounds(700, 30);
  const before = await balanceOf(700);
  await player.give();

  const rounds = [];
  for (let count = 0; count < 30; count += 1) rounds.push(await player.free(`collects-${count}`));

  const won = rounds.reduce((sum, { round }) => sum + round.win, 0n);
  expect(won).toBeGreaterThan(0n);
  expect(rounds.map(({ round }) => [round.state, round.stake, round.bet])).toEqual(rounds.map(() => ['DONE', 0n, BET]));
  expect(rounds.map(({ freeRounds: next }) => next?.left ?? 0)).toEqual(rounds.map((_, place) => 29 - place));
  expect([await balanceOf(700), rounds.at(-1)?.funds.balance]).toEqual([before, before]);
  expect(await player.close()).toBe(won);
  expect([await player.key(), await player.close()]).toEqual([undefined, undefined]);
  await player.rotate({ commitment: player.open.seeds.commitment });
  const proof = await ask(contract.readRound, {
    body: { token: player.token, roundId: rounds[0]?.round.roundId ?? (0n as never) },
  });
  expect(verifyRound(proof)).toBe('same');
});

test('[C-10] opening a game returns its free rounds and none of another game', async () => {
  const player = await withRounds(701, 3);
  const other = await enter(701, 'dice');

  const again = await enter(701, SLOT, 0n);

  expect(again.open.freeRounds).toEqual({
    ...{ campaign: player.campaign, bet: BET, left: 3, won: 0n, until: expect.any(Date) },
  } satisfies Record<keyof FreeRounds, unknown>);
  expect(other.open.freeRounds).toBeNull();
});

test('[C-10] of fifty at once for three free rounds three are played, and none of the others is paid for', async () => {
  const player = await withRounds(702, 3);
  const before = await balanceOf(702);

  const answers = await Promise.allSettled(Array.from({ length: 50 }, (_, twin) => player.free(`twins-no-${twin}`)));

  const refused = answers.filter((answer) => answer.status === 'rejected');
  expect(refused.map(({ reason }) => (reason as { readonly code?: string }).code)).toEqual(
    Array.from({ length: 47 }, () => 'studio.free-rounds-over'),
  );
  expect([await player.left(), await balanceOf(702)]).toEqual([0, before]);
});

test('[C-10] the same order again is one round, also on another node and after the last one', async () => {
  const player = await withRounds(703, 1);
  const other = studioWith();

  const rounds = await Promise.all([player.free('only-once-1'), player.free('only-once-1', { at: other })]);
  const later = await player.free('only-once-1');

  expect(new Set([...rounds, later].map(({ round }) => round.roundId)).size).toBe(1);
  expect(await player.left()).toBe(0);
  expect(await refusal(player.free('another-one'))).toBe('studio.free-rounds-over');
});

test('[C-10] a free round is played as it was given: another bet, a bought feature or another game are refused', async () => {
  const player = await withRounds(704, 2);
  const dice = await withRounds(705, 2, { games: ['jl-dice'] });

  expect(await refusal(player.free('other-bet', { bet: parseMoney('2000') }))).toBe('studio.free-rounds-over');
  expect(await refusal(player.free('other-mode', { choice: { kind: 'slot', mode: 'buy' } }))).toBe(
    'studio.free-rounds-over',
  );
  expect(await refusal(dice.free('other-game'))).toBe('studio.free-rounds-over');
  expect([await player.left(), await dice.left()]).toEqual([2, 2]);
});

test('[C-10] free rounds that expire are over with what was won, and no other is played', async () => {
  const player = await withRounds(706, 5);
  const first = await player.free('before-the-end');
  expect(await player.key()).toBeUndefined();
  clock.advance(DAY_MS - 1_000);
  expect(await player.left()).toBe(4);
  clock.advance(2_000);

  expect(await player.left()).toBe(0);
  expect(await player.close()).toBe(first.round.win);
});

test('[C-10] a round that was taken by a process that died goes back before the rounds are closed', async () => {
  const player = await withRounds(707, 2);
  await player.free('played-round');
  await database.pool.query(
    `insert into vendors_campaign_spin (vendor_id, member_id, campaign_id, transaction_id, taken_at)
       select vendor_id, member_id, campaign_id, 'lost:bet', $2 from vendors_campaign where campaign_id = $1`,
    [player.campaign, clock.now()],
  );
  await database.pool.query(`update vendors_campaign set used = used + 1 where campaign_id = $1`, [player.campaign]);

  expect([await player.left(), await player.close()]).toEqual([0, undefined]);
  clock.advance(MINUTES_11);
  expect(await player.close()).toBeUndefined();

  expect(await player.left()).toBe(1);
  const again = await enter(707, SLOT, 0n);
  const body = { token: again.token, requestId: 'after-the-loss', bet: BET, choice: BASE, campaign: player.campaign };
  expect((await untilTold(() => ask(contract.play, { body }))).round.state).toBe('DONE');
});

test('only slots of the studio without a pool take free rounds, at a bet they take', async () => {
  const fits = (games: readonly string[], bet = BET, vendor = 'JL') =>
    freeRounds.areFit({ vendor, games, currency: 'VND', bet });

  expect(await fits([`jl-${SLOT}`])).toBe(true);
  expect([
    await fits(['jl-dice']),
    await fits(['jl-none']),
    await fits([]),
    await fits([`jl-${SLOT}`], parseMoney('3')),
  ]).toEqual([false, false, false, false]);
  expect(await fits([`jl-${SLOT}`], BET, 'NOBODY')).toBe(false);
});
