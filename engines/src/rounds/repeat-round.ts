import type { Choice, Shown, Step } from '@fairground/contract/studio/game';
import type { Round } from '@fairground/contract/studio/round';
import { fireBatch, timesOf } from '../fish/batch.ts';
import type { FishingRules } from '../fish/room.ts';
import { crashPoint, crashReturn } from '../instant/crash.ts';
import type { CrashRules } from '../instant/crash.ts';
import { flightReturnOfAll } from '../instant/shared-crash.ts';
import { diceReturn, rollDice } from '../instant/dice.ts';
import type { DiceRules } from '../instant/dice.ts';
import { cashOutHiLo, dealHiLo, guessNext, hiLoReturn, skipCard, startHiLo } from '../instant/hi-lo.ts';
import type { HiLoRound, HiLoRules } from '../instant/hi-lo.ts';
import { drawKeno, kenoReturn } from '../instant/keno.ts';
import type { KenoRules } from '../instant/keno.ts';
import { limboPoint, limboReturn } from '../instant/limbo.ts';
import type { LimboRules } from '../instant/limbo.ts';
import { cashOutMines, placeMines, minesReturn, openCell, startMines } from '../instant/mines.ts';
import type { MinesRound } from '../instant/mines.ts';
import { dropBall, plinkoReturn } from '../instant/plinko.ts';
import type { PLINKO } from '../instant/plinko.ts';
import { cashOutTowers, climbTower, placeTraps, startTowers, towerRules, towersReturn } from '../instant/towers.ts';
import type { TowersRound, TowersRules } from '../instant/towers.ts';
import { spinWheel, wheelReturn } from '../instant/wheel.ts';
import type { WHEELS } from '../instant/wheel.ts';
import { fraction } from '../maths/fraction.ts';
import type { Return } from '../maths/payout.ts';
import type { Words } from '../random/words.ts';
import type { BlackjackRules } from '../tables/blackjack.ts';
import { parseDefinition } from '../slots/parse.ts';
import { prepareSlot } from '../slots/prepare.ts';
import { progressivesOf } from '../slots/progressive.ts';
import { spin } from '../slots/spin.ts';
import { repeatHands, repeatTable } from './repeat-table.ts';

/** `pool` is what a jackpot paid on top: a draw says whether it was won, the books how much was in it. */
type Repeated = { readonly shown: Shown; readonly returned: Return; readonly pool?: bigint };

type Played = Pick<Round, 'choice' | 'steps'> & Partial<Pick<Round, 'shown' | 'decisions'>>;

const noSeat = (): never => {
  throw new RangeError('The cards of a seat are drawn from words of its own.');
};

type Of<Kind extends Choice['kind']> = Extract<Choice, { kind: Kind }>;

/** Plays a finished round again from its words. The rules are those whose hash the round names, so their shape is known. */
export const repeatRound = (
  words: Words,
  rules: unknown,
  { choice, steps, decisions, shown: recorded = null }: Played,
  seatWords: () => Words = noSeat,
): Repeated => {
  switch (choice.kind) {
    case 'slot':
      return repeatSpin(words, rules, choice, recorded);
    case 'dice': {
      const roll = rollDice(words, rules as DiceRules);
      return { shown: { kind: 'dice', roll }, returned: diceReturn(rules as DiceRules, roll, choice) };
    }
    case 'crash':
      return repeatFlight(words, rules as CrashRules, choice);
    case 'plinko': {
      const board = (rules as typeof PLINKO)[choice.rows][choice.risk];
      const way = dropBall(words, board);
      return { shown: { kind: 'plinko', way: [...way] }, returned: plinkoReturn(board, way) };
    }
    case 'wheel': {
      const wheel = (rules as typeof WHEELS)[choice.wheel];
      const place = spinWheel(words, wheel);
      return { shown: { kind: 'wheel', place }, returned: wheelReturn(wheel, place) };
    }
    case 'keno': {
      const numbers = drawKeno(words, rules as KenoRules);
      const returned = kenoReturn(rules as KenoRules, numbers, choice.picks);
      return { shown: { kind: 'keno', numbers: [...numbers] }, returned };
    }
    case 'limbo': {
      const point = limboPoint(words, rules as LimboRules);
      return { shown: { kind: 'limbo', point }, returned: limboReturn(rules as LimboRules, point, choice.target) };
    }
    case 'mines':
      return repeatMines(words, rules, choice, steps);
    case 'hi-lo':
      return repeatHiLo(words, rules as HiLoRules, steps);
    case 'towers':
      return repeatTower(words, rules as TowersRules, choice, steps);
    case 'fishing':
      return repeatBatch(words, rules as FishingRules, choice, recorded);
    case 'baccarat':
    case 'roulette':
    case 'sic-bo':
    case 'dragon-tiger':
    case 'bau-cua':
    case 'xoc-dia':
    case 'fan-tan':
    case 'money-wheel':
      return repeatTable(words, rules, choice);
    case 'blackjack':
      return repeatHands(words, seatWords(), rules as BlackjackRules, { choice, decisions });
  }
};

/** A flight many shared has bets with exits; one of a single player had the one exit that was chosen before. */
const repeatFlight = (words: Words, rules: CrashRules, { cashOut, bets = [] }: Of<'crash'>): Repeated => {
  const point = crashPoint(words, rules);
  const returned = cashOut === undefined ? flightReturnOfAll(point, bets) : crashReturn(rules, point, cashOut);
  return { shown: { kind: 'crash', point }, returned };
};

const repeatSpin = (words: Words, rules: unknown, { mode }: Of<'slot'>, recorded: Shown | null): Repeated => {
  const definition = parseDefinition(rules);
  const { pay, jackpots, steps } = spin(prepareSlot(definition), mode, words);
  const shown = { kind: 'slot' as const, pay, jackpots: [...jackpots], steps: [...steps] };
  const returned = fraction(pay, definition.bet.units);
  const kept = recorded?.kind === 'slot' ? recorded : undefined;
  // Without pools of its own a game may still play the last life of one its rules had before.
  if (progressivesOf(definition).length === 0 && kept?.pool === undefined) return { shown, returned };
  // A must-hit pool is hit by its growth: the ledger records it, with a separate proof.
  const hits = kept?.hits === undefined ? {} : { hits: kept.hits };
  const pool = jackpots.length > 0 || kept?.hits !== undefined ? (kept?.pool ?? '0') : '0';
  return { shown: { ...shown, pool, ...hits }, returned, pool: BigInt(pool) };
};

const repeatBatch = (words: Words, room: FishingRules, { shots }: Of<'fishing'>, recorded: Shown | null): Repeated => {
  const results = fireBatch(words, { room, shots });
  const isWon = results.some(({ isJackpot }) => isJackpot);
  const pool = isWon && recorded?.kind === 'fishing' ? recorded.pool : '0';
  const written = results.map(({ caught, bolts, isJackpot }) => ({
    caught: [...caught],
    bolts: [...bolts],
    isJackpot,
  }));
  return {
    shown: { kind: 'fishing', shots: written, pool },
    returned: fraction(timesOf(room, shots, results)),
    pool: BigInt(pool),
  };
};

const repeatMines = (words: Words, rules: unknown, choice: Of<'mines'>, steps: readonly Step[]): Repeated => {
  const { cells, rtp } = rules as { readonly cells: number; readonly rtp: string };
  const field = { cells, rtp, mines: choice.mines };
  const played = steps.reduce(mineStep, startMines(field, placeMines(words, field)));
  // Ended by rule: it was cashed out without a step of the player.
  const round = played.state === 'open' ? cashOutMines(played) : played;
  const { state, opened, mines } = round;
  return {
    shown: { kind: 'mines', state, opened: [...opened], mines: [...mines] },
    returned: minesReturn(round),
  };
};

const mineStep = (round: MinesRound, step: Step): MinesRound =>
  step.kind === 'open' ? openCell(round, step.cell) : cashOutMines(round);

const repeatHiLo = (words: Words, rules: HiLoRules, steps: readonly Step[]): Repeated => {
  const played = steps.reduce(hiLoStep, startHiLo(rules, dealHiLo(words, rules)));
  const round = played.state === 'open' ? cashOutHiLo(played) : played;
  const { state, cards, at, guesses } = round;
  return { shown: { kind: 'hi-lo', state, cards: cards.slice(0, at + 1), guesses }, returned: hiLoReturn(round) };
};

const hiLoStep = (round: HiLoRound, step: Step): HiLoRound => {
  if (step.kind === 'guess') return guessNext(round, step.guess);
  return step.kind === 'skip' ? skipCard(round) : cashOutHiLo(round);
};

const repeatTower = (words: Words, all: TowersRules, { tower }: Of<'towers'>, steps: readonly Step[]): Repeated => {
  const rules = towerRules(all, tower);
  const played = steps.reduce(towerStep, startTowers(rules, placeTraps(words, rules)));
  const round = played.state === 'open' ? cashOutTowers(played) : played;
  const { state, climbed, traps } = round;
  return {
    shown: { kind: 'towers', state, climbed: [...climbed], traps: traps.map((floor) => [...floor]) },
    returned: towersReturn(round),
  };
};

const towerStep = (round: TowersRound, step: Step): TowersRound =>
  step.kind === 'climb' ? climbTower(round, step.door) : cashOutTowers(round);
