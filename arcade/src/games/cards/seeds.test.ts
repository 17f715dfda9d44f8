import type { TableView } from '@fairground/contract/rooms/table';
import { isSeatSeed, seatCommitOf } from '@fairground/engines/cards/hand-deck';
import { expect, test } from 'vitest';
import { createRoomLink, RoomRefused } from './room-link.ts';
import type { RoomLink } from './room-link.ts';
import { createSeeds } from './seeds.ts';
import { createEngineTable } from './testing/engine-table.ts';

const random = (bytes: number) => new Uint8Array(bytes).fill(7);

const asking = (table: TableView, needs: { commit?: boolean; reveal?: boolean; no?: number }): TableView => ({
  ...table,
  next: { ...table.next, no: needs.no ?? 42, needsCommit: needs.commit === true },
  needsReveal: needs.reveal === true,
});

test('a seat commits once to a seed of its own making, and shows the same one', () => {
  const { link, asked, table } = createEngineTable('tien-len');
  const seeds = createSeeds(link, random);
  seeds.setWords('may-man');

  seeds.follow(asking(table(), { commit: true }));
  seeds.follow(asking(table(), { commit: true }));
  seeds.follow(asking(table(), { reveal: true }));

  expect(asked.map(({ call }) => call)).toEqual(['commit', 'reveal']);
  const [committed, shown] = asked.map(({ input }) => input as { readonly commit?: string; readonly seed?: string });
  const { commit } = committed ?? {};
  const { seed = '' } = shown ?? {};
  expect(isSeatSeed(seed)).toBe(true);
  expect(seed.endsWith('-may-man')).toBe(true);
  expect(commit).toBe(seatCommitOf({ game: 'tien-len', table: '7', hand: 42 }, { seat: 0, seed }));
});

test('a seed that the page kept is shown after a reload', () => {
  const { link, asked, table } = createEngineTable('phom');
  let kept = '';
  const keeping: RoomLink = {
    ...link,
    keep: (text) => {
      kept = text;
    },
  };
  createSeeds(keeping, random).follow(asking(table(), { commit: true }));

  const after = createSeeds(link, random);
  after.restore('not what was kept');
  after.restore(kept);
  after.follow(asking(table(), { reveal: true }));

  expect(asked.at(-1)).toEqual({ call: 'reveal', input: { no: 42, seed: '07'.repeat(16) } });
});

test('an order is sent again until there is an answer, and a refusal is told with what the server says', async () => {
  const sent: object[] = [];
  let tell: (data: unknown) => void = () => undefined;
  let waits = 0;
  const link = createRoomLink({
    post: (message) => {
      sent.push(message);
      const from = 'fairground-card-table';
      const answer = sent.length;
      queueMicrotask(() =>
        tell(
          answer === 1
            ? { from, answer, lost: true }
            : { from, answer, refused: 'rooms.action-refused', message: 'Không được.', about: { fault: 'must-lead' } },
        ),
      );
    },
    hear: (listener) => {
      tell = listener;
    },
    wait: () => Promise.resolve(),
    onWaiting: () => {
      waits += 1;
    },
  });

  const order = link.ask('say', { word: 'hello' });

  await expect(order).rejects.toBeInstanceOf(RoomRefused);
  await expect(order).rejects.toMatchObject({ message: 'Không được.', about: { fault: 'must-lead' } });
  expect([sent.length, waits]).toEqual([2, 1]);
});
