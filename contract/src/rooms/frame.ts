import type { BodyOf, Endpoint, QueryOf, ValueOf } from '../endpoint.ts';
import type { PushData } from '../push.ts';
import type {
  actInHand,
  commitSeed,
  leaveCardTable,
  readCardTable,
  revealSeed,
  sayAtTable,
  setReady,
  topUpSeat,
} from './endpoints.ts';
import type { listHands, readHand, readHandProof, readRoomRules } from './hands.ts';
import type { tableSaid } from './pushes.ts';
import type { TableView } from './table.ts';

/**
 * How the client of a card table, which has no session, speaks with the page around it, which has one. The client asks by
 * the name of a call; the page puts in the table and asks the server. Messages are copied as they are: amounts and ids
 * stay numbers.
 */
export const ROOM_FRAME = 'fairground-card-table';

/** The calls a client may ask for; of any other name nothing is asked. */
export const ROOM_CALLS = [
  'act',
  'say',
  'ready',
  'leave',
  'top-up',
  'commit',
  'reveal',
  'read',
  'hands',
  'hand',
  'proof',
  'rules',
] as const;
export type RoomCall = (typeof ROOM_CALLS)[number];

export type RoomEndpoints = {
  readonly act: typeof actInHand;
  readonly say: typeof sayAtTable;
  readonly ready: typeof setReady;
  readonly leave: typeof leaveCardTable;
  readonly 'top-up': typeof topUpSeat;
  readonly commit: typeof commitSeed;
  readonly reveal: typeof revealSeed;
  readonly read: typeof readCardTable;
  readonly hands: typeof listHands;
  readonly hand: typeof readHand;
  readonly proof: typeof readHandProof;
  readonly rules: typeof readRoomRules;
};

type Asked<E extends Endpoint> = [BodyOf<E>] extends [undefined] ? QueryOf<E> : BodyOf<E>;

/** What a client says with a call; the table is the page's to name. */
export type RoomInput<Name extends RoomCall> = Omit<Asked<RoomEndpoints[Name]>, 'tableId'>;
export type RoomValue<Name extends RoomCall> = ValueOf<RoomEndpoints[Name]>;

/** From the client to the page. */
export type RoomAsk =
  | { readonly from: typeof ROOM_FRAME; readonly ask: number; readonly call: RoomCall; readonly input: object }
  /** Something to be given back after a reload: the client has no storage of its own. */
  | { readonly from: typeof ROOM_FRAME; readonly keep: string }
  /** What the player set at this table, such as who is muted: kept by this device for longer than the tab. */
  | { readonly from: typeof ROOM_FRAME; readonly like: string }
  /** The player wants to see a hand proved on the site, or wants to be somewhere else. */
  | { readonly from: typeof ROOM_FRAME; readonly go: 'lobby' }
  | { readonly from: typeof ROOM_FRAME; readonly verify: string }
  /** A picture of a hand to be shared or saved: a frame without an origin may do neither. */
  | { readonly from: typeof ROOM_FRAME; readonly share: Blob; readonly name: string };

/** From the page to the client. */
export type RoomTold =
  | { readonly from: typeof ROOM_FRAME; readonly answer: number; readonly value: unknown }
  | {
      readonly from: typeof ROOM_FRAME;
      readonly answer: number;
      /** The code of the refusal, the server's sentence, and what it adds. */
      readonly refused: string;
      readonly message: string;
      readonly about: unknown;
    }
  /** No answer came: the same may be asked again. */
  | { readonly from: typeof ROOM_FRAME; readonly answer: number; readonly lost: true }
  | { readonly from: typeof ROOM_FRAME; readonly moved: TableView }
  | { readonly from: typeof ROOM_FRAME; readonly said: PushData<typeof tableSaid> }
  | { readonly from: typeof ROOM_FRAME; readonly left: string }
  /** The line to the server is up again: what was missed is read anew. */
  | { readonly from: typeof ROOM_FRAME; readonly line: 'up' | 'down' }
  | { readonly from: typeof ROOM_FRAME; readonly kept: string }
  | { readonly from: typeof ROOM_FRAME; readonly liked: string };

const isOfRoom = (data: unknown): data is { readonly from: typeof ROOM_FRAME } =>
  typeof data === 'object' && data !== null && 'from' in data && data.from === ROOM_FRAME;

/** The longest text a client may have kept. */
const KEPT_MAX = 2_000;
const LIKED_MAX = 1_000;
const PICTURE_BYTES_MAX = 2_000_000;
const PICTURE_NAME = /^[\w-]{1,40}$/;
const HAND_ID = /^[1-9]\d{0,18}$/;

/** Reads what the client says; anything else that reaches the window says nothing. */
export const readRoomAsk = (data: unknown): RoomAsk | undefined => {
  if (!isOfRoom(data)) return undefined;
  if ('keep' in data)
    return typeof data.keep === 'string' && data.keep.length <= KEPT_MAX
      ? { from: ROOM_FRAME, keep: data.keep }
      : undefined;
  if ('like' in data)
    return typeof data.like === 'string' && data.like.length <= LIKED_MAX
      ? { from: ROOM_FRAME, like: data.like }
      : undefined;
  if ('go' in data) return data.go === 'lobby' ? { from: ROOM_FRAME, go: 'lobby' } : undefined;
  // It becomes part of an address: a number and nothing else.
  if ('verify' in data)
    return typeof data.verify === 'string' && HAND_ID.test(data.verify)
      ? { from: ROOM_FRAME, verify: data.verify }
      : undefined;
  if ('share' in data) return readShare(data);
  if (!('ask' in data) || !('call' in data) || !('input' in data)) return undefined;
  const call = ROOM_CALLS.find((name) => name === data.call);

  return call && typeof data.ask === 'number' && typeof data.input === 'object' && data.input !== null
    ? { from: ROOM_FRAME, ask: data.ask, call, input: data.input }
    : undefined;
};

const readShare = ({ share, ...rest }: { readonly share: unknown }): RoomAsk | undefined => {
  const name = 'name' in rest && typeof rest.name === 'string' && PICTURE_NAME.test(rest.name) ? rest.name : undefined;
  const isPicture = share instanceof Blob && share.type === 'image/png' && share.size <= PICTURE_BYTES_MAX;
  return isPicture && name !== undefined ? { from: ROOM_FRAME, share, name } : undefined;
};

/** Reads what the page says; the client believes its own page, which has read it by its schema. */
export const readRoomTold = (data: unknown): RoomTold | undefined => (isOfRoom(data) ? (data as RoomTold) : undefined);
