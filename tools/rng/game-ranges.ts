import { CRASH, crashPoint } from '@fairground/engines/instant/crash';
import { DICE, rollDice } from '@fairground/engines/instant/dice';
import { dealHiLo, HI_LO } from '@fairground/engines/instant/hi-lo';
import { drawKeno, KENO } from '@fairground/engines/instant/keno';
import { LIMBO, limboPoint } from '@fairground/engines/instant/limbo';
import { placeMines, minesRules } from '@fairground/engines/instant/mines';
import { dropBall, PLINKO } from '@fairground/engines/instant/plinko';
import { placeTraps, towerRules, TOWERS_RULES } from '@fairground/engines/instant/towers';
import { spinWheel, WHEELS } from '@fairground/engines/instant/wheel';
import type { Words } from '@fairground/engines/random/words';
import { drawn } from '@fairground/engines/random/words';
import { BAU_CUA, PICTURES, shakeBauCua } from '@fairground/engines/tables/bau-cua';
import { ROULETTE, spinRoulette } from '@fairground/engines/tables/roulette';
import { rollSicBo, SIC_BO } from '@fairground/engines/tables/sic-bo';
import { shakeXocDia, XOC_DIA } from '@fairground/engines/tables/xoc-dia';

/** What a game draws, as a laboratory asks for it, and the game's own code that draws it. */
export type GameRange = {
  readonly game: string;
  readonly from: number;
  readonly to: number;
  readonly selections: number;
  readonly replacement: 'with' | 'without';
  readonly draw: (words: Words) => readonly number[];
  /** A point whose numbers are not equally likely: it has outcomes and no scaled numbers. */
  readonly isPoint: boolean;
};

const DECKS = 8 * 52;
const MINES = 3;

/** Every kind of draw of the studio, each by the code its game plays with. */
export const GAME_RANGES: readonly GameRange[] = [
  range('dice', [0, DICE.faces - 1], 'with', (words) => [rollDice(words, DICE)]),
  point('crash', CRASH.pointMax, (words) => crashPoint(words, CRASH)),
  point('limbo', LIMBO.pointMax, (words) => limboPoint(words, LIMBO)),
  range('wheel', [0, WHEELS.medium.segments.length - 1], 'with', (words) => [spinWheel(words, WHEELS.medium)]),
  range('roulette', [0, 36], 'with', (words) => [spinRoulette(words, ROULETTE)]),
  range('sic-bo', [1, 6], 'with', (words) => rollSicBo(words, SIC_BO), 3),
  range('bau-cua', [0, 5], 'with', (words) => shakeBauCua(words, BAU_CUA).map((each) => PICTURES.indexOf(each)), 3),
  range('xoc-dia', [0, 1], 'with', (words) => shakeXocDia(words, XOC_DIA).map(Number), 4),
  range('plinko', [0, 1], 'with', (words) => dropBall(words, PLINKO[16].high), 16),
  range('hi-lo', [0, 51], 'with', (words) => dealHiLo(words, HI_LO), 52),
  range('keno', [1, 80], 'without', (words) => drawKeno(words, KENO), 20),
  range('mines', [0, 24], 'without', (words) => placeMines(words, minesRules(MINES)), MINES),
  // One trap a floor: nine draws of one door.
  range('towers', [0, 2], 'with', (words) => placeTraps(words, towerRules(TOWERS_RULES, 'medium')).flat(), 9),
  // The cards that leave the shoe, whether or not the rules turn all of them.
  range('baccarat', [0, DECKS - 1], 'without', (words) => drawn(words, 6, DECKS), 6),
  range('dragon-tiger', [0, DECKS - 1], 'without', (words) => drawn(words, 2, DECKS), 2),
];

function range(
  game: string,
  [from, to]: readonly [number, number],
  replacement: GameRange['replacement'],
  draw: GameRange['draw'],
  selections = 1,
): GameRange {
  return { game, from, to, selections, replacement, draw, isPoint: false };
}

function point(game: string, most: number, draw: (words: Words) => number): GameRange {
  return { ...range(game, [100, most], 'with', (words) => [draw(words)]), isPoint: true };
}
