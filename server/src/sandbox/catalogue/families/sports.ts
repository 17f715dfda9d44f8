import { below } from '@fairground/engines/random/words';
import { wordsOf } from '@fairground/engines/random/repeatable';
import type { GameCategory } from '@fairground/contract/catalog/game';
import type { GamePlan } from '../game-plan.ts';
import { newestFirst } from '../release-days.ts';
import type { SceneName } from '../scenes.ts';
import { SANDBOX_VENDORS } from '../vendors.ts';
import { withEmblems } from './emblems.ts';

/** What a vendor opens: the book of a face, one of its competitions, or a ring. */
type Entry = {
  readonly label: string;
  /** The competition of the sportsbook; empty for the whole book. */
  readonly code: string;
  readonly names: GamePlan['names'];
  readonly motifs: readonly string[];
};

type Face = {
  readonly category: Extract<GameCategory, 'SPORTS' | 'ESPORTS' | 'COCKFIGHT'>;
  readonly theme: string;
  readonly mechanic: string;
  readonly scenes: readonly SceneName[];
  readonly hues: readonly number[];
  readonly extras: readonly string[];
  /** Entries of each vendor; those of one vendor, or the same for all. */
  readonly entriesOf: (vendor: string) => readonly Entry[];
};

const entry = (label: string, code: string, ty: string, en: string, motifs: string): Entry => ({
  label,
  code,
  names: { TY: ty, EN: en },
  motifs: motifs.split(' '),
});

const BOOK: readonly Entry[] = [
  entry('BALL', '', 'Bóng Đá', 'Football', 'soccer-ball goal-net'),
  entry('BALL', 'red-river', 'Giải Sông Hồng', 'Red River League', 'soccer-ball trophy'),
  entry('BALL', 'mekong', 'Giải Mê Kông', 'Mekong League', 'soccer-ball sports-medal'),
  entry('BALL', 'virtual-coast', 'Bóng Đá Ảo 3 Phút', 'Virtual Football, 3 Minutes', 'soccer-ball stopwatch'),
];

const ARENA = entry('ARENA', 'five-lane', 'Đấu Trường Năm Đường', 'Five-Lane Arena', 'crossed-swords shield');

/** Each ring is the room of one vendor. */
const RINGS: Readonly<Record<string, Entry>> = {
  DIG: entry('ARENA', 'ring-sunrise', 'Trường Gà Ảo Bình Minh', 'Sunrise Virtual Ring', 'rooster sun'),
  DS88: entry('ARENA', 'ring-double-spur', 'Trường Gà Ảo Song Cựa', 'Double Spur Virtual Ring', 'rooster fire'),
};

const FACES: readonly Face[] = [
  {
    category: 'SPORTS',
    theme: 'sport',
    mechanic: 'sportsbook',
    scenes: ['stadium', 'rays', 'horizon', 'fireworks', 'night'],
    hues: [140, 215, 20, 265, 60, 190],
    extras: ['trophy', 'sports-medal', 'stopwatch', 'glowing-star', 'confetti-ball', 'high-voltage'],
    entriesOf: () => BOOK,
  },
  {
    category: 'ESPORTS',
    theme: 'esport',
    mechanic: 'esports',
    scenes: ['grid', 'city', 'stage', 'space', 'stormy', 'volcano'],
    hues: [285, 200, 320, 20, 150, 245],
    extras: ['high-voltage', 'trophy', 'headphone', 'joystick', 'glowing-star', 'collision'],
    entriesOf: () => [ARENA],
  },
  {
    category: 'COCKFIGHT',
    theme: 'cockfight',
    mechanic: 'cockfight',
    scenes: ['horizon', 'stadium', 'rays', 'tents', 'ridges', 'volcano'],
    hues: [25, 50, 10, 200, 140, 285],
    extras: ['feather', 'trophy', 'fire', 'drum', 'sports-medal', 'sun'],
    entriesOf: (vendor) => (RINGS[vendor] ? [RINGS[vendor]] : []),
  },
];

/** What the sportsbook can open, and nothing else. */
export const sportPlans = (): readonly GamePlan[] =>
  FACES.flatMap((face) =>
    SANDBOX_VENDORS.filter(({ categories }) => categories.includes(face.category)).flatMap(({ code: vendor }) => {
      const entries = face.entriesOf(vendor);
      const days = newestFirst(wordsOf(`days/${face.category}/${vendor}`), entries.length);
      return entries.map((each, place) => plan(face, vendor, each, { place, releasedOn: days[place] ?? '' }));
    }),
  );

const MIN_BETS_DONG = [500, 1000];
const HOT_ONE_IN = 12;

const plan = (
  { category, theme, mechanic, scenes, hues, extras }: Face,
  vendor: string,
  { label, code, names, motifs }: Entry,
  { place, releasedOn }: { readonly place: number; readonly releasedOn: string },
): GamePlan => {
  const words = wordsOf(`${category}/${vendor}/${place}`);
  return {
    vendor,
    gameId: `${vendor}-${category}-${String(place + 1).padStart(3, '0')}`,
    category,
    classify: label,
    code,
    modelId: `sports.${category}`,
    names,
    theme,
    mechanic,
    volatility: null,
    lines: 0,
    minBetDong: MIN_BETS_DONG[below(words, MIN_BETS_DONG.length)] ?? 1000,
    releasedOn,
    isHot: below(words, HOT_ONE_IN) === 0,
    tile: withEmblems(category, place, { scenes, hues, motifs, extras }),
  };
};
