import { STUDIO_GAMES, studioFigures } from '@fairground/engines/slots/games';
import type { StudioGame } from '@fairground/engines/slots/games';
import { wordsOf } from '@fairground/engines/random/repeatable';
import type { GamePlan } from '../game-plan.ts';
import { newestFirst } from '../release-days.ts';
import type { SceneName } from '../scenes.ts';
import { hundredths, timesTheBet } from '../slot-models.ts';
import { kindsOf, plansOf, variantsOf } from './listed.ts';
import type { Family } from './listed.ts';

/** What the house makes itself: quick games in several dresses, tables, and slots each with a mathematics of its own. */
const INSTANT_GAMES: Family = {
  category: 'INHOUSE',
  theme: 'jolly-lantern',
  perVendor: 23,
  minBetsDong: [200, 500, 1000],
  scenes: ['tents', 'fireworks', 'grid', 'rays', 'night', 'candyland', 'stage'],
  hues: [75, 15, 285, 200, 330, 150, 245],
  extras: ['balloon', 'sparkles', 'admission-tickets', 'glowing-star', 'confetti-ball', 'popcorn'],
  kinds: kindsOf(`
    INSTANT crash: Tên Lửa = Rocket @rocket comet
    INSTANT mines: Dò Mìn = Mines @bomb gem-stone
    INSTANT plinko: Bi Rơi = Plinko @red-circle yellow-circle
    INSTANT dice: Xúc Xắc = Dice @game-die glowing-star
    INSTANT wheel: Vòng Quay = Wheel @ferris-wheel balloon
    INSTANT keno: Keno = Keno @pool-8-ball ticket
    INSTANT hi-lo: Cao Thấp = High Low @joker crown
    TABLE baccarat: Baccarat = Baccarat @diamond-suit spade-suit
  `),
  variants: variantsOf(`
    # = #
    # Hội Chợ = Funfair #
    # Đèn Lồng = Lantern #
  `),
};

type Dress = readonly [theme: string, mechanic: string, scenes: readonly SceneName[], hue: number, motifs: string];

/** How the house's slots look, by the name of their definition. */
const DRESSES: Readonly<Record<string, Dress>> = {
  lotus20: ['lotus', 'lines', ['pond', 'garden'], 345, 'lotus swan'],
  tiger243: ['tiger', 'ways', ['jungle', 'ridges'], 150, 'tiger-face nazar-amulet'],
  gem9: ['gems', 'tumble', ['crystal', 'rays'], 285, 'gem-stone crystal-ball'],
  'pearl-hold': ['ocean', 'hold', ['underwater', 'waves'], 215, 'oyster dolphin'],
  classic3: ['classic-sevens', 'lines', ['grid', 'stage'], 12, 'keycap-7 cherries'],
  'wheel-bonus': ['circus', 'wheel', ['tents', 'stage'], 35, 'ferris-wheel circus-tent'],
  'cyclo-walk': ['neon-city', 'walking', ['city', 'lanterns'], 25, 'wheel red-paper-lantern'],
  'bamboo-stay': ['panda', 'sticky', ['jungle', 'garden'], 140, 'pine-decoration panda'],
  'dragon-lake': ['dragon', 'wheel', ['pond', 'clouds'], 165, 'dragon carp-streamer'],
  'cranes-1024': ['bird', 'ways', ['clouds', 'ridges'], 200, 'swan feather'],
  gem30: ['gems', 'tumble', ['rays', 'crystal'], 320, 'gem-stone large-blue-diamond'],
  'storm-mega': ['storm', 'rising', ['stormy', 'ridges'], 260, 'high-voltage eagle'],
  'lantern-cluster': ['mid-autumn', 'cluster', ['lanterns', 'night'], 20, 'red-paper-lantern moon-cake'],
};

const SLOT_MIN_BET_DONG = 500;

export const inHousePlans = (): readonly GamePlan[] => {
  const dressed = STUDIO_GAMES.filter(({ definition }) => definition.id in DRESSES);
  const days = newestFirst(wordsOf('days/INHOUSE/slots'), dressed.length);
  return [
    ...plansOf(INSTANT_GAMES).map((plan) => ({ ...plan, modelId: plan.mechanic })),
    ...dressed.map((game, place) => slotPlan(game, DRESSES[game.definition.id] as Dress, days[place] ?? '')),
  ];
};

const slotPlan = (game: StudioGame, [theme, mechanic, scenes, hue, motifs]: Dress, releasedOn: string): GamePlan => {
  const { id, bet, evaluate } = game.definition;
  const [base] = studioFigures(game);
  return {
    vendor: 'JL',
    gameId: `JL-${id}`,
    category: 'INHOUSE',
    classify: 'SLOT',
    names: game.names,
    theme,
    mechanic,
    volatility: null,
    lines: evaluate.reduce((most, each) => (each.type === 'lines' ? Math.max(most, each.lines.length) : most), 0),
    minBetDong: SLOT_MIN_BET_DONG,
    releasedOn,
    isHot: true,
    modelId: id,
    rtp: base ? hundredths(base.rtpPercent) : null,
    hitRate: base?.hitPercent ? hundredths(base.hitPercent) : null,
    maxWin: base?.maxPay ? timesTheBet(base.maxPay, bet.units) : null,
    tile: { scenes, hues: [hue], motifs: motifs.split(' '), extras: ['sparkles', 'glowing-star'] },
  };
};
