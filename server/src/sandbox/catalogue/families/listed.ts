import { below } from '@fairground/engines/random/words';
import type { GameCategory } from '@fairground/contract/catalog/game';
import { CARD_GAMES, ROOM_LEVELS, roomCodeOf } from '@fairground/contract/rooms/fields';
import type { RoomStyle } from '@fairground/contract/rooms/fields';
import { TABLE_KINDS } from '@fairground/contract/studio/game';
import { wordsOf } from '@fairground/engines/random/repeatable';
import type { GamePlan } from '../game-plan.ts';
import { newestFirst } from '../release-days.ts';
import type { SceneName } from '../scenes.ts';
import { SANDBOX_VENDORS } from '../vendors.ts';
import { withEmblems } from './emblems.ts';

/** A kind of game a family knows: `Tên = Name @motif motif`. */
export type Kind = {
  readonly label: string;
  readonly mechanic: string;
  readonly ty: string;
  readonly en: string;
  readonly motifs: readonly string[];
};

/** Where or how a kind is played; `#` is the kind. */
export type Variant = { readonly ty: string; readonly en: string };

export type Family = {
  readonly category: GameCategory;
  readonly theme: string;
  readonly kinds: readonly Kind[];
  readonly variants: readonly Variant[];
  /** How many of all pairs of kind and variant each of its vendors has. */
  readonly perVendor: number;
  /** So many games of its vendors are numbered before it: ids of games that came earlier stay theirs. */
  readonly numberedAfter?: number;
  readonly minBetsDong: readonly number[];
  /** Variants for larger stakes, by their English names, and what their smallest bets are. */
  readonly highLimits?: { readonly variants: readonly string[]; readonly minBetsDong: readonly number[] };
  readonly scenes: readonly SceneName[];
  readonly hues: readonly number[];
  readonly extras: readonly string[];
  /** The mathematics that plays all of them, and what it returns, where there is one. */
  readonly model?: Pick<GamePlan, 'modelId' | 'rtp'>;
};

/** `LABEL mechanic: Tên = Name @motif motif`, one kind a line. */
export const kindsOf = (text: string): readonly Kind[] =>
  linesOf(text).map((line) => {
    const [, label = '', mechanic = '', ty = '', en = '', motifs = ''] =
      /^([A-Z_]+) ([a-z0-9-]+): (.+?) = (.+?) @(.+)$/.exec(line) ?? [];
    if (label === '') throw new SyntaxError(`Not a kind of game: ${line}`);
    return { label, mechanic, ty, en, motifs: motifs.split(' ') };
  });

/** `# Bàn Sen = Lotus #`, one variant a line. */
export const variantsOf = (text: string): readonly Variant[] =>
  linesOf(text).map((line) => {
    const [ty = '', en = ''] = line.split(' = ');
    return { ty, en };
  });

const linesOf = (text: string): readonly string[] => text.split('\n').flatMap((line) => line.trim() || []);

const HOT_ONE_IN = 12;
/** Live tables name the mathematics they are dealt by, where there is one. */
const LIVE_MODELS: ReadonlyMap<string, string> = new Map([
  ...TABLE_KINDS.map((kind) => [kind, kind] as const),
  // A wheel that everybody turns together is not the quick game of that name.
  ['wheel', 'money-wheel'],
]);

/** Deals a family's games round its vendors: every kind in turn, each time in another variant. */
export const plansOf = (family: Family): readonly GamePlan[] =>
  SANDBOX_VENDORS.filter(({ categories }) => categories.includes(family.category)).flatMap(({ code }, seat) => {
    const days = newestFirst(wordsOf(`days/${family.category}/${code}`), family.perVendor);
    return Array.from({ length: family.perVendor }, (_, place) => plan(family, code, seat, place, days[place] ?? ''));
  });

const plan = (family: Family, vendor: string, seat: number, place: number, releasedOn: string): GamePlan => {
  const { kinds, variants, category } = family;
  const kind = kinds[place % kinds.length];
  const round = Math.floor(place / kinds.length);
  // Vendors begin at different variants, so that the same kind has another name at each of them.
  const variant = variants[(round + seat * 5 + (place % kinds.length)) % variants.length];
  if (!kind || !variant) throw new RangeError(`${category} has no kinds or no variants.`);
  const number = (family.numberedAfter ?? 0) + place;
  const words = wordsOf(`${category}/${vendor}/${number}`);
  const { highLimits } = family;
  const minBets = highLimits?.variants.includes(variant.en) === true ? highLimits.minBetsDong : family.minBetsDong;
  const minBetDong = minBets[below(words, minBets.length)] ?? 1000;
  return {
    vendor,
    gameId: `${vendor}-${category}-${String(number + 1).padStart(3, '0')}`,
    category,
    classify: kind.label,
    names: { TY: variant.ty.replace('#', kind.ty), EN: variant.en.replace('#', kind.en) },
    theme: family.theme,
    mechanic: kind.mechanic,
    ...(category === 'LIVE' && LIVE_MODELS.has(kind.mechanic)
      ? { modelId: LIVE_MODELS.get(kind.mechanic) ?? kind.mechanic }
      : {}),
    ...(category === 'PVP' && roomOf(kind, variant, minBets.indexOf(minBetDong))),
    volatility: null,
    lines: 0,
    minBetDong,
    releasedOn,
    isHot: below(words, HOT_ONE_IN) === 0,
    ...family.model,
    tile: withEmblems(category, place, {
      scenes: family.scenes,
      hues: family.hues,
      motifs: kind.motifs,
      extras: family.extras,
    }),
  };
};

/** Rooms of two and of short turns go by the names of their variants. */
const ROOM_STYLE_OF: ReadonlyMap<string, RoomStyle> = new Map([
  ['# Duel', 'duel'],
  ['Fast #', 'fast'],
]);

/** The room that a card game of the catalogue opens, and the mathematics that plays it. */
const roomOf = ({ mechanic }: Kind, { en }: Variant, level: number): Pick<GamePlan, 'code' | 'modelId'> => {
  const game = CARD_GAMES.find((each) => each === mechanic);
  const stake = ROOM_LEVELS[level];
  if (!game || !stake) throw new RangeError(`Nobody plays ${mechanic} in a room.`);
  return {
    code: roomCodeOf({ game, level: stake, style: ROOM_STYLE_OF.get(en) ?? 'classic' }),
    modelId: `rooms.${game}`,
  };
};
