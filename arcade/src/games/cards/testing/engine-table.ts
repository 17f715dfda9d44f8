import { money } from '@fairground/contract/money';
import type { CardAction, CardGameCode, CardHandId, CardTableId } from '@fairground/contract/rooms/fields';
import type { RoomCall } from '@fairground/contract/rooms/frame';
import type { HandResult, TableView } from '@fairground/contract/rooms/table';
import { baCay } from '@fairground/engines/cards/ba-cay';
import { BA_CAY_DECK } from '@fairground/engines/cards/ba-cay/value';
import type { Debt } from '@fairground/engines/cards/card-game';
import { FULL_DECK } from '@fairground/engines/cards/hand-deck';
import { holdem } from '@fairground/engines/cards/holdem';
import { lieng } from '@fairground/engines/cards/lieng';
import { mauBinh } from '@fairground/engines/cards/mau-binh';
import { payDebts, RAKE } from '@fairground/engines/cards/pay-debts';
import { phom } from '@fairground/engines/cards/phom';
import { samLoc } from '@fairground/engines/cards/sam-loc';
import { tienLen } from '@fairground/engines/cards/tien-len';
import { xiDach } from '@fairground/engines/cards/xi-dach';
import { wordsOf } from '@fairground/engines/random/repeatable';
import { shuffled } from '@fairground/engines/random/words';
import type { RoomLink, RoomNews } from '../room-link.ts';

/** What all engines have in common, whatever a state and a view are made of. */
type AnyEngine = {
  readonly rules: unknown;
  readonly deal: (deal: object, rules: unknown) => unknown;
  readonly isOver: (state: unknown) => boolean;
  readonly waitsFor: (state: unknown) => readonly number[];
  readonly view: (state: unknown, seat: number | null) => unknown;
  readonly apply: (
    state: unknown,
    seat: number,
    action: CardAction,
  ) => { readonly state?: unknown; readonly fault?: string };
  readonly house: (view: unknown) => CardAction;
  readonly settle: (state: unknown) => unknown;
};

const ENGINES = {
  'tien-len': tienLen,
  phom,
  'mau-binh': mauBinh,
  'sam-loc': samLoc,
  lieng,
  'ba-cay': baCay,
  holdem,
  'xi-dach': xiDach,
} as unknown as Readonly<Record<CardGameCode, AnyEngine>>;

const UNIT = money(1_000_0000n);
const STACK = money(200_000_0000n);
const NAMES = ['Bạn', 'mi***88', 'Sao Mai', 'tu***n7', 'Hoa Sen', 'ho***g2', 'Trúc Xanh', 'la***n', 'Biển Bạc'];

/** A table whose hands are played by the engines: what the server would show to the player of place 0. */
export type EngineTable = {
  readonly table: () => TableView;
  readonly link: RoomLink;
  /** Lets the others act until the player is asked, or the hand is over. */
  readonly play: () => void;
  /** Everybody acts by the rules of players of the house until the hand is over. */
  readonly playOut: () => void;
  /** The others act once. */
  readonly step: () => boolean;
  /** What the page was last asked to keep on this device. */
  readonly liked: () => string;
  /** Every call that was asked for, with what came along. */
  readonly asked: readonly { readonly call: RoomCall; readonly input: object }[];
  readonly tell: (news: RoomNews) => void;
};

export const createEngineTable = (
  game: CardGameCode,
  {
    players = 4,
    seed = game,
    button = players - 1,
    waitsForBlind = false,
  }: {
    players?: number;
    seed?: string;
    button?: number;
    /** The player looks on, and owes the big blind. */
    waitsForBlind?: boolean;
  } = {},
): EngineTable => {
  const engine = ENGINES[game];
  const isPot = game === 'holdem' || game === 'lieng';
  const chip = game === 'holdem' ? money(UNIT / 2n) : UNIT;
  const deck = shuffled(wordsOf(seed), game === 'ba-cay' ? BA_CAY_DECK : FULL_DECK);
  const stacks = Array.from({ length: players }, () => Number(STACK / chip));
  let state = engine.deal({ deck, players, button, winner: null, stacks }, engine.rules);
  let version = 1;
  let sitsOutNext = false;
  let liked = '';
  let postsBlind = false;
  const asked: { call: RoomCall; input: object }[] = [];
  const listeners: ((news: RoomNews) => void)[] = [];

  const result = (): HandResult => {
    const settled = engine.settle(state);
    const net = isPot
      ? (settled as { net: readonly number[] }).net.map((chips) => BigInt(chips) * chip)
      : payDebts(settled as readonly Debt[], { unit: UNIT, funds: stacks.map(() => STACK), rake: RAKE }).net;
    const transfers = isPot
      ? []
      : payDebts(settled as readonly Debt[], { unit: UNIT, funds: stacks.map(() => STACK), rake: RAKE }).transfers;
    return {
      seats: net.map((value, seat) => ({
        seat,
        name: NAMES[seat] ?? '',
        isHouse: seat % 2 === 0 && seat > 0,
        net: money(value),
        rake: money(0n),
      })),
      transfers: transfers.map(({ from, to, reason, due, paid }) => ({
        from,
        to,
        reason,
        due: money(due),
        paid: money(paid),
      })),
      rake: money(0n),
    };
  };
  const table = (): TableView => {
    const isOver = engine.isOver(state);
    return {
      tableId: 7n as CardTableId,
      room: {
        room: `${game}-1`,
        game,
        level: 1,
        style: 'classic',
        currency: 'VND',
        unit: UNIT,
        chip: isPot ? chip : null,
        seats: players,
        buyIn: { least: money(UNIT * 20n), most: money(UNIT * 400n) },
        turnSeconds: 15,
        hasHouse: true,
        players: 2,
        tables: 1,
      },
      version,
      phase: isOver ? 'PAUSE' : 'HAND',
      movesInMs: isOver ? 5_000 : null,
      code: null,
      seats: Array.from({ length: players }, (_, seat) => ({
        seat,
        name: NAMES[seat] ?? '',
        isYou: seat === 0,
        isHouse: seat % 2 === 0 && seat > 0,
        state: waitsForBlind && seat === 0 ? 'SITTING' : 'IN_HAND',
        sitsOutNext: seat === 0 && sitsOutNext,
        stack: STACK,
        isOffline: false,
        hasCommitted: true,
      })),
      yourSeat: 0,
      next: {
        no: 43,
        commitment: 'a'.repeat(64),
        needsCommit: false,
        yourCommit: null,
        waitsForBlind,
        postsBlind,
      },
      needsReveal: false,
      hand: {
        handId: 42n as CardHandId,
        no: 42,
        state: isOver ? 'SETTLED' : 'PLAY',
        seats: Array.from({ length: players }, (_, seat) => seat),
        yours: waitsForBlind ? null : 0,
        button,
        commitment: 'b'.repeat(64),
        commits: [],
        seeds: [],
        root: 'c'.repeat(64),
        seq: version,
        view: engine.view(state, waitsForBlind ? null : 0),
        legal: [],
        clocks: engine.waitsFor(state).map((seat) => ({ seat, dueInMs: 42_000, bankMs: 30_000 })),
        result: isOver ? result() : null,
      },
    };
  };
  const apply = (seat: number, action: CardAction): string | undefined => {
    const applied = engine.apply(state, seat, action);
    if (applied.fault !== undefined) return applied.fault;
    state = applied.state;
    version += 1;
    return undefined;
  };
  const tell = (news: RoomNews): void => {
    for (const listener of listeners) listener(news);
  };
  const step = (): boolean => {
    const next = engine.waitsFor(state).find((seat) => seat !== 0);
    if (next === undefined || (engine.waitsFor(state)[0] === 0 && engine.waitsFor(state).length === 1)) return false;
    apply(next, engine.house(engine.view(state, next)));
    return true;
  };
  const play = (): void => {
    let hasMoved = false;
    while (step()) hasMoved = true;
    if (hasMoved) tell({ from: 'fairground-card-table', moved: table() });
  };
  const playOut = (): void => {
    for (let [seat] = engine.waitsFor(state); seat !== undefined; [seat] = engine.waitsFor(state)) {
      const fault = apply(seat, engine.house(engine.view(state, seat)));
      if (fault !== undefined) throw new Error(fault);
    }
  };
  const ask = (call: RoomCall, input: object): Promise<unknown> => {
    asked.push({ call, input });
    if (call === 'ready' && 'isReady' in input) {
      sitsOutNext = input.isReady !== true;
      postsBlind = 'postsBlind' in input && input.postsBlind === true;
      version += 1;
    }
    if (call !== 'act' || !('action' in input)) return Promise.resolve({ table: table(), list: [] });
    apply(0, input.action as CardAction);
    return Promise.resolve({ seq: version, table: table() });
  };
  return {
    table,
    play,
    playOut,
    step,
    liked: () => liked,
    asked,
    tell,
    link: {
      ask: ask as RoomLink['ask'],
      keep: () => undefined,
      like: (text) => void (liked = text),
      go: () => undefined,
      verify: () => undefined,
      share: () => undefined,
      listen: (listener) => listeners.push(listener),
    },
  };
};
