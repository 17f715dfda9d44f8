import { pictureAddress } from '@fairground/contract/catalog/art';
import { laneOf } from '@fairground/contract/catalog/game';
import type { Game } from '@fairground/contract/catalog/game';
import type { LanguageCode } from '@fairground/contract/language';
import type { Catalogue } from './catalogue.ts';
import type { GameFacts } from './facts.ts';
import { isLobby } from './vendor-lobby.ts';

/** A game as the contract shows it. */
export const gameIn = (game: GameFacts, language: LanguageCode, catalogue: Catalogue, newSince: string): Game => ({
  nodeId: game.id,
  vassalage: game.vendor,
  vendor: game.vendor,
  gameId: game.gameId,
  gameCode: game.gameId,
  roomId: game.roomId,
  gameType: game.category,
  gameCategory: laneOf(game.category),
  gameName: nameIn(game, language),
  gameClassify: game.classify,
  minBet: game.minBet,
  minLineNum: game.lines,
  lines: game.lines === 0 ? null : game.lines,
  vendors: [game.vendor],
  accountTypeName: catalogue.vendor(game.vendor)?.accountTypeName ?? game.vendor,
  isGame: isLobby(game) ? 'VASSALAGE' : 'GAME',
  code: game.code,
  defaultPlayType: game.defaultPlayType,
  isHot: game.isHot,
  isNew: game.addedOn >= newSince,
  picture: pictureAddress(game.pictureKey),
  hue: game.hue,
  rtp: percent(game.rtp),
  hitRate: percent(game.hitRate),
  maxWin: game.maxWin,
  volatility: game.volatility,
  releasedOn: game.addedOn,
  status: catalogue.statusOf(game),
});

/** Every game has a name in TY and in EN; languages that have none of their own read the English one. */
export const nameIn = ({ nameTY, nameEN, otherNames }: GameFacts, language: LanguageCode): string => {
  if (language === 'TY') return nameTY;
  return language === 'EN' ? nameEN : (otherNames?.[language] ?? nameEN);
};

/** 9650 is `96.50`. */
const percent = (hundredths: number | null): string | null => {
  if (hundredths === null) return null;
  const digits = String(hundredths).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

const DAY_MS = 86_400_000;
const NEW_DAYS = 30;

/** The first day on which a game that was added is still new. Games a vendor began with have no day. */
export const newSinceOf = (now: Date): string => new Date(now.getTime() - NEW_DAYS * DAY_MS).toISOString().slice(0, 10);
