import {
  cashOutHiLo,
  dealHiLo,
  guessNext,
  HI_LO,
  hiLoReturn,
  hiLoWin,
  skipCard,
  startHiLo,
} from '@fairground/engines/instant/hi-lo';
import type { HiLoRound } from '@fairground/engines/instant/hi-lo';
import { IllegalStepError } from '@fairground/engines/instant/illegal-step';
import { RANKS } from '@fairground/engines/tables/card';
import {
  cashOutMines,
  placeMines,
  minesReturn,
  minesRules,
  minesWin,
  openCell,
  startMines,
} from '@fairground/engines/instant/mines';
import type { MinesRound } from '@fairground/engines/instant/mines';
import {
  cashOutTowers,
  climbTower,
  placeTraps,
  startTowers,
  TOWERS,
  TOWERS_RULES,
  towerRules,
  towersReturn,
  towersWin,
} from '@fairground/engines/instant/towers';
import type { TowersRound } from '@fairground/engines/instant/towers';
import { divide, fraction, multiply, parseDecimal, percentText } from '@fairground/engines/maths/fraction';
import type { Return } from '@fairground/engines/maths/payout';
import type { Figures, Step } from '@fairground/contract/studio/game';
import { decimalText } from '@fairground/engines/maths/fraction-text';
import { ONE_BET, choiceOf, hashOfRules, storedChoice } from '../model.ts';
import type { Model, Progress } from '../model.ts';

const MINES_MAX = 24;
/** The mines of a round are the player's choice; everything else is the same for all of them. */
const { cells, rtp } = minesRules(1);
const MINES = { cells, minesMin: 1, minesMax: MINES_MAX, rtp };
/** With twelve or thirteen mines the way to the last safe cell is longest. */
const MINES_WIN_MAX = minesWin(minesRules(12), cells - 12);

const mines: Model = {
  id: 'mines',
  kind: 'mines',
  rules: MINES,
  hash: hashOfRules(MINES),
  figures: [steppedFigures('', rtp, MINES_WIN_MAX)],
  isStepped: true,
  costOf: (choice) => {
    const count = choiceOf('mines', choice)?.mines;
    return count !== undefined && Number.isInteger(count) && count >= 1 && count <= MINES_MAX ? ONE_BET : undefined;
  },
  play: (words, choice, steps) => {
    const rules = minesRules(storedChoice('mines', choice).mines);
    return minesProgress(steps.reduce(mineStep, startMines(rules, placeMines(words, rules))));
  },
};

const mineStep = (round: MinesRound, step: Step): MinesRound => {
  if (step.kind === 'open') return openCell(round, step.cell);
  if (step.kind === 'cash-out') return cashOutMines(round);
  throw new IllegalStepError('not-a-cell');
};

const minesProgress = (round: MinesRound): Progress => {
  const { state, opened, rules } = round;
  const isOver = state !== 'open';
  const winNow = opened.length === 0 ? null : minesWin(rules, opened.length);
  return {
    isOver,
    returned: isOver ? minesReturn(round) : winNow,
    shown: { kind: 'mines', state, opened: [...opened], mines: isOver ? [...round.mines] : null },
  };
};

const hiLo: Model = {
  id: 'hi-lo',
  kind: 'hi-lo',
  rules: HI_LO,
  hash: hashOfRules(HI_LO),
  // One more guess at the longest chance from just below the limit.
  figures: [steppedFigures('', HI_LO.rtp, multiply(parseDecimal(HI_LO.returnMax), fraction(RANKS)))],
  isStepped: true,
  costOf: (choice) => (choiceOf('hi-lo', choice) ? ONE_BET : undefined),
  play: (words, _choice, steps) => hiLoProgress(steps.reduce(hiLoStep, startHiLo(HI_LO, dealHiLo(words, HI_LO)))),
};

const hiLoStep = (round: HiLoRound, step: Step): HiLoRound => {
  switch (step.kind) {
    case 'guess':
      return guessNext(round, step.guess);
    case 'skip':
      return skipCard(round);
    case 'cash-out':
      return cashOutHiLo(round);
    case 'open':
    case 'climb':
      throw new IllegalStepError('not-a-guess');
  }
};

const hiLoProgress = (round: HiLoRound): Progress => {
  const { state, cards, at, guesses } = round;
  const isOver = state !== 'open';
  const winNow = guesses === 0 ? null : hiLoWin(round);
  return {
    isOver,
    returned: isOver ? hiLoReturn(round) : winNow,
    shown: { kind: 'hi-lo', state, cards: cards.slice(0, at + 1), guesses },
  };
};

const towers: Model = {
  id: 'towers',
  kind: 'towers',
  rules: TOWERS_RULES,
  hash: hashOfRules(TOWERS_RULES),
  figures: TOWERS.map((tower) => {
    const rules = towerRules(TOWERS_RULES, tower);
    return steppedFigures(tower, rules.rtp, towersWin(rules, rules.floors));
  }),
  isStepped: true,
  costOf: (choice) => (choiceOf('towers', choice) ? ONE_BET : undefined),
  play: (words, choice, steps) => {
    const rules = towerRules(TOWERS_RULES, storedChoice('towers', choice).tower);
    return towersProgress(steps.reduce(towerStep, startTowers(rules, placeTraps(words, rules))));
  },
};

const towerStep = (round: TowersRound, step: Step): TowersRound => {
  if (step.kind === 'climb') return climbTower(round, step.door);
  if (step.kind === 'cash-out') return cashOutTowers(round);
  throw new IllegalStepError('not-a-door');
};

const towersProgress = (round: TowersRound): Progress => {
  const { state, climbed, rules, traps } = round;
  const isOver = state !== 'open';
  const winNow = climbed.length === 0 ? null : towersWin(rules, climbed.length);
  return {
    isOver,
    returned: isOver ? towersReturn(round) : winNow,
    shown: {
      kind: 'towers',
      state,
      climbed: [...climbed],
      traps: isOver ? traps.map((floor) => [...floor]) : null,
    },
  };
};

/**
 * A player who goes on until the largest win gets there with the chance return / win, whatever the way: each step pays
 * the inverse of its own chance.
 */
function steppedFigures(mode: string, stated: string, most: Return): Figures {
  return {
    mode,
    rtp: percentText(parseDecimal(stated), 4),
    hitRate: null,
    maxWin: decimalText(most, 2),
    topOneIn: decimalText(divide(most, parseDecimal(stated)), 0),
  };
}

export const STEPPED_MODELS: readonly Model[] = [mines, hiLo, towers];
