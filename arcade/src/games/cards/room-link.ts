import { readRoomTold, ROOM_FRAME } from '@fairground/contract/rooms/frame';
import type { RoomAsk, RoomCall, RoomInput, RoomTold, RoomValue } from '@fairground/contract/rooms/frame';

/** The server understood and said no: its code, its sentence in the player's language, and what it adds. */
export class RoomRefused extends Error {
  readonly code: string;
  readonly about: unknown;

  constructor(code: string, message: string, about: unknown) {
    super(message);
    this.name = 'RoomRefused';
    this.code = code;
    this.about = about;
  }
}

export type RoomNews = Exclude<RoomTold, { readonly answer: number }>;

/** The way to the server, through the page around the frame. */
export type RoomLink = {
  /** Asks until there is an answer: every order carries a name of its own and counts once. */
  readonly ask: <Name extends RoomCall>(call: Name, input: RoomInput<Name>) => Promise<RoomValue<Name>>;
  /** Kept by the page, and given back after a reload. */
  readonly keep: (text: string) => void;
  /** Kept by the page on this device, for this table. */
  readonly like: (text: string) => void;
  readonly go: (where: 'lobby') => void;
  readonly verify: (handId: bigint) => void;
  /** Hands a picture to the page, which shares or saves it. */
  readonly share: (picture: Blob, name: string) => void;
  readonly listen: (hear: (news: RoomNews) => void) => void;
};

export type LinkDeps = {
  readonly post: (message: RoomAsk) => void;
  /** Calls back with everything the page says. */
  readonly hear: (listener: (data: unknown) => void) => void;
  readonly wait: (ms: number) => Promise<void>;
  /** Called before an order is sent again. */
  readonly onWaiting: (tries: number) => void;
};

type Answer = (told: Extract<RoomTold, { readonly answer: number }>) => void;

const FIRST_WAIT_MS = 400;
const WAIT_MAX_MS = 4_000;

export const createRoomLink = ({ post, hear, wait, onWaiting }: LinkDeps): RoomLink => {
  const waiting = new Map<number, Answer>();
  const listeners: ((news: RoomNews) => void)[] = [];
  let asks = 0;
  hear((data) => {
    const told = readRoomTold(data);
    if (!told) return;
    if (!('answer' in told)) {
      for (const listener of listeners) listener(told);
      return;
    }
    waiting.get(told.answer)?.(told);
    waiting.delete(told.answer);
  });
  const once = (call: RoomCall, input: object): Promise<Extract<RoomTold, { readonly answer: number }>> =>
    new Promise((resolve) => {
      asks += 1;
      waiting.set(asks, resolve);
      post({ from: ROOM_FRAME, ask: asks, call, input });
    });
  return {
    ask: async (call, input) => {
      for (let tries = 1; ; tries += 1) {
        const told = await once(call, input);
        // The page has read the answer by the schema of the call.
        if ('value' in told) return told.value as RoomValue<typeof call>;
        if ('refused' in told) throw new RoomRefused(told.refused, told.message, told.about);
        onWaiting(tries);
        await wait(Math.min(WAIT_MAX_MS, FIRST_WAIT_MS * 2 ** (tries - 1)));
      }
    },
    keep: (text) => post({ from: ROOM_FRAME, keep: text }),
    like: (text) => post({ from: ROOM_FRAME, like: text }),
    go: (where) => post({ from: ROOM_FRAME, go: where }),
    verify: (handId) => post({ from: ROOM_FRAME, verify: handId.toString() }),
    share: (picture, name) => post({ from: ROOM_FRAME, share: picture, name }),
    listen: (listener) => listeners.push(listener),
  };
};
