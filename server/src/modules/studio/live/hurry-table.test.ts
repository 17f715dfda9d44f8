import type { GameNodeId } from '@fairground/contract/catalog/game';
import { hurryTable } from '@fairground/contract/live-tables/endpoints';
import { parseMoney } from '@fairground/contract/money';
import * as contract from '@fairground/contract/studio/endpoints';
import { verifyDraw } from '@fairground/engines/fair/verify';
import { payout } from '@fairground/engines/maths/payout';
import { returnOfAll } from '@fairground/engines/tables/table-game';
import { tableGame } from '@fairground/engines/tables/table-games';
import { expect, test } from 'vitest';
import { testDatabase } from '../../../testing/database.ts';
import { TEST_TOKENS, testHttp } from '../../../testing/http.ts';
import { openHall } from '../testing/hall.ts';

const KEY = 'a-developer-key';
const database = await testDatabase();
const hall = await openHall(database);
const { sit, balanceOf, refusal, ask, studioWith } = hall;

const nodeIdOf = async (model: string): Promise<GameNodeId> => {
  const { rows } = await database.pool.query<{ id: GameNodeId }>('select id from catalog_game where game_id = $1', [
    `jl-${model}`,
  ]);
  return rows[0]?.id ?? (0n as GameNodeId);
};
const hurry = async (model: string, until: 'OPEN' | 'SETTLED') =>
  ask(hurryTable, { body: { nodeId: await nodeIdOf(model), until } });

test('[part of P-05] only the key of the sandbox brings a table on, and live mode knows no such call', async () => {
  const payload = { nodeId: String(await nodeIdOf('roulette')), until: 'SETTLED' };
  const call = (mode: 'sandbox' | 'live', headers: Record<string, string>) =>
    testHttp({
      routes: studioWith({ mode }).routes ?? [],
      config: { publicUrl: undefined, developerKey: KEY },
    }).fastify.inject({ method: 'POST', url: '/wps/relay/sandbox/table', headers, payload });

  const answers = [
    await call('sandbox', {}),
    await call('sandbox', { 'x-developer-key': `${KEY}x` }),
    await call('sandbox', { authorization: `Bearer ${TEST_TOKENS.agent}` }),
  ];

  expect(answers.map((answer) => answer.json().code)).toEqual(Array.from({ length: 3 }, () => 'access.developer-only'));
  expect((await call('sandbox', { 'x-developer-key': KEY })).json().code).toBe('studio.round-unknown');
  expect((await call('live', { 'x-developer-key': KEY })).statusCode).toBe(404);
});

test('a round that is hurried is dealt from its commitment and paid once, however often it is asked for', async () => {
  const { watch, bet, undo, token } = await sit(501, 'baccarat');
  const before = await balanceOf(501);
  const { view: opened } = await watch();
  await bet({ banker: '5000', tie: '1000' }, { requestId: 'the-only-slip' });

  const told = await Promise.all([1, 2, 3].map(() => hurry('baccarat', 'SETTLED')));

  expect(told).toEqual([1, 2, 3].map(() => ({ number: 1, phase: 'SETTLED' })));
  const { view } = await watch();
  const { list } = await ask(contract.listRounds, { body: { token, pageSize: 10 } });
  const { serverSeed, commitment, clientSeed, model, rules, round } = await ask(contract.readRound, {
    body: { token, roundId: list[0]?.roundId as never },
  });
  const drawn = verifyDraw(serverSeed ?? '', opened.round?.commitment ?? '', { game: model, clientSeed, nonce: 1 });
  if ('fault' in drawn) throw new Error(drawn.fault);
  const game = tableGame('baccarat');
  const result = game.deal(drawn.words, rules);
  const bets = round.choice.kind === 'baccarat' ? round.choice.bets : [];
  const win = payout(
    round.stake,
    returnOfAll(bets, (spot) => game.returnOf(rules, result, spot)),
  );
  expect(commitment).toBe(opened.round?.commitment);
  expect(round.shown).toEqual(result);
  expect(view.seat?.win).toBe(win);
  expect(await balanceOf(501)).toBe(before - parseMoney('6000') + win);
  expect(await refusal(bet({ tie: '1000' }))).toBe('studio.bets-closed');
  expect(await refusal(undo('the-only-slip'))).toBe('studio.bets-closed');
});

test('the next round opens at once and takes bets for its whole time; a table nobody looks at stays asleep', async () => {
  const { watch, bet } = await sit(502, 'dragon-tiger');
  await watch();
  await hurry('dragon-tiger', 'SETTLED');

  const opened = await hurry('dragon-tiger', 'OPEN');
  const { view } = await watch();
  await bet({ dragon: '1000' }, { number: opened.number });

  expect(opened).toEqual({ number: 2, phase: 'OPEN' });
  expect(await hurry('dragon-tiger', 'OPEN')).toEqual(opened);
  expect((view.round?.closesAt.getTime() ?? 0) - (view.round?.openedAt.getTime() ?? 0)).toBe(16_000);
  await hurry('dragon-tiger', 'SETTLED');
  hall.clock.advance(10 * 60_000);
  expect(await hurry('dragon-tiger', 'OPEN')).toEqual({ number: 2, phase: 'SETTLED' });
});
