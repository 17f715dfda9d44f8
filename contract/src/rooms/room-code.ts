/** The games of the rooms; each is the engine of this code in `engines/cards`. */
export const CARD_GAMES = ['tien-len', 'phom', 'sam-loc', 'mau-binh', 'ba-cay', 'lieng', 'xi-dach', 'holdem'] as const;
export type CardGameCode = (typeof CARD_GAMES)[number];

/**
 * How a room is played: at full tables, between two, with half or twice the time for everything, or as a sit-and-go: everybody
 * brings the same, it begins when all seats are taken, the blinds rise, and the last one with chips has won them all.
 */
export const ROOM_STYLES = ['classic', 'duel', 'fast', 'slow', 'sit-and-go'] as const;
export type RoomStyle = (typeof ROOM_STYLES)[number];

/** Stakes from the lowest, 1, to the highest; what a unit is worth at each depends on the currency. */
export const ROOM_LEVELS = [1, 2, 3, 4] as const;
export type RoomLevel = (typeof ROOM_LEVELS)[number];

export type RoomName = { readonly game: CardGameCode; readonly level: RoomLevel; readonly style: RoomStyle };

/** Blinds that rise are needed for a sit-and-go. */
export const isPlayedAs = (game: CardGameCode, style: RoomStyle): boolean =>
  style !== 'sit-and-go' || game === 'holdem';

export const roomCodeOf = ({ game, level, style }: RoomName): string =>
  `${game}-${level}${style === 'classic' ? '' : `-${style}`}`;

export const readRoomCode = (code: string): RoomName | undefined => {
  const [, word, number, ending] = /^([a-z-]+?)-([1-4])(?:-(duel|fast|slow|sit-and-go))?$/.exec(code) ?? [];
  const game = CARD_GAMES.find((each) => each === word);
  const level = ROOM_LEVELS.find((each) => String(each) === number);
  const style = ROOM_STYLES.find((each) => each === (ending ?? 'classic'));
  return game && level && style && isPlayedAs(game, style) ? { game, level, style } : undefined;
};
