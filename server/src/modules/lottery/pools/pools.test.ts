import type { MemberId } from '@fairground/contract/ids';
import type { OrderShown } from '@fairground/contract/lottery/orders';
import { expect, test } from 'vitest';
import { createBusinessDays } from '../../../platform/business-days.ts';
import { asOwner, testDatabase } from '../../../testing/database.ts';
import { aSession } from '../../../testing/http.ts';
import { aCaller, anOperator, callRoute } from '../../../testing/modules.ts';
import { aHall, VND } from '../testing/hall.ts';

const database = await testDatabase({ poolSize: 14 });
const boards = new Map<string, readonly string[]>();
const hall = await aHall(database, { boards });
const { lottery, aNode, anIssue, passTime, issueRow, takeAll, aPlayer, cashOf, place, orderOf, wallet, ask } = hall;
const RICH = 10_000_000_000;
const BOARD = ['01', '02', '03', '04', '05', '06', '07'];
/** Nothing of these wins on the board. */
const LOST = ['20', '21', '22', '23', '24', '25'];
const SIX = BOARD.slice(0, 6);
const FIVE = [...BOARD.slice(0, 5), '20'];
const SEED = VND(1_000_000);

const anIssueOf = async (game: string, board: readonly string[] = BOARD, locksInMs?: number): Promise<string> => {
  const numero = await anIssue(game, locksInMs === undefined ? {} : { locksInMs, drawsInMs: locksInMs + 5_000 });
  boards.set(numero, board);
  return numero;
};

let serial = 0;
const aTicket = (gameCode: string, numero: string, numbers: readonly string[], multiple = 1) => ({
  ...({ clientOrderId: `ticket-${(serial += 1)}`, gameCode, numero, prizeMode: 'SEA', prizeGroup: 1960 } as const),
  lines: [{ play: 'six.system', content: numbers.join(','), unit: 'whole', multiple, bets: 1 } as const],
  amount: VND(multiple),
});
const buy = (player: MemberId, ...[game, numero, numbers, multiple]: Parameters<typeof aTicket>) =>
  place(player, aTicket(game, numero, numbers, multiple));

const settle = async (numero: string): Promise<void> => {
  await passTime(numero);
  await takeAll();
};

const poolOf = async (game: string, tier = 'hit6', currency = 'VND') => {
  const { rows } = await database.pool.query<{ amount: bigint; rolls: number }>(
    `select p.amount, p.rolls from lottery_pool p join lottery_game g on g.id = p.game_id
      where g.code = $1 and p.tier = $2 and p.currency = $3`,
    [game, tier, currency],
  );
  return rows[0];
};
const prizesOf = async (numero: string) => {
  const { rows } = await database.pool.query<{ tier: string; winners: bigint; each: bigint }>(
    `select tier, winners, each from lottery_prize p join lottery_issue i on i.id = p.issue_id where numero = $1`,
    [numero],
  );
  return new Map(rows.map(({ tier, winners, each }) => [tier, [winners, each]]));
};

test('[part of A-03] TOTO shares what was paid in among the winners of each tier and pays the fixed prizes below', async () => {
  const [ann, bob, cid] = [await aPlayer(RICH), await aPlayer(RICH), await aPlayer(RICH)];
  const numero = await anIssueOf('TOTO649');
  await buy(cid, 'TOTO649', numero, LOST, 99_994);
  const [one, two] = [await buy(ann, 'TOTO649', numero, SIX), await buy(bob, 'TOTO649', numero, SIX, 2)];
  const five = await buy(bob, 'TOTO649', numero, FIVE);
  const four = await buy(cid, 'TOTO649', numero, [...BOARD.slice(0, 4), '20', '21'], 2);

  await settle(numero);

  // 38 % of 54 % of 100,000 on top of the seed, for three tickets.
  const each = (SEED + VND(20_520)) / 3n;
  expect(await orderOf(ann, one.order)).toMatchObject({ state: 'WON', payout: each, lines: [{ payout: each }] });
  expect(await orderOf(bob, two.order)).toMatchObject({ payout: each * 2n });
  expect(await orderOf(bob, five.order)).toMatchObject({ payout: VND(2_970) });
  expect(await orderOf(cid, four.order)).toMatchObject({ payout: VND(100) });
  expect(await cashOf(bob)).toBe(RICH - 30_000 + Number(each * 2n + VND(2_970)));
  // Nobody won the second and the fourth tier: they wait, with the unit that does not divide, on a new seed.
  expect(await poolOf('TOTO649')).toEqual({ amount: SEED + VND(4_320 + 1_620) + 1n, rolls: 0 });
  expect(Object.fromEntries(await prizesOf(numero))).toEqual({
    ...{ hit6: [3n, each], 'hit5+': [0n, 0n], hit5: [1n, VND(2_970)], 'hit4+': [0n, 0n] },
    ...{ hit4: [2n, VND(50)], 'hit3+': [0n, VND(25)], hit3: [0n, VND(10)] },
  });
  expect((await wallet.prove()).faults).toEqual([]);
  expect((await hall.betting.prove()).faults).toEqual([]);
});

test('what an order may win limits the fixed prizes alone: what players paid in is paid out', async () => {
  const ann = await aPlayer(RICH);
  const numero = await anIssueOf('POWER655');
  await lottery.setLimits(anOperator, 'POWER655', { winMax: VND(500) });
  const jackpot = await buy(ann, 'POWER655', numero, SIX);
  const fixed = await buy(ann, 'POWER655', numero, FIVE);

  await settle(numero);

  expect((await orderOf(ann, jackpot.order)).payout).toBeGreaterThan(VND(3_000_000));
  expect(await orderOf(ann, fixed.order)).toMatchObject({ payout: VND(500), lines: [{ payout: VND(4_000) }] });
});

test('Power has a second jackpot, which waits when the first is won', async () => {
  const [ann, before] = [await aPlayer(RICH), await poolOf('POWER655', 'hit5+')];
  const numero = await anIssueOf('POWER655');
  await buy(ann, 'POWER655', numero, LOST, 100_000);

  await settle(numero);

  expect((await poolOf('POWER655', 'hit5+'))?.amount).toBe((before?.amount ?? 0n) + VND(4_200));
});

test('each step taken by nodes never seen before, two at once: pools move once and every winner is paid once', async () => {
  const players = await Promise.all(Array.from({ length: 4 }, () => aPlayer(RICH)));
  const before = (await poolOf('MEGA645'))?.amount ?? VND(1_200_000);
  const numero = await anIssueOf('MEGA645');
  for (const player of players) await buy(player, 'MEGA645', numero, SIX, 250);
  await passTime(numero);

  for (let step = 0; step < 8; step += 1) await Promise.all([aNode().takeDue(), aNode().takeDue()]);
  // As if the node had died after everything was paid and before it could say so.
  await database.pool.query(
    `update lottery_issue set state = 'SETTLING', due_at = clock_timestamp() where numero = $1`,
    [numero],
  );
  await takeAll(aNode());

  const each = (before + VND(413)) / 1_000n;
  expect(await issueRow(numero)).toMatchObject({ state: 'SETTLED' });
  expect(await Promise.all(players.map(cashOf))).toEqual(players.map(() => RICH - 2_500_000 + Number(each * 250n)));
  expect(await poolOf('MEGA645')).toMatchObject({ rolls: 0 });
  expect((await wallet.prove()).faults).toEqual([]);
  expect((await hall.betting.prove()).faults).toEqual([]);
});

test('killed when the money was shared and nobody was paid yet: the prizes stand, and are paid', async () => {
  const ann = await aPlayer(RICH);
  const numero = await anIssueOf('MEGA645');
  const { order } = await buy(ann, 'MEGA645', numero, SIX);
  await passTime(numero);
  const torn = aNode({ betting: { ...hall.betting, settleMarketInSets: () => Promise.reject(new Error('killed')) } });

  for (let step = 0; step < 6; step += 1) await torn.takeDue();
  const shared = [await issueRow(numero), await prizesOf(numero), await poolOf('MEGA645')];
  await database.pool.query(`update lottery_issue set due_at = clock_timestamp() where numero = $1`, [numero]);
  await takeAll(aNode());

  expect(shared[0]).toMatchObject({ state: 'SETTLING' });
  expect([shared[1], shared[2]]).toEqual([await prizesOf(numero), await poolOf('MEGA645')]);
  expect((await orderOf(ann, order)).payout).toBe((await prizesOf(numero)).get('hit6')?.[1]);
});

test('what nobody wins is the next draw’s, and a later draw waits for the one before', async () => {
  const ann = await aPlayer(RICH);
  const before = await poolOf('TOTO649');
  const first = await anIssueOf('TOTO649', BOARD);
  const second = await anIssueOf('TOTO649', BOARD, 100_000);
  await buy(ann, 'TOTO649', first, LOST, 1_000);
  const { order } = await buy(ann, 'TOTO649', second, SIX);

  const earlier = `open_at = '2020-01-01', lock_at = clock_timestamp() - interval '2 hours', draw_at = clock_timestamp() - interval '1 hour'`;
  await database.pool.query(`update lottery_issue set ${earlier}, due_at = '2100-01-01' where numero = $1`, [first]);
  await passTime(second);
  await takeAll();
  expect(await issueRow(second)).toMatchObject({ state: 'DRAWN' });
  await database.pool.query(`update lottery_issue set due_at = clock_timestamp() where numero = $1`, [first]);
  await takeAll();
  await settle(second);

  const held = (before?.amount ?? 0n) + VND(294.3) + VND(0.2052);
  expect(await orderOf(ann, order)).toMatchObject({ state: 'WON', payout: held });
});

test('a corrected draw is shared again: what was won goes back into the jackpot, and the other way round', async () => {
  const [ann, bob] = [await aPlayer(RICH), await aPlayer(RICH)];
  const numero = await anIssueOf('TOTO649');
  const before = await poolOf('TOTO649');
  const { order } = await buy(ann, 'TOTO649', numero, SIX);
  await buy(bob, 'TOTO649', numero, LOST, 999);
  await settle(numero);
  const [won, after] = [(await orderOf(ann, order)).payout, await poolOf('TOTO649')];

  await lottery.correctIssue(anOperator, 'TOTO649', numero, ['30', '31', '32', '33', '34', '35', '36']);
  await takeAll(aNode());

  expect(await orderOf(ann, order)).toMatchObject({ state: 'LOST', payout: 0n });
  expect(await cashOf(ann)).toBe(RICH - 10_000);
  expect(await poolOf('TOTO649')).toEqual({
    amount: (before?.amount ?? 0n) + VND(294.3),
    rolls: (before?.rolls ?? 0) + 1,
  });

  await lottery.correctIssue(anOperator, 'TOTO649', numero, BOARD);
  await takeAll();
  expect(await orderOf(ann, order)).toMatchObject({ state: 'WON', payout: won });
  expect(await poolOf('TOTO649')).toEqual(after);
  expect((await wallet.prove()).faults).toEqual([]);
  expect((await hall.betting.prove()).faults).toEqual([]);
});

test('a jackpot that a later draw has won since is made up by the house, and a winner found late is paid in full', async () => {
  const [ann, bob] = [await aPlayer(RICH), await aPlayer(RICH)];
  const [first, second] = [await anIssueOf('MEGA645', LOST.concat('30')), await anIssueOf('MEGA645')];
  const late = await buy(ann, 'MEGA645', first, SIX);
  const taken = await buy(bob, 'MEGA645', second, SIX);
  const held = (await poolOf('MEGA645'))?.amount ?? 0n;
  await settle(first);
  await settle(second);
  const kept = (await orderOf(bob, taken.order)).payout;

  await lottery.correctIssue(anOperator, 'MEGA645', first, BOARD);
  await takeAll();

  expect((await orderOf(ann, late.order)).payout).toBe(held + VND(0.413));
  expect((await orderOf(bob, taken.order)).payout).toBe(kept);
  expect((await poolOf('MEGA645'))?.amount).toBe(VND(1_200_000));
});

const buyOnTrial = async (guest: MemberId, ...[game, numero, numbers, multiple]: Parameters<typeof aTicket>) => {
  const { cash } = await wallet.accountsOf(guest, 'TRIAL');
  const counter = await wallet.houseAccount('H_ADJUST', 'TRIAL');
  const transactionId = `trial-fund-${(serial += 1)}`;
  const id = { ...{ tenant: 'fairground', source: 'test', action: 'fund' }, member: guest, transactionId };
  await wallet.apply({ id, kind: 'deposit', account: cash, counter, amount: VND(1_000) });
  const session = aSession({ memberId: guest, account: 'trial', language: 'EN' });
  const body = aTicket(game, numero, numbers, multiple);
  const placed = await callRoute(lottery.routes, 'lottery.place-order', { body }, aCaller({ session }));
  return placed as { readonly order: OrderShown };
};

test('trial money plays for a jackpot of its own', async () => {
  const guest = await aPlayer();
  const before = await poolOf('TOTO649');
  const numero = await anIssueOf('TOTO649');
  const { order } = await buyOnTrial(guest, 'TOTO649', numero, SIX);

  await settle(numero);

  expect((await orderOf(guest, order)).payout).toBe(SEED + VND(0.2052));
  expect(await poolOf('TOTO649')).toEqual(before);
  expect((await poolOf('TOTO649', 'hit6', 'TRIAL'))?.amount).toBe(SEED + VND(0.0891));
});

test('everybody sees what the jackpots hold with what was sold by now, and what each tier of a draw paid', async () => {
  const ann = await aPlayer(RICH);
  const held = (await poolOf('TOTO649'))?.amount ?? 0n;
  const rolls = (await poolOf('TOTO649'))?.rolls ?? 0;
  const numero = await anIssueOf('TOTO649');
  await buy(ann, 'TOTO649', numero, SIX, 1_000);

  const pools = await ask(ann, 'lottery.read-pools', { query: { gameCode: 'TOTO649' } });
  const none = await ask(ann, 'lottery.read-pools', { query: { gameCode: 'SSC1M' } });
  await settle(numero);
  const prizes = await ask<{ readonly tiers: readonly object[] }>(ann, 'lottery.read-prizes', {
    query: { gameCode: 'TOTO649', numero },
  });

  const jackpot = { tier: 'hit6', amount: held, estimate: held + VND(205.2), rolls, rollsLeft: 3 - rolls };
  expect(pools).toEqual({ gameCode: 'TOTO649', currency: 'VND', numero, jackpots: [jackpot] });
  expect(none).toMatchObject({ jackpots: [] });
  expect(prizes).toMatchObject({ numero, currency: 'VND' });
  expect(prizes.tiers).toHaveLength(7);
  expect(prizes.tiers[0]).toEqual({
    tier: 'hit6',
    held: jackpot.estimate,
    winners: 1_000,
    each: jackpot.estimate / 1_000n,
  });
  expect(prizes.tiers[6]).toEqual({ tier: 'hit3', held: null, winners: 0, each: VND(10) });
});

test('what comes back is shown as it is: the part of sales that is shared and the fixed prizes', async () => {
  const ann = await aPlayer();

  const figures = await Promise.all(
    ['TOTO649', 'MEGA645', 'POWER655'].map((gameCode) =>
      ask<{ readonly modes: readonly { readonly plays: readonly { readonly rtp: string }[] }[] }>(
        ann,
        'lottery.read-offer',
        { query: { gameCode } },
      ),
    ),
  );

  expect(figures.map(({ modes }) => modes[0]?.plays.map(({ rtp }) => rtp))).toEqual([
    ['53.54', '53.54'],
    ['54.99', '54.99'],
    ['54.97', '54.97'],
  ]);
});

test('a jackpot that is older than its account is brought to the ledger by its next move, once', async () => {
  const ann = await aPlayer(RICH);
  const older = await poolOf('POWER655');
  const power = `from lottery_pool where currency = 'VND' and game_id = (select id from lottery_game where code = 'POWER655')`;
  await asOwner(
    database.url,
    `insert into lottery_pool_move select issue_id, 0, 'TRIAL', tier, 0, 0, amount, 0, 0, 0, amount ${power};
     insert into lottery_pool (game_id, currency, tier, amount, rolls, issue_id)
       select game_id, 'TRIAL', tier, amount, rolls, issue_id ${power}`,
  );

  for (const tickets of [1, 2]) {
    const numero = await anIssueOf('POWER655');
    await buyOnTrial(ann, 'POWER655', numero, LOST, tickets);
    await settle(numero);
  }

  const amount = (older?.amount ?? 0n) + 3n * VND(0.374);
  expect((await poolOf('POWER655', 'hit6', 'TRIAL'))?.amount).toBe(amount);
  const name = 'LOTTERY:POWER655:hit6';
  expect(await wallet.listPools(database.db, name)).toContainEqual({ name, currency: 'TRIAL', balance: amount });
});

test('whatever happened: a pool is the sum of its moves, and its account holds as much', async () => {
  expect(await lottery.provePools()).toEqual([]);
  expect((await wallet.prove()).faults).toEqual([]);
  expect((await hall.betting.prove()).faults).toEqual([]);
  const pools = await wallet.listPools(database.db, 'LOTTERY:');
  expect(pools.filter(({ balance }) => balance > 0n).length).toBeGreaterThan(4);
  // Tiers that are no jackpot have passed on or paid out everything.
  expect(pools.find(({ name, currency }) => name === 'LOTTERY:TOTO649:hit5-plus' && currency === 'VND')).toMatchObject({
    balance: 0n,
  });

  await asOwner(
    database.url,
    `update lottery_pool set amount = amount + 1 where currency = 'TRIAL' and game_id = (select id from lottery_game where code = 'TOTO649')`,
  );

  expect(await lottery.provePools()).toEqual([
    expect.stringMatching(/^LOTTERY:TOTO649:hit6 TRIAL says \d+, its moves come to \d+$/),
    expect.stringMatching(/^LOTTERY:TOTO649:hit6 TRIAL says \d+, its account holds \d+$/),
  ]);
});

test('staff sees of every jackpot what waits, what it begins with, what came today, and the issue that paid it last', async () => {
  const numero = await anIssueOf('TOTO649');
  await buy(await aPlayer(RICH), 'TOTO649', numero, LOST, 100_000);
  await settle(numero);
  const { rows } = await database.pool.query<{ settled_at: Date; added: bigint }>(
    `select i.settled_at, (select sum(m.added)::bigint from lottery_pool_move m join lottery_issue j on j.id = m.issue_id
                            where j.game_id = i.game_id and m.tier = 'hit6' and m.currency = 'VND'
                               and j.settled_at >= date_trunc('day', i.settled_at at time zone 'UTC') at time zone 'UTC') as added
       from lottery_issue i where numero = $1`,
    [numero],
  );
  const [day] = rows;
  if (!day) throw new Error('The issue is not settled.');
  const { jackpots } = aNode({ clock: { now: () => day.settled_at } });
  const toto = { game: 'TOTO649', jackpot: 'hit6', currency: 'VND' };

  const shown = (await jackpots.list(createBusinessDays('UTC'))).find(
    (one) => one.game === toto.game && one.jackpot === toto.jackpot && one.currency === toto.currency,
  );
  const [last] = await jackpots.wins(toto, 10);

  expect(shown).toMatchObject({
    ...{ modelId: 'lottery.TOTO649', seed: SEED, pool: (await poolOf('TOTO649'))?.amount, addedToday: day.added },
    won: { at: last?.at, amount: last?.amount },
  });
  expect(last?.amount).toBeGreaterThan(SEED - 1n);
  expect(last?.tickets).toBeGreaterThan(0);
  expect(last?.issue).toMatch(/^TOTO649\.\d/);
});
