import { parseMoney } from '@fairground/contract/money';
import { listRounds } from '@fairground/contract/studio/endpoints';
import { reachedAfterMs } from '@fairground/engines/instant/crash';
import { expect, test } from 'vitest';
import { testDatabase } from '../../../testing/database.ts';
import { wholeStep } from '../domain/whole-step.ts';
import { openAirfield } from '../testing/airfield.ts';
import { ENDED_MS } from './phases.ts';

const field = await openAirfield(await testDatabase());
const k = (thousands: number): bigint => parseMoney(String(thousands * 1_000));

/** Waits until the room takes bets. */
const nextFlight = async (): Promise<void> => {
  for (let turns = 0; turns < 4; turns += 1) {
    const { state } = await field.lastFlight().catch(() => ({ state: 'NONE' }));
    if (state === 'OPEN') return;
    await field.turn(ENDED_MS);
  }
};

test('an exit by hand is in the balance when it is answered, and the landing adds nothing to it', async () => {
  const ann = await field.board(1);
  const before = await field.balanceOf(1);
  await ann.watch();
  await nextFlight();
  await ann.bet('a', '1000');
  await ann.bet('b', '2000');
  await field.takeOff(400);
  await field.turn(reachedAfterMs(200));

  const { exit, funds } = await ann.leave('a');
  const inAir = await field.balanceOf(1);
  expect(exit.at).toBe(200);
  expect(inAir).toBe(before - k(3) + k(2));
  expect(funds?.balance).toBe(inAir);

  await field.land();
  expect((await ann.watch()).view.seat).toMatchObject({ stake: k(3), win: k(2) });
  expect(await field.balanceOf(1)).toBe(inAir);
});

test('an automatic exit is paid when the flight gets there', async () => {
  const bob = await field.board(2);
  const before = await field.balanceOf(2);
  await bob.watch();
  await nextFlight();
  await bob.bet('a', '1000', 150);
  await field.takeOff(400);

  await field.turn(reachedAfterMs(150));
  expect(await field.balanceOf(2)).toBe(before - k(1) + (k(1) * 3n) / 2n);
  await field.land();

  expect(await field.balanceOf(2)).toBe(before - k(1) + (k(1) * 3n) / 2n);
});

test('twins of an exit are paid once', async () => {
  const cat = await field.board(3);
  const before = await field.balanceOf(3);
  await cat.watch();
  await nextFlight();
  await cat.bet('a', '1000');
  await field.takeOff(400);
  await field.turn(reachedAfterMs(200));

  await Promise.all([cat.leave('a'), cat.leave('a'), cat.leave('a', field.studioWith())]);
  await field.land();

  expect(await field.balanceOf(3)).toBe(before + k(1));
});

test('an exit that could not be paid in the air is paid with the landing, once', async () => {
  const dan = await field.board(4);
  const before = await field.balanceOf(4);
  await dan.watch();
  await nextFlight();
  await dan.bet('a', '1000');
  await field.takeOff(400);
  await field.turn(reachedAfterMs(200));
  const { vendors } = field;
  const broken = field.studioWith({
    vendors: {
      ...vendors,
      openLine: async (code) => {
        const line = await vendors.openLine(code);
        return line && { ...line, win: () => Promise.reject(new Error('the wallet is away')) };
      },
    },
  });

  const { exit } = await dan.leave('a', broken);
  expect([exit.at, await field.balanceOf(4)]).toEqual([200, before - k(1)]);
  await field.land();

  expect(await field.balanceOf(4)).toBe(before + k(1));
});

test('what two exits make of a step together is paid with the landing: a round is rounded once', async () => {
  const eve = await field.board(5);
  const before = await field.balanceOf(5);
  await eve.watch();
  await nextFlight();
  await eve.bet('a', '1001', 151);
  await eve.bet('b', '1003', 151);
  await field.takeOff(400);

  await field.turn(reachedAfterMs(151));
  // 1,511.51 and 1,514.53, each cut to a whole step of the currency.
  const inAir = (await field.balanceOf(5)) - before + parseMoney('2004');
  await field.land();

  const step = wholeStep('VND');
  const cut = (amount: string): bigint => parseMoney(amount) - (parseMoney(amount) % step);
  expect(inAir).toBe(cut('1511.51') + cut('1514.53'));
  expect((await field.balanceOf(5)) - before + parseMoney('2004')).toBe(cut('3026.04'));
});

test('a flight is recalled with what the player had before and after it', async () => {
  const fay = await field.board(6);
  const before = await field.balanceOf(6);
  await fay.watch();
  await nextFlight();
  await fay.bet('a', '1000', 150);
  await fay.bet('b', '2000');
  await field.takeOff(200);
  await field.turn(reachedAfterMs(150));
  await field.land();

  const { list } = await field.ask(listRounds, { body: { token: fay.token, pageSize: 10 } });

  expect(list[0]).toMatchObject({ kind: 'crash', state: 'DONE', funds: { before, after: await field.balanceOf(6) } });
});
