import { CaseFailed, needEqual } from '../certificate/certificate.ts';
import type { Case } from './case.ts';
import { need, needSame, newId } from './stage.ts';

const TWINS = [1, 2, 5, 10, 25, 50, 100];

/** The same call again, and many at once. */
export const repeatCases: readonly Case[] = [
  {
    rule: 'W3',
    title: 'a repeated bet is answered with the same bytes and debits once',
    run: async ({ newPlayer }) => {
      const player = await newPlayer(1_000);
      const order = { transactionId: newId() };
      const first = need(await player.bet(100, order), 'OK');
      needSame(first, await player.bet(100, order));
      needEqual('balance', await player.balance(), 900);
    },
  },
  {
    rule: 'W3',
    title: 'a repeated win is answered with the same bytes and pays once',
    run: async ({ newPlayer }) => {
      const player = await newPlayer(1_000);
      need(await player.bet(100), 'OK');
      const order = { transactionId: newId() };
      const first = need(await player.win(250, order), 'OK');
      needSame(first, await player.win(250, order));
      needEqual('balance', await player.balance(), 1_150);
    },
  },
  {
    rule: 'W8',
    title: 'a repeated rollback is answered with the same bytes and pays back once',
    run: async ({ newPlayer }) => {
      const player = await newPlayer(1_000);
      const bet = newId();
      need(await player.bet(100, { transactionId: bet }), 'OK');
      const order = { transactionId: newId() };
      const first = need(await player.rollback(bet, order), 'OK');
      needSame(first, await player.rollback(bet, order));
      needEqual('balance', await player.balance(), 1_000);
    },
  },
  {
    rule: 'W3',
    title: 'a repeated bet of nothing is answered with the same bytes',
    run: async ({ newPlayer }) => {
      const player = await newPlayer(1_000);
      const order = { transactionId: newId() };
      const first = need(await player.bet(0, order), 'OK');
      needSame(first, await player.bet(0, order));
      needEqual('balance', await player.balance(), 1_000);
    },
  },
  {
    rule: 'W5',
    title: 'a refusal is kept: the same bet is refused with the same bytes after funds arrived',
    run: async ({ newPlayer }) => {
      const player = await newPlayer(100);
      need(await player.bet(40, { roundId: 'a' }), 'OK');
      const order = { transactionId: newId() };
      const first = need(await player.bet(90, order), 'INSUFFICIENT_FUNDS');
      need(await player.win(500, { roundId: 'a' }), 'OK');
      needSame(first, await player.bet(90, order));
      needEqual('balance', await player.balance(), 560);
    },
  },
  {
    rule: 'W3',
    title: 'the same transaction id with another amount or round is a conflict and moves nothing',
    run: async ({ newPlayer }) => {
      const player = await newPlayer(1_000);
      const order = { transactionId: newId() };
      need(await player.bet(100, order), 'OK');
      need(await player.bet(101, order), 'CONFLICT');
      need(await player.bet(100, { ...order, roundId: 'round-2' }), 'CONFLICT');
      needEqual('balance', await player.balance(), 900);
    },
  },
  ...TWINS.map((count): Case => ({
    rule: 'W4',
    title: `${count} identical bets at once debit once and hear the same bytes`,
    run: async ({ newPlayer }) => {
      const player = await newPlayer(1_000);
      const order = { transactionId: newId() };
      const said = await Promise.all(Array.from({ length: count }, () => player.bet(100, order)));
      const [first] = said;
      if (!first) throw new CaseFailed('no answer came');
      need(first, 'OK');
      for (const each of said) needSame(first, each);
      needEqual('balance', await player.balance(), 900);
    },
  })),
  {
    rule: 'W4',
    title: '40 different bets at once on funds for 25 are accepted 25 times',
    run: async ({ newPlayer }) => {
      const player = await newPlayer(2_500);
      const said = await Promise.all(
        Array.from({ length: 40 }, (_, index) => player.bet(100, { roundId: `r-${index}` })),
      );
      const accepted = said.filter(({ body }) => body['code'] === 'OK').length;
      const refused = said.filter(({ body }) => body['code'] === 'INSUFFICIENT_FUNDS').length;
      needEqual('accepted', accepted, 25);
      needEqual('refused for funds', refused, 15);
      needEqual('balance', await player.balance(), 0);
    },
  },
  {
    rule: 'W2',
    title: 'two players may use the same transaction id',
    run: async ({ newPlayer }) => {
      const [one, other] = [await newPlayer(1_000), await newPlayer(1_000)];
      const order = { transactionId: newId() };
      need(await one.bet(100, order), 'OK');
      need(await other.bet(200, order), 'OK');
      needEqual('balance of the first', await one.balance(), 900);
      needEqual('balance of the second', await other.balance(), 800);
    },
  },
];
