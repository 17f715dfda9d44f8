import type { MemberId } from '@fairground/contract/ids';
import { expect, test } from 'vitest';
import { inTransaction } from '../../../platform/database/index.ts';
import { asOwner, testDatabase } from '../../../testing/database.ts';
import { isFreeWhileHeld } from '../../../testing/held-accounts.ts';
import { anOperator } from '../../../testing/modules.ts';
import { aHall, VND } from '../testing/hall.ts';

const database = await testDatabase({ poolSize: 14 });
const boards = new Map<string, readonly string[]>();
const heads = new Map<MemberId, MemberId>();
const hall = await aHall(database, {
  boards,
  // Who has a head plays twenty points of two thousand below it: of a stake of 200 it gets 2.
  chainOf: async (member) => {
    const head = heads.get(member);
    return head === undefined
      ? [{ holder: member, series: 1980 }]
      : [
          { holder: member, series: 1960 },
          { holder: head, series: 1980 },
        ];
  },
});
const { lottery, aNode, anIssue, passTime, takeAll, aPlayer, cashOf, place, anOrder, wallet } = hall;

const DECIDED = ['01', '02', '03', '04', '05', '06', '48'];
/** Two-sided bets go back when the last number is 49. */
const UNDECIDED = ['01', '02', '03', '04', '05', '06', '49'];

const owedBy = async (member: MemberId): Promise<bigint> =>
  (await inTransaction(database.db, (tx) => wallet.lockDebts(tx, [member], 'REBATE', 'VND'))).get(member) ?? 0n;

/** Somebody with a head, and an issue of theirs that was paid. */
const aLine = async () => {
  const [player, head] = [await aPlayer(100_000_000), await aPlayer(0)];
  heads.set(player, head);
  return { player, head };
};

const bet = async (player: MemberId, amount = 200): Promise<string> => {
  const numero = await anIssue('LHC_5M');
  boards.set(numero, DECIDED);
  const line = { play: 'special.sides', content: 'small', unit: 'whole', multiple: amount / 2, bets: 1 } as const;
  await place(
    player,
    anOrder(numero, '', { gameCode: 'LHC_5M', prizeGroup: 1960, lines: [line], amount: VND(amount) }),
  );
  return numero;
};

const settle = async (numero: string): Promise<void> => {
  await passTime(numero);
  await takeAll();
};

const correct = async (numero: string, board: readonly string[]): Promise<void> => {
  await lottery.correctIssue(anOperator, 'LHC_5M', numero, board);
  await takeAll(aNode());
};

/** The head plays with what it got. */
const spend = async (head: MemberId, amount: number): Promise<void> => {
  const numero = await anIssue('SSC1M');
  boards.set(numero, ['0', '0', '0', '0', '0']);
  const line = { play: 'front3.direct', content: '1|2|3', unit: 'tenth', multiple: amount * 5, bets: 1 } as const;
  await place(head, anOrder(numero, '', { lines: [line], amount: VND(amount) }));
};

test('a rebate whose bet is void later goes back from the balance', async () => {
  const { player, head } = await aLine();
  const numero = await bet(player);
  await settle(numero);
  expect(await cashOf(head)).toBe(20_000);

  await correct(numero, UNDECIDED);

  expect([await cashOf(player), await cashOf(head), await owedBy(head)]).toEqual([100_000_000, 0, 0n]);
  expect((await wallet.prove()).faults).toEqual([]);
});

test('what of it was spent is owed, and the next rebates pay that first', async () => {
  const { player, head } = await aLine();
  const numero = await bet(player, 800);
  await settle(numero);
  await spend(head, 5);
  expect(await cashOf(head)).toBe(30_000);

  await correct(numero, UNDECIDED);
  expect([await cashOf(head), await owedBy(head)]).toEqual([0, VND(5)]);

  await settle(await bet(player, 400));
  expect([await cashOf(head), await owedBy(head)]).toEqual([0, VND(1)]);

  // What the member puts in or wins is not touched.
  await hall.fund(head, 70_000);
  expect([await cashOf(head), await owedBy(head)]).toEqual([70_000, VND(1)]);

  await settle(await bet(player, 400));
  expect([await cashOf(head), await owedBy(head)]).toEqual([100_000, 0n]);
  expect((await wallet.prove()).faults).toEqual([]);
});

test('a correction locks the accounts of a page in the order of their ids, and none before it moves money', async () => {
  const [low, high] = [await aPlayer(100_000_000), await aPlayer(100_000_000)];
  const numero = await anIssue('LHC_5M');
  boards.set(numero, DECIDED);
  const line = { play: 'special.sides', content: 'small', unit: 'whole', multiple: 100, bets: 1 } as const;
  const order = () => anOrder(numero, '', { gameCode: 'LHC_5M', prizeGroup: 1960, lines: [line], amount: VND(200) });
  // In the order of their tickets the accounts come the other way round.
  for (const player of [high, low]) await place(player, order());
  await settle(numero);
  await lottery.correctIssue(anOperator, 'LHC_5M', numero, UNDECIDED);

  const isFree = await isFreeWhileHeld(database.pool, { held: low, other: high, work: () => takeAll(aNode()) });

  expect(isFree).toBe(true);
  expect([await cashOf(low), await cashOf(high)]).toEqual([100_000_000, 100_000_000]);
  expect((await hall.betting.prove()).faults).toEqual([]);
});

test('a bet that stands again after all is owed a rebate again, which pays what was owed for it', async () => {
  const { player, head } = await aLine();
  const numero = await bet(player);
  await settle(numero);
  await spend(head, 2);
  await correct(numero, UNDECIDED);
  expect([await cashOf(head), await owedBy(head)]).toEqual([0, VND(2)]);

  await correct(numero, DECIDED);

  expect([await cashOf(head), await owedBy(head)]).toEqual([0, 0n]);
  const { rows } = await database.pool.query(
    `select (select sum(amount) from lottery_rebate)::bigint as written, (select sum(amount) from wallet_leg where kind = 'rebate')::bigint as moved`,
  );
  expect(rows[0]?.written).toBe(rows[0]?.moved);
});

test('issues paid at once by several nodes pay a debt once', async () => {
  const { player, head } = await aLine();
  const first = await bet(player, 400);
  await settle(first);
  await spend(head, 4);
  await correct(first, UNDECIDED);
  expect(await owedBy(head)).toBe(VND(4));
  const issues = [await bet(player), await bet(player), await bet(player)];
  for (const numero of issues) await passTime(numero);

  const nodes = [aNode(), aNode(), aNode()];
  for (let step = 0; step < 8; step += 1) await Promise.all(nodes.map((node) => node.takeDue()));
  await takeAll();

  expect([await cashOf(head), await owedBy(head)]).toEqual([20_000, 0n]);
  expect((await wallet.prove()).faults).toEqual([]);
});

test('[part of C-08] a rebate on own bets and one on the bets of others are two movements with two names', async () => {
  const { player, head } = await aLine();
  await settle(await bet(player));

  const { rows } = await asOwner(
    database.url,
    `select a.owner_id as member, named.label from wallet_leg l join wallet_account a on a.id = l.account_id
       join wallet_label named on named.operation_key = l.operation_key
      where l.kind = 'rebate' and a.owner_id in (${player}, ${head})`,
  );

  expect(rows.filter(({ member }) => BigInt(member) === head).map(({ label }) => label)).toEqual(['team-rebate']);
  expect(rows.filter(({ member }) => BigInt(member) === player).map(({ label }) => label)).not.toContain('team-rebate');
});

test('somebody with rebates on own and on others’ bets at once pays a debt once', async () => {
  const owing = await aPlayer(0);
  const move = (...amounts: readonly (readonly ['own' | 'team', bigint])[]) =>
    inTransaction(database.db, (tx) =>
      wallet.moveRebatesIn(
        tx,
        amounts.map(([of, amount]) => ({
          ...{ member: owing, currency: 'VND', source: 'lottery', of, amount },
          transactionId: `${of} ${amount}`,
        })),
      ),
    );
  await move(['own', -100n]);
  expect(await owedBy(owing)).toBe(100n);

  await move(['own', 80n], ['team', 81n]);

  expect(await owedBy(owing)).toBe(0n);
  expect((await wallet.balanceOf(owing)).cash).toBe(61n);
});
