/**
 * The words that describe a slot's look, and what both ends draw from them: the site its tile, the game its symbols. A
 * game and its tile are then of the same metal and the same shape.
 */
export type Look = {
  readonly metal: MetalName;
  /** The shape an emblem is set into. */
  readonly setting: SettingName;
  /** The cabinet round the reels: how its edge is worked, and what stands on top of it. */
  readonly edge: EdgeName;
  readonly top: TopName;
  /** The letters of its title and of its low symbols. */
  readonly face: FaceName;
  /** What drifts through the air. */
  readonly drift: DriftName;
  readonly lows: LowName;
};

export type EdgeName =
  | 'bamboo'
  | 'beads'
  | 'bulbs'
  | 'columns'
  | 'deco'
  | 'double'
  | 'icicles'
  | 'lantern'
  | 'neon'
  | 'plain'
  | 'planks'
  | 'rivets'
  | 'rope'
  | 'scales'
  | 'scallop'
  | 'teeth'
  | 'vines'
  | 'waves';
export type TopName =
  | 'arch'
  | 'battlement'
  | 'crown'
  | 'curtain'
  | 'dome'
  | 'flat'
  | 'gable'
  | 'roof'
  | 'steps'
  | 'wave';
export type FaceName =
  | 'alfa'
  | 'bangers'
  | 'bungee'
  | 'gotisch'
  | 'lobster'
  | 'paytone'
  | 'playfair'
  | 'stencil'
  | 'yeseva';
export type DriftName =
  | 'bubble'
  | 'confetti'
  | 'dust'
  | 'ember'
  | 'leaf'
  | 'note'
  | 'petal'
  | 'snow'
  | 'spark'
  | 'star'
  | 'steam';
export type LowName = 'gems' | 'royals' | 'suits';

/** A colour as lightness, chroma and hue of OKLCH. */
export type Tone = readonly [lightness: number, chroma: number, hue: number];

/** A metal where the light falls on it, as it is, and where it turns away. */
type Metal = { readonly light: Tone; readonly body: Tone; readonly deep: Tone };

export const METALS = {
  bone: { light: [0.96, 0.03, 85], body: [0.83, 0.05, 80], deep: [0.5, 0.06, 65] },
  brass: { light: [0.95, 0.07, 102], body: [0.77, 0.12, 92], deep: [0.45, 0.09, 80] },
  candy: { light: [0.98, 0.04, 350], body: [0.83, 0.13, 350], deep: [0.55, 0.18, 345] },
  copper: { light: [0.92, 0.07, 60], body: [0.71, 0.14, 48], deep: [0.4, 0.1, 35] },
  coral: { light: [0.95, 0.06, 45], body: [0.76, 0.15, 32], deep: [0.48, 0.15, 20] },
  gold: { light: [0.96, 0.1, 98], body: [0.82, 0.16, 84], deep: [0.5, 0.12, 58] },
  ice: { light: [0.99, 0.02, 220], body: [0.86, 0.08, 220], deep: [0.52, 0.12, 245] },
  iron: { light: [0.92, 0.012, 240], body: [0.68, 0.02, 245], deep: [0.33, 0.03, 250] },
  ivory: { light: [0.99, 0.015, 95], body: [0.91, 0.035, 88], deep: [0.6, 0.05, 72] },
  jade: { light: [0.96, 0.07, 160], body: [0.75, 0.14, 158], deep: [0.4, 0.1, 165] },
  lacquer: { light: [0.95, 0.09, 75], body: [0.66, 0.2, 30], deep: [0.36, 0.15, 25] },
  neon: { light: [0.98, 0.06, 185], body: [0.84, 0.16, 195], deep: [0.5, 0.22, 310] },
  rose: { light: [0.97, 0.03, 35], body: [0.82, 0.09, 28], deep: [0.5, 0.1, 15] },
  silver: { light: [0.99, 0.004, 250], body: [0.83, 0.015, 255], deep: [0.46, 0.03, 262] },
} as const satisfies Readonly<Record<string, Metal>>;
export type MetalName = keyof typeof METALS;

/** The sides of the square every shape is drawn in. */
export const SETTING_BOX = 100;

const tenth = (value: number): number => Math.round(value * 10) / 10;

/** Points round the middle, out and in by turns. */
const star = (points: number, outer: number, inner: number): string =>
  `M${Array.from({ length: points * 2 }, (_, index) => {
    const angle = -Math.PI / 2 + (index * Math.PI) / points;
    const radius = index % 2 === 0 ? outer : inner;
    return `${tenth(50 + radius * Math.cos(angle))} ${tenth(50 + radius * Math.sin(angle))}`;
  }).join('L')}Z`;

const regular = (corners: number, turn: number): string =>
  `M${Array.from({ length: corners }, (_, index) => {
    const angle = turn + (index * 2 * Math.PI) / corners;
    return `${tenth(50 + 47 * Math.cos(angle))} ${tenth(50 + 47 * Math.sin(angle))}`;
  }).join('L')}Z`;

/** Round lobes, one beside the other. */
const lobes = (count: number): string => {
  const at = (index: number): string => {
    const angle = -Math.PI / 2 + ((index + 0.5) * 2 * Math.PI) / count;
    return `${tenth(50 + 40 * Math.cos(angle))} ${tenth(50 + 40 * Math.sin(angle))}`;
  };
  const reach = tenth(40 * Math.sin(Math.PI / count));
  return `M${at(-1)}${Array.from({ length: count }, (_, index) => `A${reach} ${reach} 0 0 1 ${at(index)}`).join('')}Z`;
};

/** The outline of each setting as the path of a drawing; its middle is the middle of the box. */
export const SETTINGS = {
  burst: star(16, 49, 41),
  coin: star(40, 47.5, 45),
  flower: lobes(8),
  gem: 'M32 4H68L95 32V68L68 96H32L5 68V32Z',
  heart: 'M50 94C20 70 3 52 3 31C3 15 15 6 28 6C38 6 46 11 50 19C54 11 62 6 72 6C85 6 97 15 97 31C97 52 80 70 50 94Z',
  hexagon: regular(6, 0),
  kite: 'M50 2L96 46Q98 50 96 54L50 98L4 54Q2 50 4 46Z',
  octagon: regular(8, Math.PI / 8),
  oval: 'M50 2C76 2 90 24 90 50C90 76 76 98 50 98C24 98 10 76 10 50C10 24 24 2 50 2Z',
  round: 'M50 4A46 46 0 1 1 49.9 4Z',
  scroll: 'M8 16Q29 8 50 13T92 12Q97 17 93 24V76Q98 83 92 88Q71 92 50 87T8 88Q2 83 7 76V24Q2 18 8 16Z',
  shield: 'M50 3Q70 12 92 11V48Q90 80 50 97Q10 80 8 48V11Q30 12 50 3Z',
  tile: 'M18 5H82Q95 5 95 18V82Q95 95 82 95H18Q5 95 5 82V18Q5 5 18 5Z',
} as const satisfies Readonly<Record<string, string>>;
export type SettingName = keyof typeof SETTINGS;

/** Words of a title that name what its emblems are made of. */
const SPOKEN_METALS: readonly (readonly [RegExp, MetalName])[] = [
  [/\bGold(en|fish)?\b|(?<=\s)Vàng(?=\s|$)/u, 'gold'],
  [/\bSilver\b|(?<=\s)Bạc(?=\s|$)/u, 'silver'],
  [/\bJade (?!Dice|Dragon|Flute|Idol|Rabbit|Seal)|(?<=\s)Ngọc Bích(?=\s|$)/u, 'jade'],
  [/\bPink\b|(?<=\s)Màu Hồng(?=\s|$)|^Sen Hồng$/u, 'candy'],
];

/** The metal a title speaks of, if it does: a golden dragon is of gold in its tile and on the reels. */
export const metalIn = (title: string): MetalName | undefined => SPOKEN_METALS.find(([word]) => word.test(title))?.[1];
