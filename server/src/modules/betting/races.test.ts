import type { QueryConfig } from 'pg';
import { expect, test } from 'vitest';
import { asOwner, testDatabase } from '../../testing/database.ts';
import { eventually } from '../../testing/eventually.ts';
import { aTable, member, units } from './testing/table.ts';

const database = await testDatabase({ poolSize: 12 });
const [here, there] = [await aTable(database), await aTable({ ...database, lanes: 3 })];

test('any number of identical bets at two nodes is one bet with one answer', { timeout: 60_000 }, async () => {
  let number = 0;
  for (const twins of [1, 2, 5, 10, 25, 50, 100]) {
    const ann = member((number += 1));
    await here.fund(ann, 1_000);
    const wager = here.bet(ann, 'r', 10);

    const answers = await Promise.all(
      Array.from({ length: twins }, (_, index) => (index % 2 === 0 ? here : there).betting.place(wager)),
    );

    for (const answer of answers) expect({ ...answer, isRepeat: false }).toEqual({ ...answers[0], isRepeat: false });
    expect(await here.cashOf(ann)).toBe(990);
    expect((await here.roundOf(ann, 'r'))?.bets).toHaveLength(1);
  }
});

test('of many bets at two nodes exactly those are accepted that the funds cover', async () => {
  const ann = member(20);
  await here.fund(ann, 70);

  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, index) =>
      (index % 2 === 0 ? here : there).betting.place(here.bet(ann, `r${index}`, 10)),
    ),
  );

  expect(answers.filter(({ outcome }) => outcome === 'applied')).toHaveLength(7);
  expect(answers.filter(({ outcome }) => outcome === 'insufficient-funds')).toHaveLength(33);
});

test(
  'two nodes may bet, win and undo in one round at once: it ends in one of the orders',
  { timeout: 60_000 },
  async () => {
    for (let run = 0; run < 25; run += 1) {
      const ann = member(100 + run);
      await here.fund(ann, 1_000);
      const wager = here.bet(ann, 'r', 100);
      const undo = { ...here.asked(ann, 'r'), undoes: { what: 'bet' as const, transactionId: wager.transactionId } };
      const win = { ...here.asked(ann, 'r'), amount: units(30) };

      const [placed, undone, won] = await Promise.all([
        here.betting.place(wager),
        there.betting.undo(undo),
        here.betting.win(win),
      ]);

      const expected =
        1_000 -
        (placed.outcome === 'applied' ? 100 : 0) +
        (undone.outcome === 'applied' ? 100 : 0) +
        (won.outcome === 'applied' ? 30 : 0);
      expect(await here.cashOf(ann)).toBe(expected);
      expect(undone.outcome === 'applied' && won.outcome === 'applied').toBe(false);
      expect(placed.outcome).toBe(undone.outcome === 'nothing-to-undo' ? 'cancelled-before' : 'applied');
    }
  },
);

test('a connection lost between the debit and the answer is asked again and hears the same', async () => {
  let losses = 2;
  const pool = new Proxy(database.pool, {
    get: (target, name, receiver) => {
      if (name !== 'connect') return Reflect.get(target, name, receiver);
      return async () => {
        const client = await target.connect();
        const query = async (statement: QueryConfig) => {
          const answer = await client.query(statement);
          if (statement.text === 'commit' && (losses -= 1) >= 0)
            throw Object.assign(new Error('Connection terminated unexpectedly'), { code: 'ECONNRESET' });
          return answer;
        };
        return { query, release: (isBroken: boolean) => client.release(isBroken) };
      };
    },
  });
  const shaky = await aTable({ db: database.db, pool });
  const ann = member(200);
  await here.fund(ann, 1_000);
  losses = 2;

  const wager = here.bet(ann, 'r', 10);
  const answer = await shaky.betting.place(wager);

  expect(answer).toMatchObject({ outcome: 'applied', isRepeat: true, cash: -10n, balance: 990n });
  expect(await here.betting.place(wager)).toEqual(answer);
  expect(await here.cashOf(ann)).toBe(990);
});

test('a killed connection loses nothing and doubles nothing', { timeout: 60_000 }, async () => {
  const ann = member(300);
  await here.fund(ann, 1_000_000);
  let isOver = false;
  let killed = 0;
  const killing = (async () => {
    while (!isOver) {
      const { rowCount } = await asOwner(
        database.url,
        `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'fairground test' and datname = current_database() and pid <> pg_backend_pid()`,
      );
      killed += rowCount ?? 0;
      await new Promise((resolve) => setTimeout(resolve, 150));
    }
  })();

  const answers = [];
  for (let wave = 0; wave < 10; wave += 1)
    answers.push(
      ...(await Promise.all(
        Array.from({ length: 40 }, (_, index) => here.betting.place(here.bet(ann, `k${wave} ${index}`, 10))),
      )),
    );
  isOver = true;
  await killing;

  expect(killed).toBeGreaterThan(0);
  expect(answers.every(({ outcome }) => outcome === 'applied')).toBe(true);
  // A connection that was killed may be handed out once more.
  await eventually(async () => expect(await here.cashOf(ann)).toBe(1_000_000 - 4_000));
});

test('after all this the ledger and the register hold', async () => {
  expect((await here.wallet.prove()).faults).toEqual([]);
  expect((await here.betting.prove()).faults).toEqual([]);
});
