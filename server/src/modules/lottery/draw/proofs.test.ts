import type { ValueOf } from '@fairground/contract/endpoint';
import type { DrawProof, readTicketProof } from '@fairground/contract/lottery/issues';
import { verifyDraw } from '@fairground/engines/fair/verify';
import { commitmentOf, readSeed } from '@fairground/engines/fair/seed';
import { drawIssue, drawOfIssue } from '@fairground/engines/lottery/draw';
import { gameOf } from '@fairground/engines/lottery/games';
import { isInTree, ticketBytes } from '@fairground/engines/lottery/merkle';
import { expect, test } from 'vitest';
import { asOwner, testDatabase } from '../../../testing/database.ts';
import { anOperator } from '../../../testing/modules.ts';
import { sha256 } from '../domain/ticket.ts';
import { aHall, refusal } from '../testing/hall.ts';

const database = await testDatabase({ poolSize: 12 });
const hall = await aHall(database);
const { anIssue, passTime, takeAll, aPlayer, ask, place, anOrder, issueRow } = hall;
const RICH = 100_000_000;
const bytes = (hex: string): Uint8Array => Buffer.from(hex, 'hex');

test('a player checks offline that the ticket was in the set and the draw fixed before the close', async () => {
  const [ann, bob] = [await aPlayer(RICH), await aPlayer(RICH)];
  const numero = await anIssue('SSC1M');
  const prove = () => ask<DrawProof>(ann, 'lottery.read-draw-proof', { query: { gameCode: 'SSC1M', numero } });
  const before = await prove();
  const own = await place(ann, anOrder(numero));
  for (let index = 0; index < 4; index += 1) await place(bob, anOrder(numero, `${index}|0|0`));
  const ticketOf = () =>
    ask<ValueOf<typeof readTicketProof>>(ann, 'lottery.read-ticket-proof', { query: { orderId: own.order.orderId } });
  expect(await refusal(ticketOf())).toBe('lottery.proof-not-ready');

  await passTime(numero, 'lock');
  await takeAll();
  const locked = await prove();
  expect(locked).toMatchObject({ state: 'LOCKED', tickets: 5, seed: null, board: null, commitment: before.commitment });
  await passTime(numero);
  await takeAll();
  const { draw, ticket, index, path } = await ticketOf();

  expect(draw).toMatchObject({ state: 'SETTLED', root: locked.root, source: 'house', isSimulated: true });
  const root = { root: bytes(draw.root ?? ''), size: draw.tickets ?? 0 };
  expect(isInTree(ticketBytes(ticket), { index, path: path.map(bytes) }, root, sha256)).toBe(true);
  expect(isInTree(ticketBytes([...ticket, 'more']), { index, path: path.map(bytes) }, root, sha256)).toBe(false);
  const game = gameOf('SSC1M');
  const seed = readSeed(draw.seed ?? '');
  if (game === undefined || seed === undefined) throw new Error('The draw tells no seed.');
  expect(commitmentOf(seed)).toBe(before.commitment);
  const issue = { game, numero, root: draw.root ?? '', tickets: draw.tickets ?? 0 };
  expect(drawIssue(seed, { ...issue, sent: [] })).toEqual(draw.board);
  expect(verifyDraw(draw.seed ?? '', before.commitment, drawOfIssue(issue))).toHaveProperty('words');
});

test('a draw of the house stays one when an operator corrects its result, and what was drawn can be found again', async () => {
  const ann = await aPlayer(RICH);
  const numero = await anIssue('SSC1M');
  const prove = () => ask<DrawProof>(ann, 'lottery.read-draw-proof', { query: { gameCode: 'SSC1M', numero } });
  await place(ann, anOrder(numero));
  await passTime(numero);
  await takeAll();
  const drawn = await prove();
  const other = drawn.board?.map((digit) => String((Number(digit) + 1) % 10)) ?? [];

  await hall.lottery.correctIssue(anOperator, 'SSC1M', numero, other);
  await takeAll();

  const corrected = { ...drawn, state: 'CORRECTED', board: other, source: 'operator', isSimulated: true };
  expect(await prove()).toEqual(corrected);
  expect(await hall.lottery.findIssue('SSC1M', numero)).toMatchObject({ source: 'operator', isSimulated: true });
});

test('every ticket is in the tree to the letter, however odd what was kept of it', async () => {
  const ann = await aPlayer(RICH);
  const numero = await anIssue('SSC1M');
  const placed = [
    await place(ann, anOrder(numero)),
    await place(ann, anOrder(numero)),
    await place(ann, anOrder(numero)),
  ];
  const odd = [
    ['a"b\\c/\n\u0001\u007f', 'Rồng \u2028 🎲', 'whole', 12, 3, 3],
    ['x', '', 'tenth', 1, 1, 1],
  ];
  await asOwner(
    database.url,
    `update lottery_order set lines = '${JSON.stringify(odd)}', placed_at = '2026-01-02 03:04:05.678999+00' where id = ${placed[0]?.order.orderId};
     update lottery_order set lines = '[]', placed_at = '2026-01-02 03:04:05+07' where id = ${placed[1]?.order.orderId}`,
  );
  await passTime(numero);
  await takeAll();

  for (const { order } of placed) {
    const { draw, ticket, index, path } = await ask<ValueOf<typeof readTicketProof>>(ann, 'lottery.read-ticket-proof', {
      query: { orderId: order.orderId },
    });
    const root = { root: bytes(draw.root ?? ''), size: draw.tickets ?? 0 };
    expect(root.size).toBe(3);
    expect(isInTree(ticketBytes(ticket), { index, path: path.map(bytes) }, root, sha256)).toBe(true);
  }
});

test('nothing that is answered before the draw holds the seed', async () => {
  const ann = await aPlayer(RICH);
  const numero = await anIssue('SSC1M');
  const { order } = await place(ann, anOrder(numero));
  await passTime(numero, 'lock');
  await takeAll();
  const answers = [
    await ask(ann, 'lottery.read-draw-proof', { query: { gameCode: 'SSC1M', numero } }),
    await ask(ann, 'lottery.read-ticket-proof', { query: { orderId: order.orderId } }),
    await ask(ann, 'lottery.read-order', { query: { orderId: order.orderId } }),
    await ask(ann, 'lottery.read-near', { query: { gameCode: 'SSC1M' } }),
  ];
  await passTime(numero);
  await takeAll();
  const { seed } = await issueRow(numero);

  expect(seed).toMatch(/^[0-9a-f]{64}$/);
  const text = JSON.stringify(answers, (_key, value: unknown) =>
    typeof value === 'bigint' ? value.toString() : value,
  );
  expect(text).not.toContain(seed);
});

test('Yeekee adds up what players sent, tells it after the lock, and takes no number then', async () => {
  const ann = await aPlayer(RICH);
  const numero = await anIssue('YEEKEE15');
  const send = (number: string) => ask(ann, 'lottery.send-number', { body: { gameCode: 'YEEKEE15', numero, number } });
  const prove = () => ask<DrawProof>(ann, 'lottery.read-draw-proof', { query: { gameCode: 'YEEKEE15', numero } });

  expect(await send('00042')).toEqual({ sent: 1 });
  expect(await send('99999')).toEqual({ sent: 2 });
  expect((await prove()).sent).toBe(null);
  await passTime(numero, 'lock');
  expect(await refusal(send('00001'))).toBe('lottery.issue-closed');
  await passTime(numero);
  await takeAll();

  const draw = await prove();
  expect(draw.sent).toEqual(['00042', '99999']);
  const game = gameOf('YEEKEE15');
  const seed = readSeed(draw.seed ?? '');
  if (game === undefined || seed === undefined) throw new Error('The draw tells no seed.');
  const { root, tickets } = draw;
  const drawn = drawIssue(seed, { game, numero, root: root ?? '', tickets: tickets ?? 0, sent: draw.sent ?? [] });
  expect(drawn).toEqual(draw.board);
});

test('Yeekee takes twenty numbers of a player for an issue, also when more come at once on several nodes', async () => {
  const [ann, bob] = [await aPlayer(RICH), await aPlayer(RICH)];
  const numero = await anIssue('YEEKEE15');
  const body = { gameCode: 'YEEKEE15', numero, number: '00001' };
  const nodes = [hall, await aHall(database)];

  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, index) =>
      refusal((nodes[index % 2] ?? hall).ask(ann, 'lottery.send-number', { body })),
    ),
  );

  expect(answers.filter((answer) => answer === 'done')).toHaveLength(20);
  expect(answers.filter((answer) => answer === 'lottery.number-refused')).toHaveLength(10);
  expect(await ask(bob, 'lottery.send-number', { body })).toEqual({ sent: 1 });
});
