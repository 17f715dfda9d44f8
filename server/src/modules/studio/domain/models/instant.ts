import type { Choice, Figures, GameKind, Shown } from '@fairground/contract/studio/game';
import { CRASH, crashChance, crashMeanReturn, crashPoint, crashReturn } from '@fairground/engines/instant/crash';
import { DICE, diceReturn, diceWin, isDiceBet, rollDice } from '@fairground/engines/instant/dice';
import { KENO, drawKeno, hitChance, isKenoPick, kenoMeanReturn, kenoReturn } from '@fairground/engines/instant/keno';
import {
  LIMBO,
  isLimboTarget,
  limboChance,
  limboMeanReturn,
  limboPoint,
  limboReturn,
} from '@fairground/engines/instant/limbo';
import { PLINKO, dropBall, plinkoCases, plinkoReturn } from '@fairground/engines/instant/plinko';
import type { PlinkoRisk } from '@fairground/engines/instant/plinko';
import { flightReturnOfAll } from '@fairground/engines/instant/shared-crash';
import { WHEELS, spinWheel, wheelReturn } from '@fairground/engines/instant/wheel';
import { divide, fraction, ONE, percentText, sum } from '@fairground/engines/maths/fraction';
import type { Fraction } from '@fairground/engines/maths/fraction';
import { meanReturn } from '@fairground/engines/maths/payout';
import type { Return } from '@fairground/engines/maths/payout';
import type { Words } from '@fairground/engines/random/words';
import { ONE_BET, choiceOf, hashOfRules, storedChoice } from '../model.ts';
import type { Model } from '../model.ts';
import { decimalText } from '@fairground/engines/maths/fraction-text';

type Of<Kind extends GameKind> = Extract<Choice, { kind: Kind }>;

/** A game that is over as soon as it is drawn: how it is drawn, and what the draw gives back. */
type Instant<Kind extends GameKind, Drawn> = {
  readonly kind: Kind;
  readonly rules: unknown;
  readonly figures: readonly Figures[];
  readonly accepts: (choice: Of<Kind>) => boolean;
  readonly draw: (words: Words, choice: Of<Kind>) => Drawn;
  readonly returned: (drawn: Drawn, choice: Of<Kind>) => Return;
  readonly show: (drawn: Drawn) => Shown;
};

const instant = <Kind extends GameKind, Drawn>(game: Instant<Kind, Drawn>): Model => ({
  id: game.kind,
  kind: game.kind,
  rules: game.rules,
  hash: hashOfRules(game.rules),
  figures: game.figures,
  isStepped: false,
  costOf: (choice) => {
    const own = choiceOf(game.kind, choice);
    return own && game.accepts(own) ? ONE_BET : undefined;
  },
  play: (words, choice) => {
    const own = storedChoice(game.kind, choice);
    const drawn = game.draw(words, own);
    return { isOver: true, returned: game.returned(drawn, own), shown: game.show(drawn) };
  },
});

const dice = instant({
  kind: 'dice',
  rules: DICE,
  // The chance of a win is the player's own choice.
  figures: [
    {
      mode: '',
      rtp: percentText(fraction(99, 100), 4),
      hitRate: null,
      maxWin: decimalText(diceWin(DICE, DICE.winsMin), 2),
      topOneIn: oneIn(fraction(DICE.winsMin, DICE.faces)),
    },
  ],
  accepts: (choice) => isDiceBet(DICE, choice),
  draw: (words) => rollDice(words, DICE),
  returned: (roll, choice) => diceReturn(DICE, roll, choice),
  show: (roll) => ({ kind: 'dice', roll }),
});

const crash = instant({
  kind: 'crash',
  rules: CRASH,
  figures: [
    {
      mode: '',
      rtp: percentText(crashMeanReturn(CRASH, 200), 4),
      hitRate: null,
      maxWin: decimalText(fraction(CRASH.pointMax, 100), 2),
      topOneIn: oneIn(crashChance(CRASH, CRASH.pointMax)),
    },
  ],
  // Flights are shared: nobody plays one alone any more, and those that were played so can be drawn again.
  accepts: () => false,
  draw: (words) => crashPoint(words, CRASH),
  returned: (point, { cashOut, bets = [] }) =>
    cashOut === undefined ? flightReturnOfAll(point, bets) : crashReturn(CRASH, point, cashOut),
  show: (point) => ({ kind: 'crash', point }),
});

const limbo = instant({
  kind: 'limbo',
  rules: LIMBO,
  // The chance of a win is the player's own choice.
  figures: [
    {
      mode: '',
      rtp: percentText(limboMeanReturn(LIMBO, 200), 4),
      hitRate: null,
      maxWin: decimalText(fraction(LIMBO.pointMax, 100), 2),
      topOneIn: oneIn(limboChance(LIMBO, LIMBO.pointMax)),
    },
  ],
  accepts: ({ target }) => isLimboTarget(LIMBO, target),
  draw: (words) => limboPoint(words, LIMBO),
  returned: (point, { target }) => limboReturn(LIMBO, point, target),
  show: (point) => ({ kind: 'limbo', point }),
});

const RISKS: readonly PlinkoRisk[] = ['low', 'medium', 'high'];

const plinko = instant({
  kind: 'plinko',
  rules: PLINKO,
  figures: ([8, 12, 16] as const).flatMap((rows) =>
    RISKS.map((risk) => {
      const rules = PLINKO[rows][risk];
      const mean = meanReturn(plinkoCases(rules), (way) => plinkoReturn(rules, way));
      // The highest-paying pocket is the outermost on either side.
      return figuresOf(`${rows} ${risk}`, mean, fraction(1), Math.max(...rules.pays), fraction(2, 2 ** rows));
    }),
  ),
  accepts: () => true,
  draw: (words, { rows, risk }) => dropBall(words, PLINKO[rows][risk]),
  returned: (way, { rows, risk }) => plinkoReturn(PLINKO[rows][risk], way),
  show: (way) => ({ kind: 'plinko', way: [...way] }),
});

const wheel = instant({
  kind: 'wheel',
  rules: WHEELS,
  figures: RISKS.map((name) => {
    const segments: readonly number[] = WHEELS[name].segments;
    const pays = segments.filter((pay) => pay > 0).length;
    const mean = fraction(
      segments.reduce((total, pay) => total + pay, 0),
      segments.length * 100,
    );
    const best = Math.max(...segments);
    const top = fraction(segments.filter((pay) => pay === best).length, segments.length);
    return figuresOf(name, mean, fraction(pays, segments.length), best, top);
  }),
  accepts: () => true,
  draw: (words, choice) => spinWheel(words, WHEELS[choice.wheel]),
  returned: (place, choice) => wheelReturn(WHEELS[choice.wheel], place),
  show: (place) => ({ kind: 'wheel', place }),
});

const keno = instant({
  kind: 'keno',
  rules: KENO,
  figures: KENO.pays.map((row, index) => {
    const hits = row.flatMap((pay, count) => (pay > 0 ? [hitChance(KENO, index + 1, count)] : []));
    const best = Math.max(...row);
    const top = sum(row.flatMap((pay, count) => (pay === best ? [hitChance(KENO, index + 1, count)] : [])));
    return figuresOf(`${index + 1}`, kenoMeanReturn(KENO, index + 1), sum(hits), best, top);
  }),
  accepts: ({ picks }) => isKenoPick(KENO, picks),
  draw: (words) => drawKeno(words, KENO),
  returned: (numbers, { picks }) => kenoReturn(KENO, numbers, picks),
  show: (numbers) => ({ kind: 'keno', numbers: [...numbers] }),
});

function figuresOf(mode: string, mean: Fraction, hit: Fraction, payMax: number, top: Fraction): Figures {
  return {
    mode,
    rtp: percentText(mean, 4),
    hitRate: percentText(hit, 4),
    maxWin: decimalText(fraction(payMax, 100), 2),
    topOneIn: oneIn(top),
  };
}

/** Once in so many rounds, as a whole number. */
function oneIn(chance: Fraction): string {
  return decimalText(divide(ONE, chance), 0);
}

export const INSTANT_MODELS: readonly Model[] = [dice, crash, limbo, plinko, wheel, keno];
