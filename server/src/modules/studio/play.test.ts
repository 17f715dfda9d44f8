import { parseMoney } from '@fairground/contract/money';
import * as contract from '@fairground/contract/studio/endpoints';
import type { Choice } from '@fairground/contract/studio/game';
import { describe, expect, test } from 'vitest';
import { silentLog } from '../../platform/log.ts';
import { createRandom } from '../../platform/random.ts';
import { testDatabase } from '../../testing/database.ts';
import { anOperator } from '../../testing/modules.ts';
import { seededRandom } from '../../testing/random.ts';
import { POLICY, SLOT, openArcade } from './testing/arcade.ts';

const database = await testDatabase();
const arcade = await openArcade(database);
const { enter, ask, refusal, balanceOf, opened, codeFor, as, wallet } = arcade;

const CHOICES: readonly (readonly [string, Choice])[] = [
  [SLOT, { kind: 'slot', mode: 'base' }],
  ['dice', { kind: 'dice', side: 'under', wins: 5_000 }],
  ['plinko', { kind: 'plinko', rows: 12, risk: 'high' }],
  ['wheel', { kind: 'wheel', wheel: 'medium' }],
  ['keno', { kind: 'keno', picks: [1, 2, 3, 40, 80] }],
];

describe('[part of K-02] a game of one step', () => {
  test('the games whose mathematics is there were opened, and only those', () => {
    expect(opened).toBe(11);
  });

  test.each(CHOICES)(
    '%s is played: the stake is taken, the win paid, and the answer shows how it came',
    async (model, choice) => {
      const member = 100 + CHOICES.findIndex(([name]) => name === model);
      const { open, play } = await enter(member, model);
      const before = await balanceOf(member);

      const rounds = [await play(choice), await play(choice), await play(choice)];

      expect(open.definition).toMatchObject({ model, hash: expect.stringMatching(/^[0-9a-f]{64}$/) });
      expect(rounds.map(({ round }) => [round.state, round.nonce, round.shown?.kind])).toEqual(
        [0, 1, 2].map((nonce) => ['DONE', nonce, choice.kind]),
      );
      const net = rounds.reduce((sum, { round }) => sum + round.win - round.stake, 0n);
      expect(await balanceOf(member)).toBe(before + net);
      expect(rounds.at(-1)?.funds.balance).toBe(await balanceOf(member));
    },
  );

  test('the site gets the same figures as the game, and none of what the studio does not play', async () => {
    const { open } = await enter(198, SLOT);

    const { figures } = await ask(contract.readFigures, { query: { model: SLOT } });

    expect(figures).toEqual(open.definition.figures);
    expect(figures[0]?.par?.measured).toBeNull();
    expect((await ask(contract.readFigures, { query: { model: 'lottery.none' } })).figures).toEqual([]);
  });

  test('a stake that is refused is no round: neither the list nor the next opening knows of it', async () => {
    const { token, play } = await enter(197, 'dice', parseMoney('1500'));
    const choice = { kind: 'dice', side: 'over', wins: 1 } as const;
    const { round } = await play(choice, { bet: '1000' });

    expect(await refusal(play(choice, { bet: '1000' }))).toBe('studio.insufficient-funds');

    const { list } = await ask(contract.listRounds, { body: { token, pageSize: 10 } });
    expect(list.map(({ roundId }) => roundId)).toEqual([round.roundId]);
    const again = await enter(197, 'dice', 0n);
    expect(again.open.lastRound?.roundId).toBe(round.roundId);
  });

  test('a game that is open asks what there is now when money came in beside it', async () => {
    const { token, open } = await enter(197, SLOT);
    await arcade.fund(197, parseMoney('50000'));

    const { funds } = await ask(contract.readFunds, { body: { token } });

    expect(funds.balance).toBe(await balanceOf(197));
    expect(funds.balance).toBeGreaterThan(open.funds.balance);
    expect(BigInt(funds.version)).toBeGreaterThan(BigInt(open.funds.version));
  });

  test('a bought feature costs what its mode says', async () => {
    const { play } = await enter(110, SLOT);

    const { round } = await play({ kind: 'slot', mode: 'buy' });

    expect([round.bet, round.stake]).toEqual([parseMoney('1000'), parseMoney('16000')]);
  });

  test('what is no bet of the game is refused, and nothing is drawn', async () => {
    const { play, token } = await enter(111, 'dice');
    const { play: spin } = await enter(112, SLOT);
    const dice = { kind: 'dice', side: 'over', wins: 100 } as const;

    expect(await refusal(play({ ...dice, wins: 10_000 }))).toBe('studio.bet-refused');
    expect(await refusal(play({ kind: 'hi-lo' }))).toBe('studio.bet-refused');
    expect(await refusal(play(dice, { bet: '0.5' }))).toBe('studio.bet-refused');
    expect(await refusal(play(dice, { bet: '-1000' }))).toBe('studio.bet-refused');
    expect(await refusal(spin({ kind: 'slot', mode: 'base' }, { bet: '1001' }))).toBe('studio.bet-refused');
    expect((await ask(contract.readSeeds, { body: { token } })).nonce).toBe(0);
  });

  test('without the money nothing is staked; asked again it is refused again, and no round is shown', async () => {
    const { play, token } = await enter(113, 'dice', 5_000_000n);
    const order = { bet: '501', requestId: 'too-much-for-me' };

    expect(await refusal(play({ kind: 'dice', side: 'over', wins: 1 }, order))).toBe('studio.insufficient-funds');
    expect(await refusal(play({ kind: 'dice', side: 'over', wins: 1 }, order))).toBe('studio.insufficient-funds');

    const { list } = await ask(contract.listRounds, { body: { token, pageSize: 10 } });
    expect(list).toEqual([]);
    expect(await balanceOf(113)).toBe(5_000_000n);
  });

  test('a limit of the player holds', async () => {
    const { play } = await enter(114, 'dice');
    const member = as(114).session?.memberId;
    if (member === undefined) throw new Error('nobody');
    await wallet.setLimit(anOperator, member, { measure: 'stake', period: 'day', cap: parseMoney('1500') });

    await play({ kind: 'dice', side: 'over', wins: 9_000 });

    expect(await refusal(play({ kind: 'dice', side: 'over', wins: 9_000 }))).toBe('studio.limit-reached');
  });
});

describe('one request', () => {
  const choice = { kind: 'dice', side: 'under', wins: 4_000 } as const;

  test('sent by twins at once is one round with one nonce, staked once', async () => {
    const { play } = await enter(120, 'dice');
    const before = await balanceOf(120);

    const twins = await Promise.all(Array.from({ length: 8 }, () => play(choice, { requestId: 'of-the-twins' })));

    expect(new Set(twins.map(({ round }) => round.roundId)).size).toBe(1);
    const [{ round } = { round: undefined }] = twins;
    expect(round?.nonce).toBe(0);
    expect(await balanceOf(120)).toBe(before + (round?.win ?? 0n) - (round?.stake ?? 0n));
  });

  test('sent again for something else is refused', async () => {
    const { play } = await enter(121, 'dice');
    await play(choice, { requestId: 'one-and-only' });

    expect(await refusal(play({ ...choice, wins: 4_001 }, { requestId: 'one-and-only' }))).toBe(
      'studio.request-id-taken',
    );
    expect(await refusal(play(choice, { requestId: 'one-and-only', bet: '2000' }))).toBe('studio.request-id-taken');
  });

  test('nonces strictly increase under 100 parallel bets of one player', async () => {
    const { play, token } = await enter(122, 'dice');
    const before = await balanceOf(122);
    const requests = Array.from({ length: 100 }, (_, index) => `parallel-${index}`);

    const rounds = await Promise.all(requests.map((requestId) => play(choice, { requestId })));

    const nonces = rounds.map(({ round }) => round.nonce).toSorted((a, b) => a - b);
    expect(nonces).toEqual(requests.map((_, index) => index));
    const byId = rounds.map(({ round }) => round).toSorted((a, b) => Number(a.roundId - b.roundId));
    expect(byId.map(({ nonce }) => nonce)).toEqual(nonces);
    expect((await ask(contract.readSeeds, { body: { token } })).nonce).toBe(100);
    const net = rounds.reduce((sum, { round }) => sum + round.win - round.stake, 0n);
    expect(await balanceOf(122)).toBe(before + net);
  });

  test('takes the next nonce on any node, and a retried request takes none', async () => {
    const { play } = await enter(123, 'dice');
    const other = arcade.studioWith({});

    const nonces: number[] = [];
    for (const [place, at] of [undefined, undefined, other, undefined, other, other].entries()) {
      const { round } = await play(choice, { requestId: `by-turns-${place}`, ...(at ? { at } : {}) });
      const again = await play(choice, { requestId: `by-turns-${place}` });
      expect(again.round.roundId).toBe(round.roundId);
      nonces.push(round.nonce);
    }

    expect(nonces).toEqual([0, 1, 2, 3, 4, 5]);
  });
});

describe('a session', () => {
  test('comes from a launch alone: a code is good once, for its vendor, and no other token plays', async () => {
    const code = await codeFor(130, 'dice');
    await ask(contract.openGame, { body: { code, vendor: 'JL' } });

    expect(await refusal(ask(contract.openGame, { body: { code, vendor: 'JL' } }))).toBe('studio.session-over');
    expect(await refusal(ask(contract.openGame, { body: { code, vendor: 'PG' } }))).toBe('studio.game-closed');
    const token = 'a-token-of-nobody-at-all';
    expect(await refusal(ask(contract.readSeeds, { body: { token } }))).toBe('studio.session-over');
  });
});

test('when the source of chance fails, every game refuses and nobody is charged', async () => {
  let isBroken = false;
  const { bytes } = seededRandom('a source that breaks');
  const random = createRandom((length) => (isBroken ? new Uint8Array(length) : bytes(length)));
  const said: unknown[] = [];
  const log = { ...silentLog, error: (...words: unknown[]) => void said.push(words) };
  const at = arcade.studioWith({ random, log: log as never });
  const { play } = await enter(140, 'dice');
  const { play: lay } = await enter(140, 'mines', 0n);
  const before = await balanceOf(140);
  isBroken = true;
  expect(() => random.bytes(4_096)).toThrow();

  expect(await refusal(play({ kind: 'dice', side: 'under', wins: 50 }, { at }))).toBe('studio.chance-stopped');
  expect(await refusal(lay({ kind: 'mines', mines: 3 }, { at }))).toBe('studio.chance-stopped');
  expect(await balanceOf(140)).toBe(before);
  expect(said).toMatchObject([[{ test: 'repetition' }, 'the source of chance failed: games are closed']]);
});

test('a client learns how the brand lets its slots be played', async () => {
  const at = arcade.studioWith({ policy: { ...POLICY, turbo: false, autoplayRounds: [] } });
  const body = { code: await codeFor(91, SLOT), vendor: 'JL' };

  const { policy } = await ask(contract.openGame, { body }, { at });

  expect(policy).toEqual({ ...POLICY, turbo: false, autoplayRounds: [] });
});
