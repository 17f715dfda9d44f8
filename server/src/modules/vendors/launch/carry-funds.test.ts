import type { MemberId } from '@fairground/contract/ids';
import type { GameSessionId } from '@fairground/contract/launch/endpoints';
import { expect, test } from 'vitest';
import { inTransaction } from '../../../platform/database/index.ts';
import { asOwner, testDatabase } from '../../../testing/database.ts';
import { eventually } from '../../../testing/eventually.ts';
import { anOperator } from '../../../testing/modules.ts';
import { refusal } from '../../../testing/refusal.ts';
import { setWalletMode } from '../../../testing/staff.ts';
import { openAcme } from '../testing/acme.ts';

const database = await testDatabase();
const floor = await openAcme(database);
const { node, key, vendors, wallet, system, clock, as, ask, launch, fund, enter, bet, callAs } = floor;
await wallet.offerVendorWallet(anOperator, 'acme', 'open');
await setWalletMode(floor, 'per-vendor');

const holdings = async (memberId: number) => {
  const { cash, hold, vendors: wallets } = await wallet.balanceOf(BigInt(memberId) as MemberId, 'VND');
  return { cash, hold, acme: wallets.find(({ code }) => code === 'acme')?.balance ?? 0n };
};
const leave = (sessionId: GameSessionId, memberId: number) =>
  ask('vendors.leave-game', { body: { sessionId } }, as(memberId));
const win = (player: string, roundId: string, amount: string) =>
  callAs(key, 'win', {
    ...{ player, game: 'acme-1', currency: 'VND', amount, roundId },
    ...{ transactionId: `win-${roundId}`, endsRound: true },
  });
const runJob = async (): Promise<void> => {
  const job = vendors.jobs?.find(({ name }) => name === 'vendors.bring-funds-back');
  await job?.run(null, new AbortController().signal);
};
const play = async (memberId: number, address: string | null, round: string) => {
  const { token = '', balance } = await enter(address);
  return { token, balance, said: (await bet(String(memberId), token, round)).body };
};

test('[C-03] a launch moves the balance to the vendor, its bets are paid there, and the return brings all of it back', async () => {
  await fund(1, 1_000_000n);

  const { game_url, sessionId } = await launch({ nodeId: node }, as(1));
  expect(await holdings(1)).toEqual({ cash: 0n, hold: 0n, acme: 1_000_000n });
  const { balance, said } = await play(1, game_url, 'one');
  expect([balance, said['code'], said['balance']]).toEqual(['100', 'OK', '90']);
  expect((await win('1', 'one', '45')).body['balance']).toBe('135');
  expect(await holdings(1)).toEqual({ cash: 0n, hold: 0n, acme: 1_350_000n });

  await leave(sessionId, 1);
  await leave(sessionId, 1);
  expect(await holdings(1)).toEqual({ cash: 1_350_000n, hold: 0n, acme: 0n });
});

test('[C-03] twins and repeats of a launch, of a return and of the job move every amount once', async () => {
  await fund(2, 1_000_000n);
  const body = { nodeId: node, requestId: 'twins-at-once' };

  const all = await Promise.all([1, 2, 3, 4].map(() => launch(body, as(2))));
  expect(await holdings(2)).toEqual({ cash: 0n, hold: 0n, acme: 1_000_000n });
  await launch(body, as(2));
  expect(await holdings(2)).toEqual({ cash: 0n, hold: 0n, acme: 1_000_000n });

  const sessionId = all[0]?.sessionId ?? (0n as GameSessionId);
  await Promise.all([leave(sessionId, 2), leave(sessionId, 2), runJob(), runJob()]);
  expect(await holdings(2)).toEqual({ cash: 1_000_000n, hold: 0n, acme: 0n });
  expect((await wallet.prove()).faults).toEqual([]);
});

test('[C-03] a node that dies between the steps of a launch or a return leaves no balance behind', async () => {
  await fund(3, 1_000_000n);
  const { sessionId } = await launch({ nodeId: node, requestId: 'dies-between' }, as(3));
  // As a node leaves it that dies when the session is over and before money moved.
  await asOwner(
    database.url,
    `update vendors_opening set left_at = '${clock.now().toISOString()}' where id = ${sessionId}`,
  );

  await runJob();

  expect(await holdings(3)).toEqual({ cash: 1_000_000n, hold: 0n, acme: 0n });
  // And one that dies when the opening is written and before money moved: the repeat moves it.
  const { rows } = await asOwner(
    database.url,
    `insert into vendors_opening (member_id, request_id, vendor_id, node_id, game_code, game_group, currency, device, opened_at, expires_at, carries_funds)
     select member_id, 'dies-before', vendor_id, node_id, game_code, game_group, currency, device, opened_at, expires_at, true
       from vendors_opening where id = ${sessionId} returning id`,
  );
  const again = await launch({ nodeId: node, requestId: 'dies-before' }, as(3));
  expect(again.sessionId).toBe(BigInt(rows[0].id));
  expect(await holdings(3)).toEqual({ cash: 0n, hold: 0n, acme: 1_000_000n });
  await leave(again.sessionId, 3);
});

test('[C-03] what is won after the player left comes back when its round is over', async () => {
  await fund(4, 1_000_000n);
  const { game_url, sessionId } = await launch({ nodeId: node }, as(4));
  await play(4, game_url, 'late');

  await leave(sessionId, 4);
  expect(await holdings(4)).toEqual({ cash: 900_000n, hold: 0n, acme: 0n });
  await win('4', 'late', '70');
  expect(await holdings(4)).toEqual({ cash: 900_000n, hold: 0n, acme: 700_000n });
  await runJob();

  expect(await holdings(4)).toEqual({ cash: 1_600_000n, hold: 0n, acme: 0n });
});

test('[part of C-03] a second session of the vendor plays on with the balance when the first one ends', async () => {
  await fund(5, 1_000_000n);
  const first = await launch({ nodeId: node }, as(5));
  const second = await launch({ nodeId: node }, as(5));

  await leave(first.sessionId, 5);
  expect(await holdings(5)).toMatchObject({ cash: 0n, acme: 1_000_000n });
  await leave(second.sessionId, 5);
  expect(await holdings(5)).toMatchObject({ cash: 1_000_000n, acme: 0n });
});

test('[part of C-03] the balance stays where it is without AUTOTRANS, and where the member moves it himself', async () => {
  await fund(6, 1_000_000n);

  const own = await launch({ nodeId: node, confirmTrans: '1' }, as(6));
  await system.setFlag(anOperator, 'AUTOTRANS', 'off');
  const without = await launch({ nodeId: node }, as(6));
  await system.setFlag(anOperator, 'AUTOTRANS', 'on');

  expect(await holdings(6)).toEqual({ cash: 1_000_000n, hold: 0n, acme: 0n });
  const { said } = await play(6, without.game_url, 'poor');
  expect(said['code']).toBe('INSUFFICIENT_FUNDS');
  await leave(own.sessionId, 6);
  await leave(without.sessionId, 6);
});

test('[part of C-03] a launch at another vendor leaves the wallet of a game in play, and brings along what a game that is over left behind', async () => {
  await floor.connect('birch');
  const other = await floor.addGame('BIRCH', 'birch-1');
  await wallet.offerVendorWallet(anOperator, 'birch', 'open');
  await fund(7, 1_000_000n);
  const balances = async () => {
    const { cash, vendors: wallets } = await wallet.balanceOf(7n as MemberId, 'VND');
    const at = (vendor: string) => wallets.find(({ code }) => code === vendor)?.balance ?? 0n;
    return [cash, at('acme'), at('birch')];
  };

  const { sessionId } = await launch({ nodeId: node }, as(7));
  await launch({ nodeId: other }, as(7));
  expect(await balances()).toEqual([0n, 1_000_000n, 0n]);

  // As a node leaves it that dies when the session is over and before money moved.
  await asOwner(
    database.url,
    `update vendors_opening set left_at = '${clock.now().toISOString()}' where id = ${sessionId}`,
  );
  await launch({ nodeId: other }, as(7));
  expect(await balances()).toEqual([0n, 0n, 1_000_000n]);
});

test('[part of C-03] a bet is answered and undone as it was taken, also after the mode has changed', async () => {
  await fund(8, 1_000_000n);
  const { game_url, sessionId } = await launch({ nodeId: node }, as(8));
  const { token, said } = await play(8, game_url, 'switch');

  await setWalletMode(floor, 'single');
  const again = (await bet('8', token, 'switch')).body;
  const undone = await callAs(key, 'rollback', {
    ...{ player: '8', game: 'acme-1', currency: 'VND', roundId: 'switch' },
    ...{ transactionId: 'undo', targetTransactionId: 'switch', targetAction: 'bet' },
  });
  await setWalletMode(floor, 'per-vendor');

  expect([again, undone.body['code']]).toEqual([said, 'OK']);
  expect(await holdings(8)).toEqual({ cash: 0n, hold: 0n, acme: 1_000_000n });
  await leave(sessionId, 8);
  expect(await holdings(8)).toEqual({ cash: 1_000_000n, hold: 0n, acme: 0n });
});

test('[C-03] the end of the session of the site brings the balance back, and leaves that of another session alone', async () => {
  await fund(10, 1_000_000n);
  const other = as(10).session;
  const second = { ...as(10), session: other && { ...other, sessionId: 2n } };
  const { sessionId, nodeId } = await launch({ nodeId: node }, as(10));
  const end = (id: bigint) =>
    inTransaction(floor.db, (tx) =>
      vendors.endGamesWith(tx, { memberId: 10n as MemberId, sessionIds: [id], at: clock.now() }),
    );

  await ask('vendors.resume-game', { body: { sessionId } }, second);
  await end(1n);
  expect([nodeId, await holdings(10)]).toEqual([node, { cash: 0n, hold: 0n, acme: 1_000_000n }]);
  await end(2n);

  await eventually(async () => expect(await holdings(10)).toEqual({ cash: 1_000_000n, hold: 0n, acme: 0n }));
});

test('[C-03] a launch that meets its own logout leaves no balance at the vendor, whichever comes first', async () => {
  const ofRound = (round: number) => {
    const { session, ...rest } = as(14);
    return { ...rest, session: session && { ...session, sessionId: 100n + BigInt(round) } };
  };
  const end = (round: number) =>
    inTransaction(floor.db, (tx) =>
      vendors.endGamesWith(tx, {
        ...{ memberId: 14n as MemberId, at: clock.now() },
        sessionIds: [100n + BigInt(round)],
      }),
    );
  await fund(14, 1_000_000n);

  await end(0);
  expect(await refusal(launch({ nodeId: node }, ofRound(0)))).toBe('vendors.session-over');
  expect(await holdings(14)).toEqual({ cash: 1_000_000n, hold: 0n, acme: 0n });
  for (let round = 1; round <= 20; round += 1) {
    await Promise.allSettled([launch({ nodeId: node }, ofRound(round)), end(round)]);
    await eventually(async () => expect(await holdings(14)).toEqual({ cash: 1_000_000n, hold: 0n, acme: 0n }));
  }
  const { sessionId } = await launch({ nodeId: node }, ofRound(21));
  await end(22);
  expect(await refusal(ask('vendors.resume-game', { body: { sessionId } }, ofRound(22)))).toBe('vendors.session-over');
});

test('[part of C-03] a win that is taken back after the return is paid from the main wallet, in one commit and once', async () => {
  await fund(11, 1_000_000n);
  const { game_url, sessionId } = await launch({ nodeId: node }, as(11));
  await play(11, game_url, 'taken-back');
  await callAs(key, 'win', {
    ...{ player: '11', game: 'acme-1', currency: 'VND', amount: '45' },
    ...{ transactionId: 'win-taken-back', roundId: 'taken-back' },
  });
  await leave(sessionId, 11);
  await runJob();
  const takeBack = () =>
    callAs(key, 'rollback', {
      ...{ player: '11', game: 'acme-1', currency: 'VND', roundId: 'taken-back' },
      ...{ transactionId: 'undo-win', targetTransactionId: 'win-taken-back', targetAction: 'win' },
    });

  const all = await Promise.all([takeBack(), takeBack()]);

  expect(all.map(({ body }) => body['code'])).toEqual(['OK', 'OK']);
  expect(await holdings(11)).toEqual({ cash: 900_000n, hold: 0n, acme: 0n });
  expect([(await wallet.prove()).faults, (await floor.betting.prove()).faults]).toEqual([[], []]);
});

test('[part of L-06] a limit of the member holds for stakes that a wallet of a vendor pays', async () => {
  await fund(9, 1_000_000n);
  await wallet.setLimit(anOperator, 9n as MemberId, { measure: 'stake', period: 'day', cap: 150_000n });
  const { game_url } = await launch({ nodeId: node }, as(9));

  const { token, said } = await play(9, game_url, 'within');
  const beyond = (await bet('9', token, 'beyond')).body;

  expect([said['code'], beyond['code']]).toEqual(['OK', 'LIMIT_REACHED']);
  expect((await wallet.prove()).faults).toEqual([]);
});
