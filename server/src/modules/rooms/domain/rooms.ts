import {
  CARD_GAMES,
  isPlayedAs,
  readRoomCode,
  ROOM_LEVELS,
  ROOM_STYLES,
  roomCodeOf,
} from '@fairground/contract/rooms/fields';
import type { CardGameCode, RoomLevel, RoomName, RoomStyle } from '@fairground/contract/rooms/fields';
import { UNITS_PER_WHOLE } from '@fairground/contract/money';
import { CHIPS_PER_UNIT, GAMES } from './games.ts';

/** What is brought to a table, in units, and how many sit there. */
type Sheet = {
  readonly seats: number;
  readonly least: number;
  readonly most: number;
  readonly turnMs: number;
  /** Below so many units a seat is not dealt in. */
  readonly floor: number;
};

const TURN_MS = 15_000;
const ARRANGE_MS = 60_000;

const SHEETS: Readonly<Record<CardGameCode, Sheet>> = {
  'tien-len': { seats: 4, least: 20, most: 400, turnMs: TURN_MS, floor: 2 },
  phom: { seats: 4, least: 30, most: 600, turnMs: TURN_MS, floor: 4 },
  'sam-loc': { seats: 5, least: 80, most: 800, turnMs: TURN_MS, floor: 10 },
  'mau-binh': { seats: 4, least: 50, most: 1_000, turnMs: ARRANGE_MS, floor: 6 },
  'ba-cay': { seats: 6, least: 30, most: 600, turnMs: 10_000, floor: 5 },
  'xi-dach': { seats: 6, least: 30, most: 600, turnMs: TURN_MS, floor: 5 },
  lieng: { seats: 6, least: 50, most: 500, turnMs: TURN_MS, floor: 1 },
  holdem: { seats: 6, least: 40, most: 200, turnMs: 20_000, floor: 1 },
};

/** The bank of time of a seat, once in every hand. */
export const BANK_MS = 30_000;

/** By what every time of a slow table is multiplied: of people, of players of the house, and between hands. */
const SLOW = 2;

export type RoomSheet = RoomName &
  Omit<Sheet, 'least' | 'most' | 'floor'> & {
    readonly bankMs: number;
    /** By what the pace of the table is multiplied. */
    readonly paceFactor: number;
    readonly room: string;
    readonly currency: string;
    readonly unit: bigint;
    /** Of games that are paid from pots. */
    readonly chip: bigint | null;
    readonly least: bigint;
    readonly most: bigint;
    readonly floor: bigint;
  };

/** What a unit is worth at each level, in hundredths of the currency's whole. */
const UNITS: Readonly<Record<string, Readonly<Record<RoomLevel, number>>>> = {
  VND: { 1: 10_000, 2: 50_000, 3: 200_000, 4: 1_000_000 },
  TRIAL: { 1: 10_000, 2: 50_000, 3: 200_000, 4: 1_000_000 },
};
const OTHER_UNITS: Readonly<Record<RoomLevel, number>> = { 1: 10, 2: 50, 3: 200, 4: 1_000 };

/** Everybody brings as much to a sit-and-go, and plays until nothing is left of it. */
const SIT_AND_GO = { seats: 3, least: 50, most: 50, floor: 0 } as const;

const styled = (style: RoomStyle, sheet: Sheet): Sheet => {
  switch (style) {
    case 'classic':
      return sheet;
    case 'duel':
      return { ...sheet, seats: 2 };
    case 'fast':
      return { ...sheet, turnMs: sheet.turnMs / 2 };
    case 'slow':
      return { ...sheet, turnMs: sheet.turnMs * SLOW };
    case 'sit-and-go':
      return { ...sheet, ...SIT_AND_GO };
  }
};

export const sheetOf = (name: RoomName, currency: string): RoomSheet => {
  const sheet = styled(name.style, SHEETS[name.game]);
  const paceFactor = name.style === 'slow' ? SLOW : 1;
  const unit = (BigInt((UNITS[currency] ?? OTHER_UNITS)[name.level]) * UNITS_PER_WHOLE) / 100n;
  return {
    ...name,
    room: roomCodeOf(name),
    currency,
    unit,
    chip: GAMES[name.game].pays === 'pots' ? unit / BigInt(CHIPS_PER_UNIT) : null,
    seats: sheet.seats,
    least: unit * BigInt(sheet.least),
    most: unit * BigInt(sheet.most),
    floor: unit * BigInt(sheet.floor),
    turnMs: sheet.turnMs,
    bankMs: BANK_MS * paceFactor,
    paceFactor,
  };
};

export const sheetOfCode = (room: string, currency: string): RoomSheet | undefined => {
  const name = readRoomCode(room);
  return name && sheetOf(name, currency);
};

/** Every room there is, in the order of games, styles and stakes. */
export const ALL_ROOMS: readonly RoomName[] = CARD_GAMES.flatMap((game) =>
  ROOM_STYLES.filter((style) => isPlayedAs(game, style)).flatMap((style) =>
    ROOM_LEVELS.map((level) => ({ game, level, style })),
  ),
);

/** What the catalogue names the games of the rooms by. */
export const ROOM_MODELS: readonly string[] = CARD_GAMES.map((game) => `rooms.${game}`);
