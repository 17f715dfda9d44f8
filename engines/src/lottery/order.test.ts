import { money, parseMoney, writeMoney } from '@fairground/contract/money';
import type { Money } from '@fairground/contract/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Board } from './board.ts';
import { writeEntry } from './entry.ts';
import type { Entry } from './entry.ts';
import { familyOf } from './families.ts';
import type { FamilyCode } from './families.ts';
import { gameOf, oddsOf, playOf, stakeUnitsOf } from './games.ts';
import type { Game } from './games.ts';
import { quoteLine, settleLine } from './order.ts';
import type { QuoteResult } from './order.ts';
import type { Play } from './play.ts';
import { amountOf, capped, MODES, oddsAt, payoutOf, stakePrice, UNITS } from './price.ts';
import type { Unit } from './price.ts';
import { plus, ratio, times } from './ratio.ts';
import { points, rebatesOf } from './rebate.ts';
import { boardsOf } from './testing/boards.ts';
import { entriesOf } from './testing/prove-play.ts';

const asked = {
  mode: 'Lott',
  play: 'three.group6',
  content: '1,2,3,4',
  unit: 'whole',
  multiple: 2,
  series: 1956,
  shownBets: 4,
} as const;

const UNIT_NAMES = Object.keys(UNITS) as readonly Unit[];
const LIMITS = { multipleMax: 9_999, amountMax: parseMoney('1000000') };

type Line = { readonly play: Play; readonly entry: Entry; readonly price: Money };

/** Lines of a family on one of its boards. */
const ordersOf = (family: FamilyCode, isWanted: (play: Play) => boolean): fc.Arbitrary<[Line[], Board]> => {
  const { layout, plays } = familyOf(family);
  const wanted = plays.filter(isWanted);
  const line = fc.constantFrom(...wanted).chain((play) =>
    fc.record({
      play: fc.constant(play),
      entry: entriesOf(play, boardsOf(layout)),
      price: fc
        .tuple(fc.constantFrom(...UNIT_NAMES), fc.integer({ min: 1, max: 99 }))
        .map(([unit, multiple]) => stakePrice(2n, unit, multiple)),
    }),
  );
  return fc.tuple(fc.array(line, { minLength: 1, maxLength: 6 }), boardsOf(layout));
};

const isPicked = ({ shape }: Play): boolean => shape.rows.every(({ symbols }) => typeof symbols !== 'function');

const paid = (lines: readonly Line[], board: Board): bigint =>
  lines.reduce(
    (sum, { play, entry, price }) => sum + settleLine({ play, entry, price }, oddsAt(play, 1956), board),
    0n,
  );

const SMALL_FAMILIES = ['3D', 'K3', '11X5', 'PC28', 'VN_SOUTH', 'KL8'] as const;

test('[part of A-03] the order of lines changes no payout, and an order may be split among several', () => {
  for (const family of SMALL_FAMILIES)
    fc.assert(
      fc.property(ordersOf(family, isPicked), fc.nat({ max: 6 }), ([lines, board], cut) => {
        expect(paid(lines.toReversed(), board)).toBe(paid(lines, board));
        expect(paid(lines.slice(0, cut), board) + paid(lines.slice(cut), board)).toBe(paid(lines, board));
      }),
      { numRuns: 12, seed: 3 },
    );
});

test('[part of A-03] a line split into its single bets wins the same, and rounding never favours the split', () => {
  const { layout, plays } = familyOf('K3');
  for (const play of plays)
    fc.assert(
      fc.property(entriesOf(play, boardsOf(layout)), boardsOf(layout), (entry, board) => {
        const odds = oddsAt(play, 1956);
        const price = stakePrice(2n, 'thousandth', 1);
        const whole = play.settler(board)(entry);
        const counts = new Map<string, number>();
        for (const line of play.shape.lines(entry))
          for (const [won, tier] of play.winsOn(board)) if (won === line) counts.set(tier, (counts.get(tier) ?? 0) + 1);
        expect(counts).toEqual(whole.won);
        const single = [...whole.won].reduce(
          (sum, [tier, hits]) => sum + BigInt(hits) * payoutOf({ won: new Map([[tier, 1]]), voided: 0 }, odds, price),
          0n,
        );
        const hits = [...whole.won.values()].reduce((sum, count) => sum + count, 0);
        const together = payoutOf(whole, odds, price);
        expect(single <= together && together < single + BigInt(Math.max(hits, 1))).toBe(true);
      }),
      { numRuns: 6, seed: 5 },
    );
});

test('splitting a multiple costs the same and wins the same before rounding', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 50 }), fc.integer({ min: 1, max: 50 }), (one, other) => {
      const price = (multiple: number): Money => stakePrice(2n, 'tenth', multiple);
      expect(amountOf(7, price(one)) + amountOf(7, price(other))).toBe(amountOf(7, price(one + other)));
    }),
  );
});

const game = (code: string): Game => {
  const found = gameOf(code);
  if (found === undefined) throw new Error(`There is no game ${code}.`);
  return found;
};

test.each([
  ['D3_DAY', 'Lott', 'whole', 1, '2.0000'],
  ['D3_DAY', 'Lott', 'tenth', 3, '0.6000'],
  ['SSC1M', 'Elott', 'hundredth', 1, '0.0200'],
  ['SSC1M', 'Elott', 'thousandth', 1, '0.0020'],
  ['SSC1M', 'ZY', 'whole', 5, '5.0000'],
  ['THAI_GOV', 'SEA', 'whole', 1, '1.0000'],
  ['MB', 'Lott', 'whole', 1000, '1000.0000'],
] as const)('a stake of %s in %s, %s, times %i costs %s', (code, mode, unit, multiple, price) => {
  expect(writeMoney(stakePrice(stakeUnitsOf(game(code), mode), unit, multiple))).toBe(price);
});

test('one point of lô costs 27,000 in the north and 18,000 in the south', () => {
  const amount = (code: string): string => {
    const quote = quoteLine(
      { ...asked, game: game(code), play: 'lo.2', content: '68', multiple: 1000, shownBets: 1 },
      LIMITS,
    );
    return 'fault' in quote ? quote.fault.code : writeMoney(quote.amount);
  };

  expect([amount('MB'), amount('XSHCM')]).toEqual(['27000.0000', '18000.0000']);
});

test('a game with a card pays by it, others by the series', () => {
  const straight = playOf(game('MY4D'), 'SEA', 'big.straight');
  const top = playOf(game('THAI_GOV'), 'SEA', 'top2.direct');
  const first = straight && oddsOf(game('MY4D'), straight, 1960).get('first');

  expect(first).toEqual(ratio(2500));
  expect(top && oddsOf(game('THAI_GOV'), top, 1960).get('all')).toEqual(ratio(98));
});

test('what a bet pays back and what comes back as rebate make the same sum at every series', () => {
  const stake = parseMoney('10000');
  for (const series of [1800, 1900, 1956]) {
    const back = times(ratio(series, 2000), ratio(stake));
    expect(plus(back, ratio(points(stake, 1956 - series)))).toEqual(ratio(parseMoney('9780')));
  }
});

test('a chain gets the differences of its series, and the bettor what it gave up', () => {
  const chain = [
    { holder: 'player', series: 1950 },
    { holder: 'B', series: 1960 },
    { holder: 'A', series: 1970 },
    { holder: 'head', series: 1980 },
  ];

  expect(rebatesOf(parseMoney('10000'), 1940, chain)).toEqual(
    ['player', 'B', 'A', 'head'].map((holder) => ({ holder, amount: parseMoney('50') })),
  );
  expect(rebatesOf(parseMoney('10000'), 1950, chain.slice(0, 1))).toEqual([]);
  expect(() => rebatesOf(parseMoney('1'), 1960, chain)).toThrow(RangeError);
});

test('a win above its limit is paid up to the limit', () => {
  expect(capped(money(7n), money(5n))).toBe(5n);
  expect(capped(money(4n), money(5n))).toBe(4n);
});

const quoted = (changes: object): QuoteResult => quoteLine({ game: game('D3_DAY'), ...asked, ...changes }, LIMITS);

test('a line is recounted and priced', () => {
  expect(quoted({})).toMatchObject({
    entry: [['1', '2', '3', '4']],
    bets: 4,
    stakes: 4,
    price: parseMoney('4'),
    amount: parseMoney('16'),
  });
});

test.each([
  [{ shownBets: 3 }, 'bets-differ'],
  [{ content: '1,2' }, 'too-few'],
  [{ content: '1,2,3|4' }, 'rows'],
  [{ content: '1,2,x' }, 'unknown-symbol'],
  [{ content: '1,2,2' }, 'repeated-symbol'],
  [{ multiple: 0 }, 'multiple-limit'],
  [{ multiple: 1.5 }, 'multiple-limit'],
  [{ multiple: 10_000 }, 'multiple-limit'],
  [{ series: 1982 }, 'series-not-offered'],
  [{ series: 1801 }, 'series-not-offered'],
  [{ series: 1798 }, 'series-not-offered'],
  [{ mode: 'SEA' }, 'play-not-offered'],
  [{ play: 'five.direct' }, 'play-not-offered'],
  [{ game: game('THAI_GOV'), mode: 'SEA', play: 'top3.direct', content: '1|2|3', unit: 'tenth' }, 'unit-not-offered'],
  [{ content: '0,1,2,3,4,5,6,7,8,9', multiple: 9_999, shownBets: 120 }, 'amount-limit'],
])('a line is refused with its reason: %#', (changes, code) => {
  const result = quoted(changes);

  expect('fault' in result ? result.fault.code : '').toBe(code);
});

test('an entry says where it is wrong', () => {
  expect(quoted({ content: '1,2,x' })).toEqual({ fault: { code: 'unknown-symbol', row: 0, at: 2 } });
  expect(writeEntry([['1', '2'], ['3']])).toBe('1,2|3');
});

test('every mode offers its usual series', () => {
  for (const { series } of Object.values(MODES))
    expect((series.usual - series.min) % series.step === 0 && series.usual <= series.max).toBe(true);
});
