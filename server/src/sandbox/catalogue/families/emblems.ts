import type { GameCategory } from '@fairground/contract/catalog/game';
import type { MetalName, SettingName } from '@fairground/contract/catalog/look';
import type { TileWish } from '../deal-tiles.ts';
import type { EmblemStyle } from '../tile-recipe.ts';

type Tile = Pick<TileWish, 'scenes' | 'hues' | 'motifs' | 'extras' | 'emblem'>;

/**
 * The glyph that shows what a motif shows. A motif without one here looks better as the picture it is: the rocket of the
 * crash game is also the one that flies in it.
 */
const GLYPHS: Readonly<Record<string, string>> = {
  // Under water.
  'tropical-fish': 'angler-fish',
  bomb: 'unlit-bomb',
  shark: 'shark-jaws',
  anchor: 'anchor',
  dragon: 'sea-dragon',
  'trident-emblem': 'trident',
  crab: 'e-crab',
  'spiral-shell': 'nautilus-shell',
  octopus: 'octopus',
  whale: 'sperm-whale',
  'gem-stone': 'cut-diamond',
  lobster: 'e-lobster',
  fire: 'fire',
  turtle: 'sea-turtle',
  'crystal-ball': 'crystal-ball',
  blowfish: 'porcupinefish',
  collision: 'spiky-explosion',
  squid: 'giant-squid',
  'high-voltage': 'power-lightning',
  'woman-merpeople': 'mermaid',
  oyster: 'oyster-pearl',
  bubbles: 'bubbles',
  coral: 'coral',
  fish: 'flatfish',
  coin: 'two-coins',
  // At the tables.
  'diamond-suit': 'card-ace-diamonds',
  'spade-suit': 'card-ace-spades',
  'heart-suit': 'card-ace-hearts',
  'club-suit': 'card-ace-clubs',
  'top-hat': 'top-hat',
  wheel: 'own-roulette',
  'game-die': 'perspective-dice-six-faces-five',
  bell: 'ringing-bell',
  'fortune-cookie': 'own-bowl',
  'dragon-face': 'dragon-head',
  'tiger-face': 'tiger-head',
  joker: 'card-king-hearts',
  'ferris-wheel': 'own-wheel',
  'glowing-star': 'beveled-star',
  'teacup-without-handle': 'own-buttons',
  sparkles: 'sparkles',
  rose: 'rose',
  // At the fair.
  castle: 'pagoda',
  'red-circle': 'own-plinko',
  'yellow-circle': 'glass-ball',
  balloon: 'balloons',
  'pool-8-ball': 'eight-ball',
  ticket: 'ticket',
  crown: 'jewel-crown',
  'admission-tickets': 'e-admission-tickets',
  'confetti-ball': 'party-popper',
  popcorn: 'popcorn',
  // At the draws.
  'keycap-5': 'e-keycap-5',
  'keycap-8': 'e-keycap-8',
  'keycap-9': 'e-keycap-9',
  'keycap-10': 'e-keycap-10',
  'red-paper-lantern': 'asian-lantern',
  'alarm-clock': 'alarm-clock',
  'hourglass-not-done': 'hourglass',
  bullseye: 'archery-target',
  'four-leaf-clover': 'clover',
};

const style = (metal: MetalName, setting: SettingName): EmblemStyle => ({ metal, setting });

/** What the emblems of a family are made of, in turn. */
const STYLES: Readonly<Partial<Record<GameCategory, readonly EmblemStyle[]>>> = {
  FISH: [
    style('coral', 'round'),
    style('ice', 'hexagon'),
    style('gold', 'coin'),
    style('jade', 'shield'),
    style('silver', 'oval'),
  ],
  LIVE: [style('gold', 'octagon'), style('ivory', 'round'), style('rose', 'gem'), style('silver', 'coin')],
  INHOUSE: [
    style('gold', 'burst'),
    style('neon', 'tile'),
    style('candy', 'flower'),
    style('silver', 'octagon'),
    style('brass', 'coin'),
  ],
  LOTT: [style('gold', 'round'), style('lacquer', 'octagon'), style('silver', 'coin'), style('jade', 'tile')],
  ELOTT: [style('ice', 'hexagon'), style('gold', 'coin'), style('neon', 'tile'), style('copper', 'round')],
};

/** Draws a tile of emblems where the family has them. */
export const withEmblems = (category: GameCategory, place: number, tile: Tile): Tile => {
  const choices = STYLES[category];
  const motifs = tile.motifs.flatMap((motif) => GLYPHS[motif] ?? []);
  if (!choices || motifs.length < tile.motifs.length) return tile;
  const extras = tile.extras.flatMap((motif) => GLYPHS[motif] ?? []);
  return { ...tile, motifs, extras, emblem: choices[place % choices.length] };
};

export const FAMILY_GLYPHS: readonly string[] = Object.values(GLYPHS);
