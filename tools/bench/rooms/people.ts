import { Agent, request } from 'node:http';
import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { REALTIME_PATH } from '@fairground/contract/push-wire';
import type { PageEvents, PushMessage, ServerEvents } from '@fairground/contract/push-wire';
import { seatCommitOf } from '@fairground/engines/cards/hand-deck';
import { io } from 'socket.io-client';
import type { Socket } from 'socket.io-client';
import { tokenOf } from './tokens.ts';

/** A table as the wire has it, as far as a person of the bench looks. */
export type SeenTable = {
  readonly tableId: string;
  readonly version: number;
  readonly room: { readonly game: string };
  readonly yourSeat: number | null;
  readonly seats: readonly { readonly isYou: boolean; readonly state: string }[];
  readonly next: { readonly no: number; readonly needsCommit: boolean };
  readonly needsReveal: boolean;
  readonly hand: {
    readonly handId: string;
    readonly no: number;
    readonly seq: number;
    readonly legal: readonly object[];
  } | null;
};

export type Person = { readonly member: number; readonly table: number };

export type Line = {
  readonly socket: Socket<ServerEvents, PageEvents>;
  readonly post: (path: string, body: object) => Promise<unknown>;
  readonly get: (path: string) => Promise<unknown>;
};

const agent = new Agent({ keepAlive: true, maxSockets: 256 });

/** A page: one socket that hears its member, and calls. */
export const openLine = async (
  url: string,
  { member, table }: Person,
  heard: (message: PushMessage) => void,
): Promise<Line> => {
  const token = tokenOf(member);
  const socket: Socket<ServerEvents, PageEvents> = io(url, {
    ...{ path: REALTIME_PATH, transports: ['websocket'], auth: { token }, forceNew: true, reconnection: false },
  });
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', () => resolve());
    socket.once('connect_error', reject);
  });
  socket.on('push', (_topic, message) => heard(message));
  const call = (method: string, path: string, body: object | undefined): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'x-table': table };
      const asked = request(`${url}${path}`, { method, agent, headers }, (answer) => {
        let text = '';
        answer.setEncoding('utf8');
        answer.on('data', (part: string) => (text += part));
        answer.on('end', () => resolve(JSON.parse(text)));
      });
      asked.on('error', reject);
      asked.end(body === undefined ? undefined : JSON.stringify(body));
    });
  return { socket, post: (path, body) => call('POST', path, body), get: (path) => call('GET', path, undefined) };
};

/** Asks to hear what is said to the member; the relay has nobody to ask. */
export const subscribe = ({ socket }: Line): Promise<void> =>
  new Promise((resolve) => {
    socket.emit('subscribe', { topic: 'member', after: null }, () => resolve());
  });

/** What is measured: from the moment an action is sent until the last seat of its table has seen it. */
export type Delivery = { sent: number; readonly left: Set<number>; readonly handId: string; readonly seq: number };

export type Crowd = {
  readonly deliveries: Map<number, Delivery>;
  readonly took: number[];
  readonly refused: string[];
  /** The last number of each hand that somebody got an answer for. */
  readonly acknowledged: Map<number, { readonly handId: string; readonly seq: number }>;
  isMeasured: boolean;
  isOver: boolean;
  sample: unknown;
};

export const newCrowd = (): Crowd => ({
  ...{ deliveries: new Map(), took: [], refused: [], acknowledged: new Map() },
  ...{ isMeasured: false, isOver: false, sample: undefined },
});

export const arrived = (crowd: Crowd, { member, table }: Person, hand: SeenTable['hand'] | undefined): void => {
  const delivery = crowd.deliveries.get(table);
  if (!delivery || (hand && hand.handId === delivery.handId && hand.seq <= delivery.seq)) return;
  delivery.left.delete(member);
  if (delivery.left.size > 0) return;
  crowd.deliveries.delete(table);
  if (crowd.isMeasured) crowd.took.push(performance.now() - delivery.sent);
};

const CALLS = '/wps/relay/rooms';

/** Somebody who plays at one table: commits and shows seeds, thinks, and does something legal when it is their turn. */
export const playAt = async (
  url: string,
  person: Person,
  mates: readonly number[],
  crowd: Crowd,
  thinks: () => number,
): Promise<{ readonly line: Line; readonly begin: (tableId: string) => Promise<void> }> => {
  const { member, table } = person;
  const done = { commit: 0, reveal: 0, act: '' };
  let version = 0;
  const answered = (answer: unknown): void => {
    const { value, code } = answer as { value?: { table?: SeenTable }; code?: string };
    if (value?.table) seen(value.table);
    else if (code !== undefined && code !== 'ok' && value === undefined) crowd.refused.push(code);
  };
  const seen = (view: SeenTable): void => {
    if (crowd.isOver || view.version < version) return;
    version = view.version;
    const { tableId, next, hand, yourSeat } = view;
    if (yourSeat === null) return;
    const name = (no: number) => ({ game: view.room.game, table: tableId, hand: no });
    const seedOf = (no: number): string => (member * 1_000_003 + no).toString(16).padStart(32, '0');
    if (view.seats.some(({ isYou, state }) => isYou && state === 'AWAY'))
      void line.post(`${CALLS}/ready`, { tableId, isReady: true }).catch(() => undefined);
    if (next.needsCommit && done.commit !== next.no) {
      done.commit = next.no;
      const commit = seatCommitOf(name(next.no), { seat: yourSeat, seed: seedOf(next.no) });
      void line.post(`${CALLS}/commit`, { tableId, no: next.no, commit }).catch(() => undefined);
    }
    if (view.needsReveal && hand && done.reveal !== hand.no) {
      done.reveal = hand.no;
      void line
        .post(`${CALLS}/reveal`, { tableId, no: hand.no, seed: seedOf(hand.no) })
        .then(answered, () => undefined);
    }
    const turn = hand && hand.legal.length > 0 ? `${hand.handId}:${hand.seq}` : '';
    if (hand && turn !== '' && done.act !== turn) {
      done.act = turn;
      void act(tableId, hand);
    }
  };
  const act = async (tableId: string, hand: NonNullable<SeenTable['hand']>): Promise<void> => {
    await sleep(thinks());
    if (crowd.isOver) return;
    const { handId, seq, legal } = hand;
    const action = legal[randomInt(legal.length)];
    crowd.deliveries.set(table, { sent: performance.now(), left: new Set(mates), handId, seq });
    try {
      const answer = await line.post(`${CALLS}/act`, {
        ...{ tableId, hand: handId, requestId: `${member}-${handId}-${seq}-bench`, action },
      });
      const { value } = answer as { value?: { seq?: number } };
      if (value?.seq !== undefined) crowd.acknowledged.set(table, { handId, seq: value.seq });
      answered(answer);
    } catch {
      // The node was killed: what became of the action is seen after the restart.
    }
  };
  const line = await openLine(url, person, ([, name, data]) => {
    if (name !== 'rooms.table-moved') return;
    const { table: view } = data as { table: SeenTable };
    if (view.hand && view.hand.legal.length > 0) crowd.sample ??= data;
    arrived(crowd, person, view.hand);
    seen(view);
  });
  await subscribe(line);
  return {
    line,
    begin: async (tableId) => answered(await line.get(`${CALLS}/table?tableId=${tableId}`)),
  };
};
