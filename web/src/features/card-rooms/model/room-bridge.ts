import type { Endpoint, InputOf } from '@fairground/contract/endpoint';
import { readRoomAsk, ROOM_FRAME } from '@fairground/contract/rooms/frame';
import type { RoomEndpoints, RoomTold } from '@fairground/contract/rooms/frame';
import {
  actInHand,
  commitSeed,
  leaveCardTable,
  readCardTable,
  revealSeed,
  sayAtTable,
  setReady,
  topUpSeat,
} from '@fairground/contract/rooms/endpoints';
import { listHands, readHand, readHandProof, readRoomRules } from '@fairground/contract/rooms/endpoints';
import type { CardTableId } from '@fairground/contract/rooms/fields';
import { ApiError } from '@fairground/client/api';

/** What a client of a card table may have asked; nothing else of the site is in its reach. */
const ENDPOINTS: RoomEndpoints = {
  act: actInHand,
  say: sayAtTable,
  ready: setReady,
  leave: leaveCardTable,
  'top-up': topUpSeat,
  commit: commitSeed,
  reveal: revealSeed,
  read: readCardTable,
  hands: listHands,
  hand: readHand,
  proof: readHandProof,
  rules: readRoomRules,
};

/** Calls about one hand or one game; all others are about the table, whose number the page puts in. */
const OF_NO_TABLE: ReadonlySet<keyof RoomEndpoints> = new Set(['hand', 'proof', 'rules']);

/** After these the wallet has another balance. */
const OF_MONEY: ReadonlySet<keyof RoomEndpoints> = new Set(['leave', 'top-up']);

/** A person makes these; the client makes all others by itself as well. */
const OF_A_PERSON: ReadonlySet<keyof RoomEndpoints> = new Set(['act', 'say', 'ready', 'leave', 'top-up']);

export type BridgeDeps = {
  /** The table of the page; null where the frame shows a hand that is over. */
  readonly tableId: CardTableId | null;
  readonly call: (endpoint: Endpoint, input: InputOf<Endpoint>) => Promise<unknown>;
  readonly tell: (message: RoomTold) => void;
  readonly keep: (text: string) => void;
  readonly like: (text: string) => void;
  readonly go: (where: 'lobby') => void;
  readonly verify: (handId: string) => void;
  readonly share: (picture: Blob, name: string) => void;
  readonly onMoney: () => void;
  /** A person is at the table: what is touched in the frame is not heard outside of it. */
  readonly onSign: () => void;
};

/** Hears what the client in the frame says and answers it; whatever else reaches the window is passed over. */
export const createRoomBridge = (deps: BridgeDeps): ((data: unknown) => void) => {
  const answer = async (ask: number, name: keyof RoomEndpoints, input: object): Promise<void> => {
    const endpoint: Endpoint = ENDPOINTS[name];
    if (OF_A_PERSON.has(name)) deps.onSign();
    const whole = OF_NO_TABLE.has(name) ? input : { ...input, tableId: deps.tableId };
    // The call checks what it sends by the schema of its endpoint.
    const sent = (endpoint.body === undefined ? { query: whole } : { body: whole }) as object as InputOf<Endpoint>;
    try {
      const value = await deps.call(endpoint, sent);
      deps.tell({ from: ROOM_FRAME, answer: ask, value });
      if (OF_MONEY.has(name)) deps.onMoney();
    } catch (error) {
      deps.tell(refusalOf(error, ask));
    }
  };
  return (data) => {
    const asked = readRoomAsk(data);
    if (asked === undefined) return;
    if ('keep' in asked) deps.keep(asked.keep);
    else if ('like' in asked) deps.like(asked.like);
    else if ('go' in asked) deps.go(asked.go);
    else if ('verify' in asked) deps.verify(asked.verify);
    else if ('share' in asked) deps.share(asked.share, asked.name);
    else if (deps.tableId !== null || OF_NO_TABLE.has(asked.call)) void answer(asked.ask, asked.call, asked.input);
  };
};

/** What the server said no to is said; everything else may be asked again, for every order carries its own name. */
const refusalOf = (error: unknown, answer: number): RoomTold => {
  const isHeard =
    error instanceof ApiError && !error.isNetwork && !/^request\.(?:too-many|unavailable)/.test(error.code);
  if (isHeard) return { from: ROOM_FRAME, answer, refused: error.code, message: error.message, about: error.value };
  if (!(error instanceof ApiError)) console.error(error);
  return { from: ROOM_FRAME, answer, lost: true };
};
