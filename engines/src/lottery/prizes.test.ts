import { parseMoney } from '@fairground/contract/money';
import { expect, test } from 'vitest';
import { gameOf, oddsOf, playOf } from './games.ts';
import { quoteLine, settleLine } from './order.ts';
import type { PrizeMode } from './price.ts';
import { prizesOfLine } from './prizes.ts';

/** What single wins of a line bring, with the smallest stake of a unit. */
const prizes = (code: string, mode: PrizeMode, play: string, content: string, series?: number): readonly string[] => {
  const { quote, odds } = quoted(code, mode, play, content, series);
  return prizesOfLine(quote, odds).map((prize) => (Number(prize) / 10_000).toString());
};

const quoted = (code: string, mode: PrizeMode, playCode: string, content: string, series = 1956) => {
  const game = gameOf(code);
  const play = game && playOf(game, mode, playCode);
  const read = play?.read(content);
  if (game === undefined || play === undefined || read === undefined || 'fault' in read)
    throw new Error(`${code} has no ${playCode} on ${content}.`);
  const line = { game, mode, play: playCode, content, unit: 'whole', multiple: 1, series } as const;
  const limits = { multipleMax: 1, amountMax: parseMoney('1000000') };
  const quote = quoteLine({ ...line, shownBets: play.bets(read.entry) }, limits);
  if ('fault' in quote) throw new Error(`${content} is refused: ${quote.fault.code}.`);
  return { quote, odds: oddsOf(game, play, series) };
};

test.each([
  ['a side of a duel is no tie', 'SSC1M', 'Elott', 'duel.pair', 'dragon|||||||||', 1956, ['4.3466']],
  ['a tie is', 'SSC1M', 'Elott', 'duel.pair', 'tie|||||||||', 1956, ['19.56']],
  ['both together', 'SSC1M', 'Elott', 'duel.pair', 'dragon,tie|||||||||', 1956, ['4.3466', '19.56']],
  ['three different digits', 'THAI_GOV', 'SEA', 'top3.mixed', '123', 1960, ['163.3333']],
  ['a pair among three digits', 'THAI_GOV', 'SEA', 'top3.mixed', '112', 1960, ['326.6666']],
  ['a box of 24 orders', 'MY4D', 'SEA', 'big.shared-box', '1234', 1960, ['3', '8', '21', '42', '105']],
  ['a box of 4 orders', 'MY4D', 'SEA', 'big.shared-box', '1112', 1960, ['15', '45', '125', '250', '625']],
  ['a sum', 'K3_1M', 'Elott', 'sum.value', '10', 1980, ['15.84']],
  ['two sums', 'K3_1M', 'Elott', 'sum.value', '3,10', 1980, ['15.84', '427.68']],
  ['a ticket wins by its hits', 'KL8_5M', 'Elott', 'ticket.2', '01,02', 1956, ['2.5754', '16.2656']],
  ['an animal of four numbers', 'LHC_5M', 'Elott', 'among.zodiac', 'rat', 1956, ['4.1465']],
  [
    'a pool has fixed prizes, and shares nobody knows',
    'MEGA645',
    'SEA',
    'six.system',
    '01,02,03,04,05,06',
    1960,
    ['0', '3', '30', '1000'],
  ],
] as const)('a line can win what its own bets can: %s', (_title, code, mode, play, content, series, expected) => {
  expect(prizes(code, mode, play, content, series)).toEqual(expected);
});

test('a pair of đá brings a whole prize, which is two of its halves', () => {
  const { quote, odds } = quoted('MB1M', 'Elott', 'da.one', '00,01,02');
  const board = Array.from({ length: 27 }, (_, lot) => (lot === 3 ? '00' : lot === 9 ? '02' : '77'));

  expect(prizesOfLine(quote, odds)).toEqual([settleLine(quote, odds, board)]);
});
