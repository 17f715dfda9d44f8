import { ApiError } from '@fairground/client/api';
import { ROOM_FRAME } from '@fairground/contract/rooms/frame';
import type { RoomTold } from '@fairground/contract/rooms/frame';
import type { CardTableId } from '@fairground/contract/rooms/fields';
import { money } from '@fairground/contract/money';
import type { Room } from '@fairground/contract/rooms/table';
import { afterEach, expect, test, vi } from 'vitest';
import { createRoomBridge } from './room-bridge.ts';
import { codeIn, inChips, nodeIn, quickBuyIns, roomsByGame, tableIn } from './room-choice.ts';

const bridgeWith = (answer: () => Promise<unknown>, tableId: CardTableId | null = 7n as CardTableId) => {
  const told: RoomTold[] = [];
  const called: { name: string; input: unknown }[] = [];
  const other: string[] = [];
  const hear = createRoomBridge({
    tableId,
    call: (endpoint, input) => {
      called.push({ name: endpoint.name, input });
      return answer();
    },
    tell: (message) => told.push(message),
    keep: (text) => other.push(`keep ${text}`),
    like: (text) => other.push(`like ${text}`),
    go: (where) => other.push(`go ${where}`),
    verify: (hand) => other.push(`verify ${hand}`),
    share: ({ size }, name) => other.push(`share ${name} ${size}`),
    onMoney: () => other.push('money'),
    onSign: () => other.push('sign'),
  });
  return { hear, told, called, other };
};

afterEach(() => vi.restoreAllMocks());

test('an order of the frame goes to the table of the page, whatever table it names', async () => {
  const { hear, told, called, other } = bridgeWith(() => Promise.resolve({ hasLeft: true }));

  hear({ from: ROOM_FRAME, ask: 1, call: 'leave', input: { tableId: 99n } });
  await vi.waitFor(() => expect(told).toHaveLength(1));

  expect(called).toEqual([{ name: 'rooms.leave-table', input: { body: { tableId: 7n } } }]);
  expect(told[0]).toEqual({ from: ROOM_FRAME, answer: 1, value: { hasLeft: true } });
  expect(other).toEqual(['sign', 'money']);
});

test('a move at the table is a sign that a person is there; what the client reads by itself is none', () => {
  const { hear, other } = bridgeWith(() => Promise.resolve({}));

  for (const call of ['read', 'hands', 'rules', 'commit', 'reveal'])
    hear({ from: ROOM_FRAME, ask: 1, call, input: {} });
  expect(other).toEqual([]);
  hear({ from: ROOM_FRAME, ask: 2, call: 'act', input: {} });

  expect(other).toEqual(['sign']);
});

test('a picture of a hand is shared or saved by the page', () => {
  const { hear, other } = bridgeWith(() => Promise.resolve({}));

  hear({ from: ROOM_FRAME, share: new Blob(['picture'], { type: 'image/png' }), name: 'holdem-42' });

  expect(other).toEqual(['share holdem-42 7']);
});

test('what a player set at the table is kept apart from the seeds of the tab', () => {
  const { hear, other } = bridgeWith(() => Promise.resolve({}));

  hear({ from: ROOM_FRAME, like: '{"four":true}' });
  hear({ from: ROOM_FRAME, keep: 'seeds' });

  expect(other).toEqual(['like {"four":true}', 'keep seeds']);
});

test('nothing but the calls of a table is in reach of a frame', () => {
  const { hear, called, other } = bridgeWith(() => Promise.resolve({}));

  for (const data of [
    null,
    'act',
    { from: 'somebody', ask: 1, call: 'act', input: {} },
    { from: ROOM_FRAME, ask: 1, call: 'withdraw', input: {} },
    { from: ROOM_FRAME, ask: '1', call: 'act', input: {} },
    { from: ROOM_FRAME, verify: '../account' },
    { from: ROOM_FRAME, go: '/account' },
    { from: ROOM_FRAME, keep: 'x'.repeat(3_000) },
    { from: ROOM_FRAME, like: 'x'.repeat(1_001) },
    { from: ROOM_FRAME, share: 'https://elsewhere.example/', name: 'hand' },
    { from: ROOM_FRAME, share: new Blob(['<svg/>'], { type: 'image/svg+xml' }), name: 'hand' },
    { from: ROOM_FRAME, share: new Blob(['x'], { type: 'image/png' }), name: '../hand' },
    { from: ROOM_FRAME, share: new Blob(['x'.repeat(2_000_001)], { type: 'image/png' }), name: 'hand' },
  ])
    hear(data);

  expect([called, other]).toEqual([[], []]);
});

test('a frame that shows a hand that is over reaches no table', () => {
  const { hear, called } = bridgeWith(() => Promise.resolve({}), null);

  for (const call of ['act', 'read', 'leave', 'top-up', 'hands']) hear({ from: ROOM_FRAME, ask: 1, call, input: {} });
  hear({ from: ROOM_FRAME, ask: 2, call: 'hand', input: { handId: 42n } });

  expect(called).toEqual([{ name: 'rooms.read-hand', input: { query: { handId: 42n } } }]);
});

test('what the server refuses is told in its words; what got lost may be asked again', async () => {
  const refused = bridgeWith(() =>
    Promise.reject(new ApiError('rooms.action-refused', 'Không được.', { fault: 'must-lead' })),
  );
  const lost = bridgeWith(() => Promise.reject(new ApiError('network.timeout', '')));
  refused.hear({ from: ROOM_FRAME, ask: 1, call: 'act', input: {} });
  lost.hear({ from: ROOM_FRAME, ask: 2, call: 'read', input: {} });

  await vi.waitFor(() => expect(refused.told.length + lost.told.length).toBe(2));

  expect(refused.told[0]).toEqual({
    ...{ from: ROOM_FRAME, answer: 1, refused: 'rooms.action-refused', message: 'Không được.' },
    about: { fault: 'must-lead' },
  });
  expect(lost.told[0]).toEqual({ from: ROOM_FRAME, answer: 2, lost: true });
  expect(lost.called[0]?.input).toEqual({ query: { tableId: 7n } });
});

const room = (change: Partial<Room>): Room => ({
  ...{ room: 'phom-1', game: 'phom', level: 1, style: 'classic', currency: 'VND', unit: money(10n), chip: null },
  ...{ seats: 4, buyIn: { least: money(300n), most: money(2_000n) }, turnSeconds: 15, hasHouse: true, players: 2 },
  tables: 1,
  ...change,
});

test('rooms stand by game with what is played in all of them; stakes ascend', () => {
  const games = roomsByGame([room({ level: 2, room: 'phom-2', players: 3 }), room({}), room({ game: 'holdem' })]);

  expect(games.map(({ game, players, tables }) => [game, players, tables])).toEqual([
    ['phom', 5, 2],
    ['holdem', 2, 1],
  ]);
  expect(games[0]?.rooms.map(({ level }) => level)).toEqual([1, 2]);
});

test('amounts to bring stay within the room, in whole chips', () => {
  expect(quickBuyIns(room({}))).toEqual([300n, 600n, 1_500n, 2_000n]);
  expect(inChips(money(1_099n), money(50n))).toBe(1_050n);
});

test('codes, tiles and tables are read from what is typed and told', () => {
  expect(codeIn('ab-10o c2defgh')).toBe('ABC2DE');
  expect(nodeIn(new URLSearchParams('nodeId=12'))).toBe(12n);
  expect(nodeIn(new URLSearchParams('nodeId=-12'))).toBeUndefined();
  expect([tableIn({ tableId: '5' }), tableIn({ tableId: '5/../6' }), tableIn(null)]).toEqual([
    '5',
    undefined,
    undefined,
  ]);
});
