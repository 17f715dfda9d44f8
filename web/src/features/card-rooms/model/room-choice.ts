import type { GameNodeId } from '@fairground/contract/catalog/game';
import { money } from '@fairground/contract/money';
import type { Money } from '@fairground/contract/money';
import { CARD_GAMES } from '@fairground/contract/rooms/room-code';
import type { CardGameCode } from '@fairground/contract/rooms/fields';
import type { Room } from '@fairground/contract/rooms/table';

export type GameRooms = {
  readonly game: CardGameCode;
  readonly rooms: readonly Room[];
  readonly players: number;
  readonly tables: number;
};

/** The rooms of every game that has any, in the order of the games; stakes ascend within a game. */
export const roomsByGame = (rooms: readonly Room[]): readonly GameRooms[] =>
  CARD_GAMES.map((game) => {
    const own = rooms.filter((room) => room.game === game).toSorted(byStakes);
    return {
      game,
      rooms: own,
      players: own.reduce((sum, { players }) => sum + players, 0),
      tables: own.reduce((sum, { tables }) => sum + tables, 0),
    };
  }).filter(({ rooms: own }) => own.length > 0);

const byStakes = (one: Room, other: Room): number => one.level - other.level || one.style.localeCompare(other.style);

/** Amounts to bring that are worth a button: the least, twice and five times that, and the most. */
export const quickBuyIns = ({ buyIn: { least, most } }: Pick<Room, 'buyIn'>): readonly Money[] => [
  ...new Set([least, money(least * 2n), money(least * 5n), most].filter((amount) => amount <= most)),
];

/** Hold'em and liêng take whole chips: what is left over stays in the wallet. */
export const inChips = (amount: Money, chip: Money | null): Money =>
  chip === null || chip === 0n ? amount : money((amount / chip) * chip);

const NODE = /^[1-9]\d{0,17}$/;

/** The tile somebody came by, whose switches the server asks. */
export const nodeIn = (search: URLSearchParams): GameNodeId | undefined => {
  const text = search.get('nodeId') ?? '';
  return NODE.test(text) ? (BigInt(text) as GameNodeId) : undefined;
};

/** What is typed of a table's code, in the letters a code is made of. */
export const codeIn = (text: string): string =>
  text
    .toUpperCase()
    .replaceAll(/[^A-HJ-NP-Z2-9]/g, '')
    .slice(0, CODE_LENGTH);
export const CODE_LENGTH = 6;

/** The table an answer names that said one already has a seat in this game. */
export const tableIn = (value: unknown): string | undefined => {
  const told = typeof value === 'object' && value !== null && 'tableId' in value ? value.tableId : undefined;
  const text = typeof told === 'bigint' || typeof told === 'string' ? String(told) : '';
  return NODE.test(text) ? text : undefined;
};
