import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { MemberId } from '@fairground/contract/ids';
import { CARD_GAMES } from '@fairground/contract/rooms/fields';
import type { TableView } from '@fairground/contract/rooms/table';
import { seatCommitOf } from '@fairground/engines/cards/hand-deck';
import type { Rooms } from '../../server/src/modules/rooms/index.ts';
import { callerOf } from '../process/member-caller.ts';

/** How people behave: how often a message is lost, how often it is sent twice, and how long they think at most. */
export type Manners = { readonly losesOneIn: number; readonly repeatsOneIn: number; readonly thinksMs: number };

type Counts = { calls: number; acts: number };

/** Somebody who sits down wherever they are not, plays what the rules allow, and sometimes leaves; by the calls of players. */
export const playAlong = async (
  rooms: Rooms,
  member: MemberId,
  manners: Manners,
  counts: Counts,
  isOver: () => boolean,
): Promise<void> => {
  const ask = async <Value>(name: string, input: object): Promise<Value | undefined> => {
    if (randomInt(manners.losesOneIn) === 0) return undefined;
    const route = rooms.routes?.find(({ endpoint }) => endpoint.name === `rooms.${name}`);
    if (!route) throw new Error(`No route answers ${name}.`);
    const times = randomInt(manners.repeatsOneIn) === 0 ? 2 : 1;
    const input2 = { query: undefined, body: undefined, ...input };
    const answers = await Promise.allSettled(
      Array.from({ length: times }, () => route.handle(input2, callerOf(member))),
    );
    counts.calls += times;
    const told = answers.find((answer) => answer.status === 'fulfilled');
    return told?.value as Value | undefined;
  };
  const game = CARD_GAMES[Number(member % BigInt(CARD_GAMES.length))] ?? 'tien-len';
  const room = `${game}-1${game === 'holdem' && member > CARD_GAMES.length ? '-sit-and-go' : ''}`;
  const seedOf = (no: number): string => (member * 1_000_003n + BigInt(no)).toString(16).padStart(32, '0');
  let serial = 0;
  const newId = (): string => `${member}-${process.pid}-${(serial += 1)}-request`;

  while (!isOver()) {
    await sleep(randomInt(manners.thinksMs) + 1);
    const seats = await ask<{ list: readonly { tableId: bigint; room: string }[] }>('list-own-seats', {});
    const own = seats?.list[0];
    if (seats && !own) await ask('take-quick-seat', { body: { room, requestId: newId() } });
    if (!own) continue;
    const { tableId } = own;
    const read = await ask<{ table: TableView }>('read-table', { query: { tableId } });
    const table = read?.table;
    if (!table || table.yourSeat === null) continue;
    if (table.next.needsCommit) {
      const { no } = table.next;
      const name = { game: table.room.game, table: String(tableId), hand: no };
      const commit = seatCommitOf(name, { seat: table.yourSeat, seed: seedOf(no) });
      await ask('commit-seed', { body: { tableId, no, commit } });
    }
    const { hand } = table;
    if (hand && table.needsReveal) await ask('reveal-seed', { body: { tableId, no: hand.no, seed: seedOf(hand.no) } });
    const action = hand && hand.legal.length > 0 ? hand.legal[randomInt(hand.legal.length)] : undefined;
    if (hand && action) {
      await ask('act', { body: { tableId, hand: hand.handId, requestId: newId(), action } });
      counts.acts += 1;
    }
    const isAway = table.seats.find(({ isYou }) => isYou)?.state === 'AWAY';
    if (isAway) await ask('set-ready', { body: { tableId, isReady: true } });
    if (randomInt(150) === 0) await ask('leave-table', { body: { tableId } });
  }
};
