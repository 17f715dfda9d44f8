import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { MemberId } from '@fairground/contract/ids';
import { CARD_GAMES } from '@fairground/contract/rooms/fields';
import type { TableView } from '@fairground/contract/rooms/table';
import { seatCommitOf } from '@fairground/engines/cards/hand-deck';
import type { Rooms } from '../../server/src/modules/rooms/index.ts';
import { createCalls } from './rooms-calls.ts';
import type { CallCounts, Manners } from './rooms-calls.ts';
import type { News, SocketCounts } from './rooms-sockets.ts';

/** What people do and meet: orders in hands, news they missed and read, and turns they let the clock play. */
export type PeopleCounts = CallCounts & SocketCounts & { acts: number; caughtUp: number; slept: number };

export const NO_COUNTS: PeopleCounts = {
  ...{ calls: 0, forgotten: 0, repeated: 0, heard: 0, dropped: 0, doubled: 0, acts: 0, caughtUp: 0, slept: 0 },
};

export type Life = {
  readonly manners: Manners;
  readonly counts: PeopleCounts;
  readonly fault: (line: string) => void;
  readonly listen: (member: MemberId, hear: (news: News) => void) => void;
};

/** Who has heard nothing for so long asks. */
const QUIET_MS = 1_200;
/** Everybody of this many is slow: one turn in three takes longer than its time and its bank. */
const SLOW_ONE_IN = 4;
const SLOW_TURNS_ONE_IN = 3;

/**
 * Somebody who sits down wherever they are not, plays what the rules allow by what the socket told, and sometimes sits out
 * or leaves. What the socket did not tell is read; an older view than the known one is passed over, as every page does.
 */
export const playAlong = async (rooms: Rooms, member: MemberId, life: Life): Promise<void> => {
  const { counts, fault } = life;
  const ask = createCalls(rooms, member, life);
  const game = CARD_GAMES[Number(member % BigInt(CARD_GAMES.length))] ?? 'tien-len';
  const style = game === 'holdem' && member > CARD_GAMES.length ? '-sit-and-go' : member % 3n === 0n ? '-slow' : '';
  const room = `${game}-1${style}`;
  const isSlow = member % BigInt(SLOW_ONE_IN) === 0n;
  const seedOf = (no: number): string => (member * 1_000_003n + BigInt(no)).toString(16).padStart(32, '0');
  let serial = 0;
  const newId = (): string => `${member}-${process.pid}-${(serial += 1)}-request`;
  let known: TableView | undefined;
  let heardAt = 0;

  const take = (table: TableView): void => {
    heardAt = performance.now();
    if (known?.tableId === table.tableId && table.version <= known.version) return;
    known = table;
  };
  life.listen(member, (news) => {
    if ('left' in news) known = known?.tableId === news.left ? undefined : known;
    else take(news.table);
  });
  const read = async (tableId: bigint): Promise<void> => {
    const before = known?.tableId === tableId ? known.version : 0;
    const answer = await ask<{ table: TableView }>('read-table', { query: { tableId } });
    if (!answer) return;
    const { version } = answer.table;
    if (version < before) fault(`member ${member} was told version ${before} of table ${tableId} and reads ${version}`);
    if (before > 0 && version > before) counts.caughtUp += 1;
    take(answer.table);
  };
  const sitDown = async (): Promise<void> => {
    const seats = await ask<{ list: readonly { tableId: bigint }[] }>('list-own-seats', {});
    const own = seats?.list[0];
    if (own) return read(own.tableId);
    if (seats) await ask('take-quick-seat', { body: { room, requestId: newId() } });
  };

  for (;;) {
    await sleep(randomInt(life.manners.thinksMs) + 1);
    if (known !== undefined && performance.now() - heardAt > QUIET_MS) await read(known.tableId);
    if (known === undefined || known.yourSeat === null || known.phase === 'CLOSED') {
      known = undefined;
      await sitDown();
      continue;
    }
    const table: TableView = known;
    const { tableId, hand, next } = table;
    const own = table.seats.find(({ isYou }) => isYou);
    if (next.needsCommit) {
      const { no } = next;
      const name = { game: table.room.game, table: String(tableId), hand: no };
      const commit = seatCommitOf(name, { seat: table.yourSeat ?? 0, seed: seedOf(no) });
      await ask('commit-seed', { body: { tableId, no, commit } });
    }
    if (hand && table.needsReveal) await ask('reveal-seed', { body: { tableId, no: hand.no, seed: seedOf(hand.no) } });
    const action = hand && hand.legal.length > 0 ? hand.legal[randomInt(hand.legal.length)] : undefined;
    if (hand && action) {
      const due = hand.clocks.find(({ seat }) => seat === table.yourSeat)?.dueInMs ?? 0;
      if (isSlow && randomInt(SLOW_TURNS_ONE_IN) === 0) {
        counts.slept += 1;
        await sleep(due + randomInt(1_500));
      }
      const body = { tableId, hand: hand.handId, requestId: newId(), action };
      const done = await ask<{ table: TableView }>('act', { body });
      counts.acts += 1;
      // Without an answer nobody knows what came of it: the table is read.
      if (done) take(done.table);
      else heardAt = 0;
    }
    if (own?.state === 'AWAY')
      await ask('set-ready', { body: { tableId, isReady: true, postsBlind: randomInt(2) === 0 } });
    else if (randomInt(60) === 0) await ask('set-ready', { body: { tableId, isReady: false } });
    if (own?.state === 'SITTING' && randomInt(10) === 0)
      await ask('top-up', { body: { tableId, requestId: newId(), amount: table.room.unit } });
    if (randomInt(150) === 0) await ask('leave-table', { body: { tableId } });
  }
};
