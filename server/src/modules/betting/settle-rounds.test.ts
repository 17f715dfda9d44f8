import { expect, test } from 'vitest';
import type { MemberId } from '@fairground/contract/ids';
import { inTransaction } from '../../platform/database/index.ts';
import { asOwner, testDatabase } from '../../testing/database.ts';
import { settledBetsOf } from './facts.ts';
import type { EndedRound } from './index.ts';
import { grantsOf } from './testing/grants.ts';
import { aTable, units } from './testing/table.ts';

const database = await testDatabase({ poolSize: 8 });
const { db, url } = database;
const table = await aTable(database);
const { betting, wallet, aPlayer, asked, bet, cashOf, roundOf } = table;

/** A bet of 100, and how its round ends. */
const aRound = async (member: MemberId, round: string, payout: number, valid = 100): Promise<EndedRound> => {
  const { id } = await betting.place(bet(member, round, 100));
  if (id === null) throw new Error('The bet was not taken.');
  return { bet: id, member, payout: units(payout), validBet: units(valid) };
};
const end = (rounds: readonly EndedRound[]) => inTransaction(db, (tx) => betting.endRoundsIn(tx, rounds));

test('rounds end as sets: a win is paid once and in a fact, a payout of nothing has lost, at the same moment too', async () => {
  const [ann, bea] = [await aPlayer(10_000), await aPlayer(10_000)];
  const rounds = [
    await aRound(ann, 'won', 250),
    await aRound(bea, 'lost', 0),
    await aRound(ann, 'back', 100, 0),
    await aRound(bea, 'won too', 190, 500),
  ];

  const twins = await Promise.allSettled([end(rounds), end(rounds.toReversed())]);

  const done = twins.flatMap((twin) => (twin.status === 'fulfilled' ? [...twin.value] : []));
  expect(done.length).toBe(rounds.length);
  expect(new Set(done)).toEqual(new Set(rounds.map((round) => round.bet)));
  expect(await end(rounds)).toEqual(new Set());
  expect([await cashOf(ann), await cashOf(bea)]).toEqual([10_000 - 200 + 350, 10_000 - 200 + 190]);
  expect([await roundOf(ann, 'won'), await roundOf(bea, 'lost')]).toMatchObject([
    { state: 'WON', isClosed: true, wins: 1, bets: [{ payout: units(250), validBet: units(100) }] },
    { state: 'LOST', isClosed: true, wins: 0, bets: [{ payout: units(0), validBet: units(100) }] },
  ]);
  const told = await asOwner(url, `select payload from outbox_fact where name = 'betting.bets-settled'`);
  expect(
    told.rows
      .flatMap(({ payload }) => settledBetsOf(payload))
      .map(({ payout, validBet }) => `${payout} ${validBet}`)
      .toSorted((one, other) => one.localeCompare(other)),
  ).toEqual(['0 100', '100 0', '190 100', '250 100']);
});

test('what is not usual is left to the rules: a round that is over or has paid, bonus money, a running grant', async () => {
  const [ann, bea, cid] = [await aPlayer(10_000), await aPlayer(10_000), await aPlayer(0, 1_000)];
  await grantsOf(table).aGrant(bea);
  const over = await aRound(ann, 'over', 250);
  await betting.submit({ action: 'void', ...asked(ann, 'over') });
  const paid = await aRound(ann, 'paid in part', 250);
  await betting.win({ ...asked(ann, 'paid in part'), amount: units(10) });
  const granted = await aRound(bea, 'granted', 250);
  const ofBonus = await aRound(cid, 'of bonus', 250);
  const plain = await aRound(ann, 'plain', 250);

  expect(await end([over, paid, granted, ofBonus, plain])).toEqual(new Set([plain.bet]));
  expect(await cashOf(ann)).toBe(10_000 - 200 + 10 + 250);
});

test('a round that was ended as a set is corrected like any other, and ledger and register hold', async () => {
  const ann = await aPlayer(10_000);
  const round = await aRound(ann, 'corrected', 250);
  await end([round]);

  await betting.resettle({ ...asked(ann, 'corrected'), payout: units(0), validBet: units(100) });
  expect(await cashOf(ann)).toBe(9_900);
  await betting.resettle({ ...asked(ann, 'corrected'), payout: units(150), validBet: units(50) });

  expect(await cashOf(ann)).toBe(10_050);
  expect((await wallet.prove()).faults).toEqual([]);
  expect((await betting.prove()).faults).toEqual([]);
});
