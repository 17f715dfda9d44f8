import { metalIn } from '@fairground/contract/catalog/look';
import type { EmblemStyle } from '../tile-recipe.ts';
import { STUDIO_GAMES, studioFigures } from '@fairground/engines/slots/games';
import type { StudioGame } from '@fairground/engines/slots/games';
import { wordsOf } from '@fairground/engines/random/repeatable';
import type { GamePlan } from '../game-plan.ts';
import { THEMES } from '../theme.ts';
import { newestFirst } from '../release-days.ts';
import type { SceneName } from '../scenes.ts';
import { hundredths, timesTheBet } from '../slot-models.ts';
import { kindsOf, plansOf, variantsOf } from './listed.ts';
import type { Family } from './listed.ts';

/** What we make ourselves: quick games in several dresses, tables, and slots each with a mathematics of its own. */
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

/** Quick games that came later. */
const LATER_GAMES: Family = {
  ...INSTANT_GAMES,
  perVendor: 6,
  numberedAfter: INSTANT_GAMES.perVendor,
  kinds: kindsOf(`
    INSTANT limbo: Limbo = Limbo @bell bullseye
    INSTANT towers: Leo Tháp = Towers @castle red-paper-lantern
  `),
};

type Dress = readonly [theme: string, mechanic: string, scenes: readonly SceneName[], hue: number, glyphs: string];

/** How our own slots look, by the name of their definition. */
const DRESSES: Readonly<Record<string, Dress>> = {
  lotus20: ['lotus', 'lines', ['pond', 'garden'], 345, 'lotus heron'],
  tiger243: ['tiger', 'ways', ['jungle', 'ridges'], 150, 'tiger-head beast-eye'],
  gem9: ['gems', 'tumble', ['crystal', 'rays'], 285, 'cut-diamond crystal-growth'],
  'pearl-hold': ['ocean', 'hold', ['underwater', 'waves'], 215, 'oyster-pearl dolphin'],
  classic3: ['classic-sevens', 'lines', ['grid', 'stage'], 12, 'e-keycap-7 cherry'],
  'wheel-bonus': ['circus', 'wheel', ['tents', 'stage'], 35, 'e-ferris-wheel carousel'],
  'cyclo-walk': ['neon-city', 'walking', ['city', 'lanterns'], 25, 'car-wheel asian-lantern'],
  'bamboo-stay': ['panda', 'sticky', ['jungle', 'garden'], 140, 'bamboo panda'],
  'dragon-lake': ['dragon', 'wheel', ['pond', 'clouds'], 165, 'dragon-head double-fish'],
  'cranes-1024': ['bird', 'ways', ['clouds', 'ridges'], 200, 'heron feather'],
  gem30: ['gems', 'tumble', ['rays', 'crystal'], 320, 'cut-diamond saphir'],
  'storm-mega': ['storm', 'rising', ['stormy', 'ridges'], 260, 'power-lightning eagle-emblem'],
  'lantern-cluster': ['mid-autumn', 'cluster', ['lanterns', 'night'], 20, 'asian-lantern e-moon-cake'],
};

/** The glyphs of our own slots, for anyone who draws them. */
export const IN_HOUSE_GLYPHS: readonly string[] = Object.values(DRESSES).flatMap(([, , , , glyphs]) =>
  glyphs.split(' '),
);

const SLOT_MIN_BET_DONG = 500;

export const inHousePlans = (): readonly GamePlan[] => {
  const dressed = STUDIO_GAMES.filter(({ definition }) => definition.id in DRESSES);
  const days = newestFirst(wordsOf('days/INHOUSE/slots'), dressed.length);
  return [
    ...[INSTANT_GAMES, LATER_GAMES].flatMap(plansOf).map((plan) => ({ ...plan, modelId: plan.mechanic })),
    ...dressed.map((game, place) => slotPlan(game, DRESSES[game.definition.id] as Dress, days[place] ?? '')),
  ];
};

/** Of the theme, and of the metal the title speaks of. */
const styleOf = (id: string, title: string): EmblemStyle | undefined => {
  const look = THEMES.find((theme) => theme.id === id)?.look;
  return look && { ...look, metal: metalIn(title) ?? look.metal };
};

const slotPlan = (game: StudioGame, [theme, mechanic, scenes, hue, glyphs]: Dress, releasedOn: string): GamePlan => {
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
    tile: { scenes, hues: [hue], motifs: glyphs.split(' '), extras: [], emblem: styleOf(theme, game.names.EN) },
  };
};
