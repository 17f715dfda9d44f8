import type { Odds } from '../price.ts';
import { decimal } from '../ratio.ts';

/** Rate cards: prizes as houses publish them for one unit, by play and tier. Data, not reckoning. */
export type RateCard = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** The odds a card gives for a play, if it has the play. */
export const cardOdds = (card: RateCard, play: string): Odds | undefined => {
  const row = card[play];
  return row === undefined ? undefined : new Map(Object.entries(row).map(([tier, prize]) => [tier, decimal(prize)]));
};

const big = (prizes: readonly string[]) => spread(['first', 'second', 'third', 'special', 'consolation'], prizes);
const small = (prizes: readonly string[]) => spread(['first', 'second', 'third'], prizes);

const spread = (tiers: readonly string[], prizes: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(tiers.map((tier, index) => [tier, prizes[index] ?? '0']));

/** Rows of a prize for 24, 12, 6 and 4 orders. */
const shared = (rows: Readonly<Record<string, readonly string[]>>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(rows).flatMap(([prize, amounts]) =>
      ['24', '12', '6', '4'].map((orders, index) => [`${prize}.${orders}`, amounts[index] ?? '0']),
    ),
  );

const MY_BIG = big(['2500', '1000', '500', '180', '60']);
const MY_SMALL = small(['3500', '2000', '1000']);
const SG_BIG = big(['2000', '1000', '490', '250', '60']);
const SG_SMALL = small(['3000', '2000', '800']);

/** 4A, 3A and 3ABC are sold on one prize, or on the three highest ones alike, at the same price everywhere. */
const SINGLE_PRIZES: RateCard = {
  'four-a.straight': { first: '6000' },
  'three-a.last3': { last3: '660' },
  'three-abc.last3': { last3: '220' },
};

export const MALAYSIA_4D: RateCard = {
  'big.straight': MY_BIG,
  'big.box': MY_BIG,
  'big.roll': MY_BIG,
  'big.shared-box': shared({
    first: ['105', '209', '417', '625'],
    second: ['42', '84', '167', '250'],
    third: ['21', '42', '84', '125'],
    special: ['8', '15', '30', '45'],
    consolation: ['3', '5', '10', '15'],
  }),
  'small.straight': MY_SMALL,
  'small.box': MY_SMALL,
  'small.roll': MY_SMALL,
  'small.shared-box': shared({
    first: ['146', '292', '584', '875'],
    second: ['84', '167', '334', '500'],
    third: ['42', '84', '167', '250'],
  }),
  ...SINGLE_PRIZES,
};

export const SINGAPORE_4D: RateCard = {
  'big.straight': SG_BIG,
  'big.box': SG_BIG,
  'big.roll': SG_BIG,
  'big.shared-box': shared({
    first: ['83', '166', '335', '500'],
    second: ['41', '83', '168', '250'],
    third: ['20', '40', '85', '127'],
    special: ['10', '20', '41', '62'],
    consolation: ['3', '6', '10', '15'],
  }),
  'small.straight': SG_SMALL,
  'small.box': SG_SMALL,
  'small.roll': SG_SMALL,
  'small.shared-box': shared({
    first: ['125', '250', '500', '750'],
    second: ['83', '167', '333', '500'],
    third: ['33', '66', '133', '200'],
  }),
  ...SINGLE_PRIZES,
};
