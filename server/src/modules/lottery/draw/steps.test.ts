import { GAMES } from '@fairground/engines/lottery/games';
import { expect, test } from 'vitest';
import { asOwner, testDatabase } from '../../../testing/database.ts';
import { anOperator } from '../../../testing/modules.ts';
import type { DrawSource } from './draw-source.ts';
import { aHall } from '../testing/hall.ts';

const BOARD = ['1', '2', '3', '4', '5'];
const RICH = 100_000_000;
/** How long an issue rests after a step that failed, less what two clocks may differ by. */
const REST_MS = 1_900;

/** Two games with an issue and a bet each, in a house of their own; what a node says of failures is kept. */
const twoGames = async () => {
  const database = await testDatabase();
  const hall = await aHall(database);
  const ann = await hall.aPlayer(RICH);
  const [failing, sound] = [await hall.anIssue('SSC1M'), await hall.anIssue('SSC2M')];
  await hall.place(ann, hall.anOrder(failing));
  await hall.place(ann, hall.anOrder(sound, '1|2|3', { gameCode: 'SSC2M' }));
  const failures: { readonly numero: string; readonly err: Error }[] = [];
  const error = (fields: (typeof failures)[number]): void => void failures.push(fields);
  const log = Object.assign(Object.create(hall.log), { error }) as typeof hall.log;
  const states = async () => [(await hall.issueRow(failing)).state, (await hall.issueRow(sound)).state];
  const passBoth = async (what: 'lock' | 'draw' = 'draw') => {
    for (const numero of [failing, sound]) await hall.passTime(numero, what);
  };
  return { ...hall, database, ann, failing, sound, failures, log, states, passBoth };
};

/** Draws the same for anyone who asks. */
const feed: DrawSource = { name: 'feed', get: async () => ({ board: BOARD, seed: null }) };

test('a source that fails for one game is reported and asked again later; the others are drawn and paid meanwhile', async () => {
  const { aNode, log, failures, failing, ann, cashOf, states, passBoth, passTime, takeAll } = await twoGames();
  const askedAt: number[] = [];
  let isDown = true;
  const drawSource: DrawSource = {
    name: 'feed',
    get: async (game, issue) => {
      if (game.code !== 'SSC1M') return feed.get(game, issue);
      askedAt.push(performance.now());
      if (isDown) throw new Error('the feed is down');
      return feed.get(game, issue);
    },
  };
  const node = aNode({ drawSource, log });

  await passBoth();
  await takeAll(node);

  expect(await states()).toEqual(['LOCKED', 'SETTLED']);
  expect(await cashOf(ann)).toBe(RICH - 40_000 + 19_800_000);
  expect(failures[0]).toMatchObject({ numero: failing, err: { message: 'the feed is down' } });
  expect(askedAt.filter((at, place) => at - (askedAt[place - 1] ?? -Infinity) < REST_MS)).toEqual([]);

  isDown = false;
  await passTime(failing);
  await takeAll(node);
  expect(await states()).toEqual(['SETTLED', 'SETTLED']);
});

test('a source that says nothing for one game keeps the others waiting for a while only', async () => {
  const { aNode, log, failures, failing, states, passBoth, takeAll } = await twoGames();
  const silent = new Promise<never>(() => undefined);
  const drawSource: DrawSource = {
    name: 'feed',
    get: (game, issue) => (game.code === 'SSC1M' ? silent : feed.get(game, issue)),
  };

  await passBoth();
  await takeAll(aNode({ drawSource, log }));

  expect(await states()).toEqual(['LOCKED', 'SETTLED']);
  expect(failures[0]).toMatchObject({ numero: failing, err: { message: 'not done within 10000 ms' } });
});

test('an issue whose secret cannot be opened waits alone', async () => {
  const { aNode, log, failures, database, failing, states, passBoth, takeAll } = await twoGames();
  await asOwner(database.url, `update lottery_issue set sealed = 'nothing' where numero = '${failing}'`);

  await passBoth();
  await takeAll(aNode({ log }));

  expect(await states()).toEqual(['LOCKED', 'SETTLED']);
  expect(failures[0]).toMatchObject({ numero: failing });
});

test('a node that does not know a game draws the others', async () => {
  const { aNode, log, failures, failing, states, passBoth, takeAll } = await twoGames();
  await passBoth('lock');
  await takeAll();

  await passBoth();
  await takeAll(aNode({ log, offered: GAMES.filter(({ code }) => code !== 'SSC1M') }));

  expect(await states()).toEqual(['LOCKED', 'SETTLED']);
  expect(failures[0]).toMatchObject({ numero: failing });
});

test('an issue that cannot be paid, nor paid again, keeps no other waiting', async () => {
  const { aNode, database, failing, sound, states, passBoth, takeAll } = await twoGames();
  const node = aNode({ drawSource: feed });
  const nameIts = (play: string) =>
    asOwner(
      database.url,
      `update lottery_order set lines = jsonb_set(lines, '{0,0}', '"${play}"')
        where issue_id = (select id from lottery_issue where numero = '${failing}')`,
    );
  const correctBoth = async () => {
    for (const [code, numero] of [
      ['SSC1M', failing],
      ['SSC2M', sound],
    ] as const)
      await node.correctIssue(anOperator, code, numero, ['9', '9', '9', '9', '9']);
  };
  await passBoth('lock');
  await takeAll();
  await nameIts('no.play');
  await passBoth();
  await takeAll(node);
  expect(await states()).toEqual(['SETTLING', 'SETTLED']);

  await nameIts('front3.direct');
  await database.pool.query('update lottery_issue set due_at = clock_timestamp() where numero = $1', [failing]);
  await takeAll(node);
  expect(await states()).toEqual(['SETTLED', 'SETTLED']);
  await nameIts('no.play');
  await correctBoth();
  await takeAll(node);
  expect(await states()).toEqual(['CORRECTING', 'CORRECTED']);
});
