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
import {
  cashOutMines,
  layMines,
  minesReturn,
  minesRules,
  minesWin,
  openCell,
  startMines,
} from '@fairground/engines/instant/mines';
import type { MinesRound } from '@fairground/engines/instant/mines';
import { fraction, parseDecimal, percentText } from '@fairground/engines/maths/fraction';
import type { Step } from '@fairground/contract/studio/game';
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
  figures: [{ mode: '', rtp: percentText(parseDecimal(rtp), 4), hitRate: null, maxWin: decimalText(MINES_WIN_MAX, 2) }],
  isStepped: true,
  costOf: (choice) => {
    const count = choiceOf('mines', choice)?.mines;
    return count !== undefined && Number.isInteger(count) && count >= 1 && count <= MINES_MAX ? ONE_BET : undefined;
  },
  play: (words, choice, steps) => {
    const rules = minesRules(storedChoice('mines', choice).mines);
    return minesProgress(steps.reduce(mineStep, startMines(rules, layMines(words, rules))));
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
  figures: [
    {
      mode: '',
      rtp: percentText(parseDecimal(HI_LO.rtp), 4),
      hitRate: null,
      // One more guess at the longest chance from just below the limit.
      maxWin: decimalText(fraction(parseDecimal(HI_LO.returnMax).n * 13n), 2),
    },
  ],
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

export const STEPPED_MODELS: readonly Model[] = [mines, hiLo];
