import { CaseFailed, needEqual } from '../certificate/certificate.ts';
import type { Case } from './case.ts';
import { need, needSame, newId, words } from './stage.ts';

/** Rollbacks, rounds and what may come late. */
export const roundCases: readonly Case[] = [
  {
    rule: 'W9',
    title: 'a rollback before its bet is answered, and the late bet is refused without a debit',
    run: async ({ newPlayer }) => {
      const player = await newPlayer(1_000);
      const bet = newId();
      need(await player.rollback(bet), 'BET_NOT_FOUND');
      const first = need(await player.bet(100, { transactionId: bet }), 'BET_CANCELLED');
      needSame(first, await player.bet(100, { transactionId: bet }));
      needEqual('balance', await player.balance(), 1_000);
    },
  },
  {
    rule: 'W9',
    title: 'a rollback that races its bet leaves the balance untouched, no matter who wins',
    run: async ({ newPlayer }) => {
      const player = await newPlayer(1_000);
      for (let round = 0; round < 10; round += 1) {
        const [bet, roundId] = [newId(), `race-${round}`];
        const [placed, undone] = await Promise.all([
          player.bet(100, { transactionId: bet, roundId }),
          player.rollback(bet, { roundId }),
        ]);
        const pair = `${String(placed.body['code'])} ${String(undone.body['code'])}`;
        if (!['OK OK', 'BET_CANCELLED BET_NOT_FOUND'].includes(pair)) throw new CaseFailed(`got ${pair}`);
      }
      needEqual('balance', await player.balance(), 1_000);
    },
  },
  {
    rule: 'W8',
    title: 'a bet is not rolled back while a win stands on its round, and is once the win was',
    run: async ({ newPlayer }) => {
      const player = await newPlayer(1_000);
      const [bet, win] = [newId(), newId()];
      need(await player.bet(100, { transactionId: bet }), 'OK');
      need(await player.win(300, { transactionId: win }), 'OK');
      need(await player.rollback(bet), 'BET_SETTLED');
      need(await player.rollback(win, { targetAction: 'win' }), 'OK');
      need(await player.rollback(bet), 'OK');
      needEqual('balance', await player.balance(), 1_000);
    },
  },
  {
    rule: 'W8',
    title: 'a second rollback under another id pays back nothing more',
    run: async ({ newPlayer }) => {
      const player = await newPlayer(1_000);
      const bet = newId();
      need(await player.bet(100, { transactionId: bet }), 'OK');
      need(await player.rollback(bet), 'OK');
      const again = await player.rollback(bet);
      if (again.body['code'] === 'OK') throw new CaseFailed('the second rollback was carried out');
      needEqual('balance', await player.balance(), 1_000);
    },
  },
  {
    rule: 'W8',
    title: 'a rollback takes the amount that was booked, not the one it names',
    run: async ({ newPlayer }) => {
      const player = await newPlayer(1_000);
      const bet = newId();
      need(await player.bet(100, { transactionId: bet }), 'OK');
      need(await player.rollback(bet, { amount: '99999' }), 'OK');
      needEqual('balance', await player.balance(), 1_000);
    },
  },
  {
    rule: 'W10',
    title: 'a win without a bet is refused, again with the same bytes',
    run: async ({ newPlayer }) => {
      const player = await newPlayer(1_000);
      const order = { transactionId: newId(), roundId: newId() };
      const first = need(await player.win(500, order), 'BET_NOT_FOUND');
      needSame(first, await player.win(500, order));
      needEqual('balance', await player.balance(), 1_000);
    },
  },
  {
    rule: 'W11',
    title: 'a win that was spent can be rolled back: the balance is negative and stakes are refused',
    run: async ({ newPlayer }) => {
      const player = await newPlayer(100);
      const win = newId();
      need(await player.bet(100, { roundId: 'a' }), 'OK');
      need(await player.win(300, { roundId: 'a', transactionId: win }), 'OK');
      need(await player.bet(250, { roundId: 'b' }), 'OK');
      const undone = need(await player.rollback(win, { roundId: 'a', targetAction: 'win' }), 'OK');
      needEqual('balance', words(undone, 'balance').balance, '-250');
      need(await player.bet(1, { roundId: 'c' }), 'INSUFFICIENT_FUNDS');
    },
  },
  {
    rule: 'W12',
    title: 'an ended round takes no new bet and no new win, and repeats are still answered',
    run: async ({ newPlayer }) => {
      const player = await newPlayer(1_000);
      const order = { transactionId: newId() };
      const first = need(await player.bet(100, order), 'OK');
      const end = { transactionId: newId() };
      const ended = need(await player.endRound(end), 'OK');
      need(await player.bet(100), 'ROUND_CLOSED');
      need(await player.win(100), 'ROUND_CLOSED');
      needSame(first, await player.bet(100, order));
      needSame(ended, await player.endRound(end));
      needEqual('balance', await player.balance(), 900);
    },
  },
  {
    rule: 'W12',
    title: 'a resettlement undoes a closed round and books it again under a round that names it',
    run: async ({ newPlayer }) => {
      const player = await newPlayer(1_000);
      const [bet, win] = [newId(), newId()];
      need(await player.bet(100, { transactionId: bet, roundId: 'a' }), 'OK');
      need(await player.win(500, { transactionId: win, roundId: 'a', endsRound: true }), 'OK');
      need(await player.rollback(win, { roundId: 'a', targetAction: 'win' }), 'ROUND_CLOSED');
      const correction = { roundId: 'a', resettlement: true };
      need(await player.rollback(win, { ...correction, targetAction: 'win' }), 'OK');
      need(await player.rollback(bet, correction), 'OK');
      need(await player.bet(100, { roundId: 'a2', parentRoundId: 'a' }), 'OK');
      need(await player.win(200, { roundId: 'a2', endsRound: true }), 'OK');
      needEqual('balance', await player.balance(), 1_100);
    },
  },
  {
    rule: 'W7',
    title: 'a win is paid and a bet rolled back after the token ran out; a new bet is refused',
    run: async ({ newPlayer }) => {
      const player = await newPlayer(1_000);
      const bet = newId();
      need(await player.bet(100, { roundId: 'a' }), 'OK');
      need(await player.bet(50, { roundId: 'b', transactionId: bet }), 'OK');
      await player.change('expire-token');
      need(await player.bet(10, { roundId: 'c' }), 'TOKEN_EXPIRED');
      need(await player.win(300, { roundId: 'a' }), 'OK');
      need(await player.rollback(bet, { roundId: 'b' }), 'OK');
      need(await player.endRound({ roundId: 'a' }), 'OK');
      needEqual('balance', await player.balance(), 1_200);
    },
  },
  {
    rule: 'W7',
    title: 'a win is paid and a bet rolled back after self-exclusion; a new bet is refused',
    run: async ({ newPlayer }) => {
      const player = await newPlayer(1_000);
      const bet = newId();
      need(await player.bet(100, { roundId: 'a' }), 'OK');
      need(await player.bet(50, { roundId: 'b', transactionId: bet }), 'OK');
      await player.change('exclude');
      need(await player.bet(10, { roundId: 'c' }), 'PLAYER_BLOCKED');
      need(await player.win(300, { roundId: 'a' }), 'OK');
      need(await player.rollback(bet, { roundId: 'b' }), 'OK');
      needEqual('balance', await player.balance(), 1_200);
    },
  },
];
