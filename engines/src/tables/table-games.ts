import type { TableKind, TableResult } from '@fairground/contract/studio/game';
import { meanReturn, won } from '../maths/payout.ts';
import type { Case, Return } from '../maths/payout.ts';
import { fraction, isLess, ZERO } from '../maths/fraction.ts';
import type { Words } from '../random/words.ts';
import { BACCARAT, BACCARAT_BETS, baccaratReturn, dealBaccarat } from './baccarat.ts';
import type { BaccaratBet, BaccaratRules } from './baccarat.ts';
import { baccaratCasesOf } from './baccarat-exact.ts';
import { BLACKJACK, HAND_SPOT, blackjackReturn, dealDealer } from './blackjack.ts';
import type { BlackjackRules } from './blackjack.ts';
import { blackjackFigures } from './blackjack-exact.ts';
import { BAU_CUA, BAU_CUA_CASES, PICTURES, bauCuaReturn, shakeBauCua } from './bau-cua.ts';
import type { BauCuaRules, Picture, Pictures } from './bau-cua.ts';
import {
  DRAGON_TIGER_BETS,
  DRAGON_TIGER_ELEVEN,
  dealDragonTiger,
  dragonTigerCases,
  dragonTigerReturn,
} from './dragon-tiger.ts';
import type { DragonTigerBet, DragonTigerRules } from './dragon-tiger.ts';
import { FAN_TAN, FAN_TAN_BETS, coverFanTan, fanTanCases, fanTanReturn } from './fan-tan.ts';
import type { FanTanRules } from './fan-tan.ts';
import { MONEY_WHEEL, WHEEL_FIELDS, moneyWheelCases, moneyWheelReturn, turnMoneyWheel } from './money-wheel.ts';
import type { MoneyWheelRules, WheelField } from './money-wheel.ts';
import { ROULETTE, rouletteCases, rouletteReturn, spinRoulette } from './roulette.ts';
import type { RouletteRules } from './roulette.ts';
import { rouletteLayout } from './roulette-layout.ts';
import { DICE_CASES, SIC_BO, SIC_BO_BETS, rollSicBo, sicBoReturn } from './sic-bo.ts';
import type { Dice, SicBoRules } from './sic-bo.ts';
import type { BetFigures, TableGame } from './table-game.ts';
import { XOC_DIA, XOC_DIA_BETS, XOC_DIA_CASES, shakeXocDia, xocDiaReturn } from './xoc-dia.ts';
import type { Discs, XocDiaBet, XocDiaRules } from './xoc-dia.ts';

/** A game whose rules are known by its hash alone: they come from a stored round, their shape is the kind's. */
export type AnyTable = {
  readonly kind: TableKind;
  readonly rules: unknown;
  readonly bets: readonly string[];
  readonly opposed: readonly (readonly [string, string])[];
  readonly deal: (words: Words, rules: unknown) => TableResult;
  readonly returnOf: (rules: unknown, result: TableResult, bet: string) => Return;
  readonly figures: (rules: unknown) => readonly BetFigures[];
};

type Of<Kind extends TableKind> = Extract<TableResult, { kind: Kind }>;

const table = <Kind extends TableKind, Rules>(kind: Kind, game: TableGame<Rules, Of<Kind>>): AnyTable => ({
  kind,
  rules: game.rules,
  bets: game.bets,
  opposed: game.opposed,
  deal: (words, rules) => game.deal(words, rules as Rules),
  returnOf: (rules, result, bet) => {
    if (result.kind !== kind) throw new TypeError(`A round of ${kind} shows ${result.kind}.`);
    return game.returnOf(rules as Rules, result as Of<Kind>, bet);
  },
  figures: (rules) => game.figures(rules as Rules),
});

const figuresBy =
  <Rules, Result>(
    bets: readonly string[],
    casesOf: (rules: Rules, bet: string) => readonly Case<Result>[],
    returnOf: (rules: Rules, result: Result, bet: string) => Return,
  ) =>
  (rules: Rules): readonly BetFigures[] =>
    bets.map((bet) => {
      const cases = casesOf(rules, bet);
      const returned = (result: Result): Return => returnOf(rules, result, bet);
      const pays = (result: Result): Return => (isLess(ZERO, returned(result)) ? fraction(1) : ZERO);
      const best = cases.reduce((most, { result }) => (isLess(most, returned(result)) ? returned(result) : most), ZERO);
      const isBest = (result: Result): Return => (isLess(returned(result), best) ? ZERO : fraction(1));
      const top = meanReturn(cases, isBest);
      return { bet, mean: meanReturn(cases, returned), hit: meanReturn(cases, pays), best, top };
    });

const baccarat = (): AnyTable => {
  const returnOf = (rules: BaccaratRules, result: Pick<Of<'baccarat'>, 'player' | 'banker'>, bet: string): Return =>
    baccaratReturn(rules, result, bet as BaccaratBet);
  return table<'baccarat', BaccaratRules>('baccarat', {
    rules: BACCARAT,
    bets: BACCARAT_BETS,
    opposed: [['player', 'banker']],
    deal: (words, rules) => {
      const { player, banker } = dealBaccarat(words, rules);
      return { kind: 'baccarat', player: [...player], banker: [...banker] };
    },
    returnOf,
    figures: figuresBy(
      BACCARAT_BETS,
      ({ decks }: BaccaratRules, bet) => baccaratCasesOf(decks, bet as BaccaratBet),
      (rules, hands, bet) => baccaratReturn(rules, hands, bet as BaccaratBet),
    ),
  });
};

const ROULETTE_BETS = [...rouletteLayout('single').keys()];

const roulette = (): AnyTable =>
  table<'roulette', RouletteRules>('roulette', {
    rules: ROULETTE,
    bets: ROULETTE_BETS,
    opposed: [
      ['red', 'black'],
      ['odd', 'even'],
      ['low', 'high'],
    ],
    deal: (words, rules) => ({ kind: 'roulette', pocket: spinRoulette(words, rules) }),
    returnOf: (rules, { pocket }, bet) => rouletteReturn(rules, pocket, bet),
    figures: figuresBy(ROULETTE_BETS, (rules: RouletteRules) => rouletteCases(rules), rouletteReturn),
  });

const sicBo = (): AnyTable =>
  table<'sic-bo', SicBoRules>('sic-bo', {
    rules: SIC_BO,
    bets: SIC_BO_BETS,
    opposed: [
      ['small', 'big'],
      ['odd', 'even'],
    ],
    deal: (words, rules) => ({ kind: 'sic-bo', dice: [...rollSicBo(words, rules)] }),
    returnOf: (rules, { dice }, bet) => sicBoReturn(rules, dice as unknown as Dice, bet),
    figures: figuresBy(SIC_BO_BETS, () => DICE_CASES, sicBoReturn),
  });

const dragonTiger = (): AnyTable => {
  const returnOf = (rules: DragonTigerRules, cards: { readonly dragon: number; readonly tiger: number }, bet: string) =>
    dragonTigerReturn(rules, cards, bet as DragonTigerBet);
  return table<'dragon-tiger', DragonTigerRules>('dragon-tiger', {
    rules: DRAGON_TIGER_ELEVEN,
    bets: DRAGON_TIGER_BETS,
    opposed: [
      ['dragon', 'tiger'],
      ...['dragon', 'tiger'].flatMap((side) => [
        [`${side}-big`, `${side}-small`] as const,
        [`${side}-odd`, `${side}-even`] as const,
      ]),
    ],
    deal: (words, rules) => ({ kind: 'dragon-tiger', ...dealDragonTiger(words, rules) }),
    returnOf,
    figures: figuresBy(DRAGON_TIGER_BETS, ({ decks }: DragonTigerRules) => dragonTigerCases(decks), returnOf),
  });
};

const bauCua = (): AnyTable => {
  const returnOf = (rules: BauCuaRules, shown: Pictures, bet: string) => bauCuaReturn(rules, shown, bet as Picture);
  return table<'bau-cua', BauCuaRules>('bau-cua', {
    rules: BAU_CUA,
    bets: PICTURES,
    opposed: [],
    deal: (words, rules) => ({
      kind: 'bau-cua',
      pictures: shakeBauCua(words, rules).map((picture) => PICTURES.indexOf(picture)),
    }),
    returnOf: (rules, { pictures }, bet) =>
      returnOf(rules, pictures.map((place) => PICTURES[place] ?? 'bau') as unknown as Pictures, bet),
    figures: figuresBy(PICTURES, () => BAU_CUA_CASES, returnOf),
  });
};

const xocDia = (): AnyTable => {
  const returnOf = (rules: XocDiaRules, discs: Discs, bet: string) => xocDiaReturn(rules, discs, bet as XocDiaBet);
  return table<'xoc-dia', XocDiaRules>('xoc-dia', {
    rules: XOC_DIA,
    bets: XOC_DIA_BETS,
    opposed: [['even', 'odd']],
    deal: (words, rules) => ({ kind: 'xoc-dia', discs: [...shakeXocDia(words, rules)] }),
    returnOf: (rules, { discs }, bet) => returnOf(rules, discs as unknown as Discs, bet),
    figures: figuresBy(XOC_DIA_BETS, () => XOC_DIA_CASES, returnOf),
  });
};

const fanTan = (): AnyTable =>
  table<'fan-tan', FanTanRules>('fan-tan', {
    rules: FAN_TAN,
    bets: FAN_TAN_BETS,
    opposed: [
      ['odd', 'even'],
      ['kwok:1-2', 'kwok:3-4'],
      ['kwok:2-3', 'kwok:4-1'],
    ],
    deal: (words, rules) => ({ kind: 'fan-tan', buttons: coverFanTan(words, rules) }),
    returnOf: (rules, { buttons }, bet) => fanTanReturn(rules, buttons, bet),
    figures: figuresBy(FAN_TAN_BETS, fanTanCases, fanTanReturn),
  });

const moneyWheel = (): AnyTable => {
  const returnOf = (rules: MoneyWheelRules, segment: number, bet: string) =>
    moneyWheelReturn(rules, segment, bet as WheelField);
  return table<'money-wheel', MoneyWheelRules>('money-wheel', {
    rules: MONEY_WHEEL,
    bets: WHEEL_FIELDS,
    opposed: [],
    deal: (words, rules) => ({ kind: 'money-wheel', segment: turnMoneyWheel(words, rules) }),
    returnOf: (rules, { segment }, bet) => returnOf(rules, segment, bet),
    figures: figuresBy(WHEEL_FIELDS, moneyWheelCases, returnOf),
  });
};

const blackjack = (): AnyTable =>
  table<'blackjack', BlackjackRules>('blackjack', {
    rules: BLACKJACK,
    bets: [HAND_SPOT],
    opposed: [],
    deal: (words, rules) => ({ kind: 'blackjack', dealer: [...dealDealer(words, rules)] }),
    returnOf: (rules, { dealer, hands = [] }, bet) => blackjackReturn(rules, dealer, hands, bet),
    figures: (rules) => {
      const { mean, natural } = blackjackFigures(rules);
      return [{ bet: HAND_SPOT, mean, hit: null, best: won(rules.pays.blackjack), top: natural }];
    },
  });

const MADE: Readonly<Record<TableKind, () => AnyTable>> = {
  baccarat,
  roulette,
  'sic-bo': sicBo,
  'dragon-tiger': dragonTiger,
  'bau-cua': bauCua,
  'xoc-dia': xocDia,
  'fan-tan': fanTan,
  'money-wheel': moneyWheel,
  blackjack,
};

/** The game of a kind. */
export const tableGame = (kind: TableKind): AnyTable => MADE[kind]();
