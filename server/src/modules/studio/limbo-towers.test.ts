import type { Round } from '@fairground/contract/studio/round';
import * as contract from '@fairground/contract/studio/endpoints';
import { verifyRound } from '@fairground/engines/rounds/verify-round';
import { describe, expect, test } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import { ROUND_WAITS_MS } from './recover-rounds.ts';
import { openArcade } from './testing/arcade.ts';

const database = await testDatabase();
const arcade = await openArcade(database, ['limbo', 'towers']);
const { enter, ask, refusal, balanceOf, recover, clock } = arcade;

const proofOf = (token: string, { roundId }: Round) => ask(contract.readRound, { body: { token, roundId } });

describe('limbo', () => {
  test('a mark that is reached pays itself, any other costs the stake, and both can be verified', async () => {
    const { play, rotate, token, open } = await enter(1, 'limbo');
    const before = await balanceOf(1);
    const rounds: Round[] = [];
    for (let count = 0; count < 12; count += 1) rounds.push((await play({ kind: 'limbo', target: 150 })).round);
    await rotate({ commitment: open.seeds.commitment });

    const points = rounds.map(({ shown }) => (shown?.kind === 'limbo' ? shown.point : 0));
    expect(rounds.map(({ win, stake }) => win === (stake * 3n) / 2n)).toEqual(points.map((point) => point >= 150));
    expect(rounds.filter(({ win, stake }) => win !== 0n && win !== (stake * 3n) / 2n)).toEqual([]);
    expect(await balanceOf(1)).toBe(rounds.reduce((sum, { win, stake }) => sum + win - stake, before));
    for (const round of rounds.slice(0, 3)) expect(verifyRound(await proofOf(token, round))).toBe('same');
  });

  test.each([100, 0, -5, 100_000_001])('a mark at %s hundredths is refused and nothing is charged', async (target) => {
    const { play } = await enter(2, 'limbo');
    const before = await balanceOf(2);

    expect(await refusal(play({ kind: 'limbo', target }))).toBe('studio.bet-refused');
    expect(await balanceOf(2)).toBe(before);
  });
});

describe('towers', () => {
  test('traps are drawn with the bet, revealed after the last step, and a climb is paid when it is cashed out', async () => {
    const { play, step, rotate, token, open } = await enter(3, 'towers');
    const before = await balanceOf(3);
    const { round } = await play({ kind: 'towers', tower: 'easy' });

    let at = await step(round.roundId, { kind: 'climb', door: 0 });
    const climbed = at.round;
    if (at.round.state === 'OPEN') at = await step(round.roundId, { kind: 'cash-out' });
    await rotate({ commitment: open.seeds.commitment });

    expect(round).toMatchObject({ state: 'OPEN', win: 0n, winNow: null, shown: { state: 'open', traps: null } });
    expect(at.round.state).toBe('DONE');
    expect(at.round.shown).toMatchObject({ kind: 'towers', climbed: [0] });
    expect(at.round.shown?.kind === 'towers' && at.round.shown.traps).toHaveLength(9);
    // 0.99 times four thirds.
    expect(at.round.win).toBe(climbed.state === 'OPEN' ? (round.stake * 132n) / 100n : 0n);
    expect(await balanceOf(3)).toBe(before - round.stake + at.round.win);
    expect(verifyRound(await proofOf(token, at.round))).toBe('same');
  });

  test('a step of another game and a door that is not there are refused, and the round goes on', async () => {
    const { play, step } = await enter(4, 'towers');
    const { round } = await play({ kind: 'towers', tower: 'hard' });

    expect(await refusal(step(round.roundId, { kind: 'open', cell: 0 }))).toBe('studio.step-refused');
    expect(await refusal(step(round.roundId, { kind: 'climb', door: 2 }))).toBe('studio.step-refused');
    expect(await refusal(step(round.roundId, { kind: 'cash-out' }))).toBe('studio.step-refused');
    expect((await step(round.roundId, { kind: 'climb', door: 1 })).round.steps).toHaveLength(1);
  });

  test('a climb that is left for a day before its first door gives its stake back', async () => {
    const { play } = await enter(5, 'towers');
    const before = await balanceOf(5);
    await play({ kind: 'towers', tower: 'master' });

    clock.advance(ROUND_WAITS_MS + 1);
    await recover();

    expect(await balanceOf(5)).toBe(before);
  });
});

test('the odds of the largest win are shown with every way to bet', async () => {
  const all = await openArcade(await testDatabase());
  const told = new Map<string, readonly (readonly [string, string | null, string | undefined])[]>();
  for (const model of ['crash', 'limbo', 'mines', 'hi-lo', 'towers', 'keno', 'plinko', 'dice', 'wheel']) {
    const { open } = await all.enter(9, model);
    told.set(
      model,
      open.definition.figures.map(({ mode, maxWin, topOneIn }) => [mode, maxWin, topOneIn] as const),
    );
  }

  expect(
    [...told].flatMap(([model, rows]) => rows.filter(([, , odds]) => !(Number(odds) > 1)).map(() => model)),
  ).toEqual([]);
  expect(told.get('crash')).toEqual([['', '10000.00', '10101']]);
  expect(told.get('limbo')).toEqual([['', '1000000.00', '1010101']]);
  // 25 over 12 ways to lay twelve mines.
  expect(told.get('mines')).toEqual([['', '5148297.00', '5200300']]);
  expect(told.get('hi-lo')).toEqual([['', '130000.00', '131313']]);
  expect(told.get('towers')?.at(-1)).toEqual(['master', '259522.56', '262144']);
});
