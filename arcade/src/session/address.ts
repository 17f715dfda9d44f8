import { isLanguageCode } from '@fairground/contract/language';
import type { LanguageCode } from '@fairground/contract/language';

/** The parameters in the launch address of a game. */
export type Address = {
  readonly vendor: string;
  readonly game: string;
  readonly language: LanguageCode;
  /** How the game looks, where the launch says so. */
  readonly theme: string | undefined;
  /** The hue of its tile in degrees, where the launch says so. */
  readonly hue: number | undefined;
  /** The game's name in the player's language, for the lettering over the reels; empty where the launch says none. */
  readonly title: string;
  /** The card table the frame shows; such a frame has no code and no session of its own. */
  readonly room: boolean;
  /** The hand of cards the frame shows in the place of a table; nothing for a table. */
  readonly hand: bigint | undefined;
  /** Good once, and only behind the hash. */
  readonly code: string;
};

/** Longer is no name. */
const TITLE_MAX = 60;

export const readAddress = ({ search, hash }: Pick<Location, 'search' | 'hash'>): Address => {
  const query = new URLSearchParams(search);
  const language = query.get('language') ?? '';
  return {
    vendor: query.get('vendor') ?? '',
    game: query.get('game') ?? '',
    language: isLanguageCode(language) ? language : 'EN',
    theme: query.get('theme') ?? undefined,
    hue: hueIn(query.get('hue')),
    title: (query.get('title') ?? '').slice(0, TITLE_MAX),
    room: query.get('room') === 'cards',
    hand: HAND_ID.test(query.get('hand') ?? '') ? BigInt(query.get('hand') ?? '') : undefined,
    code: new URLSearchParams(hash.slice(1)).get('code') ?? '',
  };
};

const HAND_ID = /^[1-9]\d{0,17}$/;

const hueIn = (text: string | null): number | undefined => {
  const hue = Number(text ?? Number.NaN);
  return Number.isFinite(hue) ? hue : undefined;
};
