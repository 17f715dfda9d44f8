import type { TableView } from '@fairground/contract/rooms/table';
import { isSeatSeed, seatCommitOf } from '@fairground/engines/cards/hand-deck';
import { expect, test } from 'vitest';
import { createRoomLink, RoomRefused } from './room-link.ts';
import type { RoomLink } from './room-link.ts';
import { createSeeds } from './seeds.ts';
import { createEngineTable } from './testing/engine-table.ts';

const random = (bytes: number) => new Uint8Array(bytes).fill(7);

type Needs = { readonly commit?: boolean; readonly reveal?: boolean; readonly yourCommit?: string };

const asking = (table: TableView, { commit = false, reveal = false, yourCommit }: Needs): TableView => ({
  ...table,
  next: { ...table.next, no: 42, needsCommit: commit, yourCommit: yourCommit ?? null },
  needsReveal: reveal,
  hand: table.hand && { ...table.hand, commits: [{ seat: 0, commit: yourCommit ?? '' }] },
});
const commitOf = (seed: string): string => seatCommitOf({ game: 'tien-len', table: '7', hand: 42 }, { seat: 0, seed });

test('a seat commits once to a seed of its own making, and shows the same one', () => {
  const { link, asked, table } = createEngineTable('tien-len');
  const seeds = createSeeds(link, random);
  seeds.setWords('may-man');

  seeds.follow(asking(table(), { commit: true }));
  seeds.follow(asking(table(), { commit: true }));
  seeds.follow(asking(table(), { reveal: true, yourCommit: commitOf(`${'07'.repeat(16)}-may-man`) }));

  expect(asked.map(({ call }) => call)).toEqual(['commit', 'reveal']);
  const [committed, shown] = asked.map(({ input }) => input as { readonly commit?: string; readonly seed?: string });
  const { commit } = committed ?? {};
  const { seed = '' } = shown ?? {};
  expect(isSeatSeed(seed)).toBe(true);
  expect(seed.endsWith('-may-man')).toBe(true);
  expect(commit).toBe(commitOf(seed));
});

test('a device that does not know the seed behind the commit of its seat commits anew, once', () => {
  const { link, asked, table } = createEngineTable('tien-len');
  const seeds = createSeeds(link, random);
  const own = commitOf('07'.repeat(16));

  seeds.follow(asking(table(), { yourCommit: 'f'.repeat(64) }));
  seeds.follow(asking(table(), { yourCommit: own }));
  // The other device was the last one: the two do not take turns, and this one shows no seed that does not fit.
  seeds.follow(asking(table(), { yourCommit: 'e'.repeat(64) }));
  seeds.follow(asking(table(), { reveal: true, yourCommit: 'e'.repeat(64) }));

  expect(asked).toEqual([{ call: 'commit', input: { no: 42, commit: own } }]);
});

test('a seed that the page kept is shown after a reload', () => {
  const { link, asked, table } = createEngineTable('tien-len');
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
  after.follow(asking(table(), { yourCommit: commitOf('07'.repeat(16)) }));
  after.follow(asking(table(), { reveal: true, yourCommit: commitOf('07'.repeat(16)) }));

  expect(asked.map(({ call }) => call)).toEqual(['commit', 'reveal']);
  expect(asked.at(-1)).toEqual({ call: 'reveal', input: { no: 42, seed: '07'.repeat(16) } });
});

test('what was announced and dealt is noted once, and kept with the seeds over a reload in a short text', () => {
  const { link, table } = createEngineTable('tien-len', { players: 3, button: 1 });
  let kept = '';
  const keeping: RoomLink = {
    ...link,
    keep: (text) => {
      kept = text;
    },
  };
  const seeds = createSeeds(keeping, random);
  seeds.setWords('w'.repeat(24));
  const asked = {
    ...table(),
    next: {
      no: 42,
      commitment: 'b'.repeat(64),
      needsCommit: true,
      yourCommit: null,
      waitsForBlind: false,
      postsBlind: false,
    },
  };
  const own = { seat: 0, seed: `${'07'.repeat(16)}-${'w'.repeat(24)}` };

  seeds.follow({ ...asked, hand: null });
  seeds.follow(asking(table(), { yourCommit: commitOf(own.seed) }));
  seeds.follow({ ...asked, next: { ...asked.next, commitment: 'f'.repeat(64), needsCommit: false } });
  for (const no of [43, 44, 45]) seeds.follow({ ...asked, hand: null, next: { ...asked.next, no } });
  const after = createSeeds(link, random);
  after.restore(kept);

  const view = table().hand?.view as { readonly cards: readonly number[] } | undefined;
  expect(after.seen(42)).toEqual({
    ...{ commitment: 'b'.repeat(64), root: 'c'.repeat(64), own },
    dealt: { players: 3, button: 1, seat: 0, count: 13, cards: view?.cards },
  });
  expect(kept.length).toBeLessThan(2_000);
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
