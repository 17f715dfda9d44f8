import { lineOrderSchema } from '@fairground/contract/lottery/orders';
import { money, parseMoney } from '@fairground/contract/money';
import { gameOf, playOf } from '@fairground/engines/lottery/games';
import type { PrizeMode } from '@fairground/engines/lottery/price';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { addLine, removeLine, lineKey, takesLine, timesMore, totalOf } from './cart.ts';
import type { CartLine } from './cart.ts';
import { chaseOf, FIRST_CHASE } from './chase-draft.ts';
import { noPicks, quickSet, quickSetsOf, randomPicks, togglePick, withRow } from './picks.ts';
import { firstTerms, slipOf } from './slip.ts';
import { readNumbers } from './typed-numbers.ts';

const BOUNDS = { multipleMax: 1_000, amountMax: parseMoney('1000000'), seriesMax: 1980 };

const contextOf = (code: string, mode: PrizeMode, playCode: string) => {
  const game = gameOf(code);
  const play = game && playOf(game, mode, playCode);
  if (game === undefined || play === undefined) throw new Error(`${code} has no ${playCode}.`);
  return { game, mode, play };
};

const TOO_MANY = { fault: { code: 'too-many' } };
const FRONT3 = contextOf('SSC1M', 'Elott', 'front3.direct');

test('a slip counts bets, stake, prize and rebate by the engine', () => {
  const result = slipOf(FRONT3, [['1', '2'], ['3'], ['4', '5']], { unit: 'tenth', multiple: 3, series: 1956 }, BOUNDS);

  expect(result).toEqual({
    slip: {
      unit: 'tenth',
      multiple: 3,
      series: 1956,
      content: '1,2|3|4,5',
      bets: 4,
      amount: parseMoney('2.4'),
      isShared: false,
      prize: parseMoney('586.8'),
      leastPrize: parseMoney('586.8'),
      rebate: parseMoney('0.0288'),
    },
  });
});

test('what is no bet yet says why', () => {
  const terms = firstTerms('Elott');

  expect(slipOf(FRONT3, noPicks(FRONT3.play), terms, BOUNDS)).toMatchObject({ fault: { code: 'too-few', row: 0 } });
  expect(slipOf(FRONT3, [['1'], ['2'], ['3']], { ...terms, multiple: 2_000 }, BOUNDS)).toMatchObject({
    fault: { code: 'multiple-limit' },
  });
});

test('a line is as long as it can be ordered: what is priced can be bought, and one more number is more than it takes', () => {
  const five = contextOf('SSC1M', 'Elott', 'five.typed');
  const numbers = (count: number) => [Array.from({ length: count }, (_, index) => String(10_000 + index))];
  const priced = (count: number) => slipOf(five, numbers(count), { ...firstTerms('Elott'), unit: 'tenth' }, BOUNDS);

  const longest = priced(3_333);
  const line = { play: 'five.typed', unit: 'tenth', multiple: 1, bets: 3_333 };
  expect(z.safeParse(lineOrderSchema, { ...line, content: 'slip' in longest && longest.slip.content })).toMatchObject({
    success: true,
  });
  expect([priced(3_334), priced(4_000)]).toEqual([TOO_MANY, TOO_MANY]);
});

test('symbols with odds of their own are priced by the best that is picked', () => {
  const sum = contextOf('K3_1M', 'Elott', 'sum.value');
  const terms = { ...firstTerms('Elott'), series: 2_000 - 20 };
  const likely = slipOf(sum, [['10']], terms, BOUNDS);
  const both = slipOf(sum, [['3', '10']], terms, BOUNDS);

  expect(likely).toMatchObject({ slip: { prize: parseMoney('15.84') } });
  expect(both).toMatchObject({ slip: { prize: parseMoney('427.68') } });
});

test.each([
  [
    'dragon is not paid like a tie',
    'SSC1M',
    'Elott',
    'duel.pair',
    ['dragon', ...Array.from({ length: 9 }, () => '')],
    '4.3466',
    '4.3466',
  ],
  [
    'a tie is',
    'SSC1M',
    'Elott',
    'duel.pair',
    ['tie,dragon', ...Array.from({ length: 9 }, () => '')],
    '4.3466',
    '19.56',
  ],
  ['three different digits are not paid like a pair', 'THAI_GOV', 'SEA', 'top3.mixed', ['123'], '163.3333', '163.3333'],
  ['24 orders are not paid like four', 'MY4D', 'SEA', 'big.shared-box', ['1234'], '3', '105'],
  ['every ending has its prize', 'SSC1M', 'Elott', 'five.combo', ['1', '2', '3', '4', '5'], '19.56', '195600'],
] as const)('a slip shows what its own bets can win: %s', (_title, code, mode, play, rows, least, best) => {
  const picks = rows.map((row) => (row === '' ? [] : row.split(',')));
  const context = contextOf(code, mode, play);
  const result = slipOf(context, picks, firstTerms(mode), BOUNDS);

  expect(result).toMatchObject({ slip: { leastPrize: parseMoney(least), prize: parseMoney(best) } });
});

test('thousands of bets that are alike can win what one of them can', () => {
  const context = contextOf('LAO4', 'SEA', 'set.four');
  const different = Array.from({ length: 10_000 }, (_, number) => String(number).padStart(4, '0'))
    .filter((number) => new Set(number).size === 4)
    .slice(0, 3_900);
  const [one, all] = [['1234'], different].map((numbers) => slipOf(context, [numbers], firstTerms('SEA'), BOUNDS));

  const prizes = one !== undefined && 'slip' in one && { prize: one.slip.prize, leastPrize: one.slip.leastPrize };
  expect(all).toMatchObject({ slip: { bets: 3_900, ...prizes } });
});

test('a row takes no more than it may; a row of one takes the newer pick', () => {
  const fixed = contextOf('SSC1M', 'Elott', 'front3.fixed-digit').play;
  const ticket = contextOf('KL8_5M', 'Elott', 'ticket.2').play;

  expect(togglePick(fixed, [['3']], 0, '7')).toEqual([['7']]);
  expect(togglePick(ticket, [['01', '02']], 0, '03')).toEqual([['01', '02']]);
  expect(togglePick(ticket, [['01', '02']], 0, '01')).toEqual([['02']]);
});

test('a banker is no other number at the same time', () => {
  const { play } = contextOf('C11X5_1M', 'Elott', 'any3.bankers');

  expect(togglePick(play, [[], ['04', '05']], 0, '04')).toEqual([['04'], ['05']]);
});

test('a row of numbers can be filled by sets, one of words cannot', () => {
  const { play } = FRONT3;
  const row = play.shape.rows[0];
  const sides = contextOf('SSC1M', 'Elott', 'front2.sides').play.shape.rows[0];
  if (row === undefined || sides === undefined) throw new Error('Both plays have rows.');

  expect(quickSet(row, 'big')).toEqual(['5', '6', '7', '8', '9']);
  expect(quickSet(row, 'even')).toEqual(['0', '2', '4', '6', '8']);
  expect(withRow(play, noPicks(play), 0, quickSet(row, 'all'))[0]).toHaveLength(10);
  expect(quickSetsOf(sides)).toEqual([]);
});

test('a lucky pick is a bet in every way of picking', () => {
  let last = 7;
  const words = () => (last = (last * 1_103_515_245 + 12_345) % 2 ** 31);
  for (const [code, mode, playCode] of [
    ['SSC1M', 'Elott', 'five.group60'],
    ['SSC1M', 'Elott', 'any2.group'],
    ['SSC1M', 'Elott', 'any3.direct'],
    ['SSC1M', 'ZY', 'position.sides'],
    ['C11X5_1M', 'Elott', 'any5.bankers'],
    ['PK10_1M', 'Elott', 'top5.direct'],
    ['C11X5_1M', 'Elott', 'front3.group-bankers'],
    ['MB1M', 'Elott', 'xien.3'],
  ] as const) {
    const { play } = contextOf(code, mode, playCode);
    const picks = randomPicks(play, words);
    expect(picks && 'entry' in play.read(picks.map((row) => row.join(',')).join('|'))).toBe(true);
  }
});

test('typed numbers are read with whatever stands between them, each once', () => {
  const lo3 = contextOf('MB1M', 'Elott', 'lo.3').play.shape.rows[0];
  const cars = contextOf('PK10_1M', 'Elott', 'top2.typed').play.shape.rows[0];
  const mixed = contextOf('SSC1M', 'Elott', 'front3.mixed').play.shape.rows[0];
  if (lo3 === undefined || cars === undefined || mixed === undefined) throw new Error('All have a row.');

  expect(readNumbers(lo3, '123, 456;789\n123 12')).toEqual({
    symbols: ['123', '456', '789'],
    unread: ['12'],
    repeated: 1,
  });
  expect(readNumbers(cars, '01 02, 3 4').symbols).toEqual(['01 02', '03 04']);
  expect(readNumbers(mixed, '321 777')).toEqual({ symbols: ['123'], unread: ['777'], repeated: 0 });
});

const LINE: CartLine = {
  play: 'front3.direct',
  content: '1|2|3',
  unit: 'whole',
  multiple: 2,
  bets: 1,
  amount: parseMoney('4'),
};

test('the same line twice is one line played more often; another unit is another line', () => {
  const cart = addLine(addLine([], LINE, 10), { ...LINE, multiple: 3, amount: parseMoney('6') }, 10);

  expect(cart).toEqual([{ ...LINE, multiple: 5, amount: parseMoney('10') }]);
  expect(addLine(cart, { ...LINE, unit: 'tenth' }, 10)).toHaveLength(2);
  expect(removeLine(cart, lineKey(LINE))).toEqual([]);
});

test('a full cart takes no further line, only more of one that it has, and its total is the sum of its lines', () => {
  const full = addLine([LINE], { ...LINE, content: '4|5|6' }, 1);

  expect(full).toEqual([LINE]);
  expect(takesLine([LINE], { ...LINE, content: '4|5|6' }, 1)).toBe(false);
  expect(takesLine([LINE], { ...LINE, content: '4|5|6' }, 2)).toBe(true);
  expect(takesLine([LINE], { ...LINE, multiple: 7 }, 1)).toBe(true);
  expect(totalOf([LINE, timesMore(LINE, 1)])).toEqual({ lines: 2, bets: 2, amount: parseMoney('6') });
});

test('a chase draft becomes the steps of the engine, or the step it cannot reach', () => {
  const basis = { numeros: ['a', 'b', 'c'], amount: parseMoney('2'), prize: parseMoney('19.56'), multipleMax: 100 };

  expect(chaseOf({ ...FIRST_CHASE, issues: 2 }, basis)).toMatchObject({ total: parseMoney('4') });
  expect(chaseOf({ ...FIRST_CHASE, kind: 'ladder' }, basis)).toMatchObject({ total: parseMoney('14') });
  expect(chaseOf({ ...FIRST_CHASE, kind: 'target' }, basis)).toMatchObject({ steps: [{ multiple: 1 }, {}, {}] });
  expect(chaseOf({ ...FIRST_CHASE, kind: 'target' }, { ...basis, prize: money(0n) })).toMatchObject({
    fault: { code: 'no-profit', at: 0 },
  });
});
