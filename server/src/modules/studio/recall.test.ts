import * as contract from '@fairground/contract/studio/endpoints';
import { expect, test } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import { openHall } from './testing/hall.ts';
import { openArcade, SLOT } from './testing/arcade.ts';

const database = await testDatabase();
const { enter, ask, balanceOf } = await openArcade(database);

test('the last ten rounds are recalled complete: stake, choice, steps, pay, and the balance before and after', async () => {
  const { play, token } = await enter(1, SLOT);
  const told: { before: bigint; after: bigint }[] = [];
  for (let count = 0; count < 12; count += 1) {
    const before = await balanceOf(1);
    await play({ kind: 'slot', mode: count === 5 ? 'buy' : 'base' });
    told.unshift({ before, after: await balanceOf(1) });
  }

  const { list } = await ask(contract.listRounds, { body: { token, pageSize: 10 } });

  expect(list.map(({ funds }) => funds)).toEqual(told.slice(0, 10));
  for (const { stake, win, funds, shown, choice } of list) {
    expect(funds && funds.after - funds.before).toBe(win - stake);
    expect(shown?.kind === 'slot' && shown.steps.length).toBeGreaterThan(0);
    expect(choice.kind).toBe('slot');
  }
  const bought = list.find(({ choice }) => choice.kind === 'slot' && choice.mode === 'buy');
  expect(bought?.shown?.kind === 'slot' && bought.shown.steps).toContainEqual(
    expect.objectContaining({ kind: 'award' }),
  );
});

test('a round of steps lists its steps, and while it is open the balance after its stake', async () => {
  const { play, step, token } = await enter(2, 'mines');
  const before = await balanceOf(2);
  const { round } = await play({ kind: 'mines', mines: 1 });
  const staked = await balanceOf(2);
  const recalled = async () => (await ask(contract.listRounds, { body: { token, pageSize: 1 } })).list[0];

  expect((await recalled())?.funds).toEqual({ before, after: staked });
  let { round: now } = await step(round.roundId, { kind: 'open', cell: 0 });
  if (now.state === 'OPEN') now = (await step(round.roundId, { kind: 'cash-out' })).round;
  expect(await recalled()).toMatchObject({ steps: now.steps, funds: { before, after: await balanceOf(2) } });
});

test('rounds at a table are recalled with the balance before the first stake and after the last payment', async () => {
  const hall = await openHall(await testDatabase());
  const player = await hall.sit(9, 'roulette');
  const told: { before: bigint; after: bigint }[] = [];
  for (let count = 0; count < 4; count += 1) {
    hall.clock.advance(20_000);
    // Another node opens the next round, for the first one waits for ever.
    const node = hall.studioWith();
    let number = 0;
    while (number === 0) {
      const { view } = await player.watch(node);
      if (view.round?.phase === 'OPEN') ({ number } = view.round);
    }
    const before = await hall.balanceOf(9);
    await player.bet({ red: '2000' }, { number, requestId: `first-${count}-slip` });
    await player.bet({ odd: '1000' }, { number, requestId: `second-${count}-slip` });
    await player.undo(`second-${count}-slip`);
    await player.bet({ low: '1000' }, { number, requestId: `third-${count}-slip` });
    await hall.playOut('roulette');
    told.unshift({ before, after: await hall.balanceOf(9) });
  }

  const { list } = await hall.ask(contract.listRounds, { body: { token: player.token, pageSize: 3 } });

  expect(list.map(({ funds }) => funds)).toEqual(told.slice(0, 3));
  for (const { stake, win, funds } of list) expect(funds && funds.after - funds.before).toBe(win - stake);
}, 60_000);

test('a refused round moved nothing and shows no balance', async () => {
  const { play, token } = await enter(3, 'dice', 0n);

  await expect(play({ kind: 'dice', side: 'under', wins: 5_000 })).rejects.toThrow();

  expect((await ask(contract.listRounds, { body: { token, pageSize: 1 } })).list[0]?.funds).toBeUndefined();
});
