import type { OrderDetail } from '@fairground/contract/lottery/endpoints';
import { money } from '@fairground/contract/money';
import type { Choice, Shown } from '@fairground/contract/studio/game';
import type { Round } from '@fairground/contract/studio/round';
import { readPart } from '@fairground/locales/catalogue';
import { compileSitePart } from '@fairground/locales/site-part';
import { expect, test } from 'vitest';
import { scenesOf } from './replay.ts';
import { orderScenes } from './replay-order.ts';
import type { Values, Words } from './replay-scene.ts';

/** Says the text of the catalogue with its values filled in; a name that no text has fails the test. */
const wordsIn = (language: 'EN' | 'TY'): Words => {
  const own = readPart(language, 'bets')['replay'] as Readonly<Record<string, string>>;
  // Only what the site is sent of the games' texts can be shown.
  const sent = compileSitePart(language, 'arcade');
  const arcade = Object.fromEntries(
    Object.entries(readPart(language, 'arcade') as Readonly<Record<string, string>>).filter(([name]) => name in sent),
  );
  const fill = (texts: Readonly<Record<string, string>>, name: string, values: Values = {}): string => {
    const text = texts[name];
    if (text === undefined) throw new RangeError(`${language} has no text ${name}.`);
    return text.replaceAll(/\{(\w+)\}/g, (_, key: string) => {
      if (values[key] === undefined) throw new RangeError(`${name} lacks ${key}.`);
      return String(values[key]);
    });
  };
  return {
    say: (name, values) => fill(own, name, values),
    game: (name, values) => fill(arcade, name, values),
    amount: (amount) => `${amount / 10_000n}₫`,
    decimal: (value, places) => value.toFixed(places),
  };
};
const words = wordsIn('EN');

const round = (choice: Choice, shown: Shown | null, parts: Partial<Round> = {}): Round => ({
  roundId: 7n as Round['roundId'],
  vendor: 'JL',
  game: '1',
  kind: choice.kind,
  state: shown === null ? 'CANCELLED' : 'DONE',
  choice,
  bet: money(100_000n),
  stake: money(100_000n),
  win: money(0n),
  winNow: null,
  currency: 'VND',
  nonce: 3,
  shown,
  steps: [],
  endedByRule: false,
  playedAt: new Date(0),
  endedAt: new Date(1),
  ...parts,
});
const titles = (played: Round, rules: unknown = null) =>
  scenesOf({ round: played, rules }, words).map((scene) => scene.title);

test('[part of C-07] a round is shown again from its stake over its draw to what it paid', () => {
  const dice = round(
    { kind: 'dice', side: 'over', wins: 4_950 },
    { kind: 'dice', roll: 7_012 },
    { win: money(200_000n) },
  );

  expect(titles(dice)).toEqual(['Stake 10₫', 'The roll must be over 50.49', 'The roll', 'Paid: 20₫']);
  expect(scenesOf({ round: dice, rules: null }, words)[2]?.figures).toEqual([{ text: '70.12', look: 'hit' }]);
});

test('bets leave a flight in the order of their exits, and the rest are lost where it crashes', () => {
  const bets = [
    { panel: 'a' as const, amount: money(50_000n), autoAt: null, exitAt: 210 },
    { panel: 'b' as const, amount: money(30_000n), autoAt: null, exitAt: null },
  ];

  expect(titles(round({ kind: 'crash', bets }, { kind: 'crash', point: 355 }))).toEqual([
    'Stake 10₫',
    '5₫ left the flight at 2.10×',
    'The flight crashes at 3.55×',
    '3₫ stayed too long',
    'Nothing was paid',
  ]);
});

test('every spin and fall of a slot stands with its board and the cells that won', () => {
  const spin = { kind: 'spin', phase: 'base', stops: [], wildReels: [], multiplier: 1 };
  const steps = [
    { ...spin, board: ['AB', 'AC'], wins: [{ kind: 'line', symbol: 'A', count: 2, pay: 20, cells: [0, 2] }], pay: 20 },
    { kind: 'tumble', phase: 'base', board: ['BB', 'CC'], multiplier: 1, wins: [], pay: 0 },
  ];
  const slot = round({ kind: 'slot', mode: 'base' }, { kind: 'slot', pay: 20, jackpots: [], steps, pool: '70000' });

  const scenes = scenesOf({ round: slot, rules: { bet: { units: 20 } } }, words);

  expect(scenes.map(({ title }) => title)).toEqual([
    'Stake 10₫',
    'Spin: paid 10₫',
    'Fall 1: paid 0₫',
    'Jackpot: 7₫',
    'Nothing was paid',
  ]);
  expect(scenes[1]?.board).toEqual({ reels: ['AB', 'AC'], won: [0, 2] });
});

test('a cancelled round tells that its stake was given back, and one ended by rule says so', () => {
  expect(titles(round({ kind: 'limbo', target: 200 }, null))).toEqual([
    'Stake 10₫',
    'The round was cancelled and its stake given back.',
  ]);
  expect(
    titles(round({ kind: 'plinko', rows: 8, risk: 'low' }, { kind: 'plinko', way: [1, 0] }, { endedByRule: true })),
  ).toContain('The round was ended by rule.');
});

const EVERY_KIND: readonly Round[] = [
  round({ kind: 'limbo', target: 200 }, { kind: 'limbo', point: 150 }),
  round({ kind: 'wheel', wheel: 'low' }, { kind: 'wheel', place: 3 }),
  round({ kind: 'keno', picks: [1, 2] }, { kind: 'keno', numbers: [2, 9] }),
  round(
    { kind: 'mines', mines: 1 },
    { kind: 'mines', state: 'cashed', opened: [4], mines: [0] },
    { steps: [{ kind: 'open', cell: 4 }, { kind: 'cash-out' }] },
  ),
  round(
    { kind: 'towers', tower: 'easy' },
    { kind: 'towers', state: 'lost', climbed: [1], traps: [[1]] },
    { steps: [{ kind: 'climb', door: 1 }] },
  ),
  round(
    { kind: 'hi-lo' },
    { kind: 'hi-lo', state: 'cashed', cards: [0, 14, 51], guesses: 1 },
    { steps: [{ kind: 'skip' }, { kind: 'guess', guess: 'higher-or-same' }, { kind: 'cash-out' }] },
  ),
  round(
    { kind: 'fishing', room: 'r', seat: 1, shots: [], missed: [] },
    {
      kind: 'fishing',
      shots: [
        { caught: [{ fish: 1, times: 5 }], bolts: [], isJackpot: false },
        { caught: [], bolts: [], isJackpot: false },
      ],
      pool: '10000',
    },
  ),
  round(
    { kind: 'baccarat', bets: [{ spot: 'banker', amount: money(10_000n) }] },
    { kind: 'baccarat', player: [1, 2], banker: [3, 4] },
  ),
  round(
    {
      kind: 'sic-bo',
      bets: [
        { spot: 'total:9', amount: money(10_000n) },
        { spot: 'pair:1-2', amount: money(10_000n) },
      ],
    },
    { kind: 'sic-bo', dice: [1, 2, 6] },
  ),
  round({ kind: 'roulette', bets: [{ spot: 'red', amount: money(1n) }] }, { kind: 'roulette', pocket: 7 }),
  round(
    { kind: 'dragon-tiger', bets: [{ spot: 'tie', amount: money(1n) }] },
    { kind: 'dragon-tiger', dragon: 1, tiger: 2 },
  ),
  round({ kind: 'bau-cua', bets: [{ spot: 'nai', amount: money(1n) }] }, { kind: 'bau-cua', pictures: [0, 1, 5] }),
  round(
    { kind: 'xoc-dia', bets: [{ spot: 'four-red', amount: money(1n) }] },
    { kind: 'xoc-dia', discs: [true, false] },
  ),
  round({ kind: 'fan-tan', bets: [] }, { kind: 'fan-tan', buttons: 43 }),
  round({ kind: 'money-wheel', bets: [] }, { kind: 'money-wheel', segment: 11 }),
  round(
    { kind: 'blackjack', bets: [{ spot: 'hand', amount: money(1n) }] },
    { kind: 'blackjack', dealer: [0, 9], hands: [{ cards: [1, 2], isDoubled: false }] },
    { decisions: ['hit', 'stand'] },
  ),
];

test.each(EVERY_KIND)('a round of $kind has its words in both languages', (played) => {
  for (const language of ['EN', 'TY'] as const) {
    const scenes = scenesOf({ round: played, rules: null }, wordsIn(language));

    expect(scenes.length).toBeGreaterThan(2);
    expect(scenes.filter(({ title }) => title === '')).toEqual([]);
  }
});

test('[part of C-07] an order of our own lotteries is shown with its lines, the draw and what each line brought', () => {
  const line = { play: 'x', unit: 1, multiple: 1, bets: 1, stakes: 1, amount: money(10_000n) };
  const order = {
    amount: money(20_000n),
    lines: [
      { ...line, content: '1,2|3', payout: money(90_000n) },
      { ...line, content: '7', payout: money(0n) },
    ],
    board: ['1', '3'],
    state: 'WON',
    payout: money(90_000n),
  } as unknown as OrderDetail;

  expect(orderScenes(order, words).map(({ title }) => title)).toEqual([
    'Stake 2₫',
    'Line 1',
    'Line 2',
    'Drawn numbers',
    'Line 1 paid 9₫',
    'Paid: 9₫',
  ]);
  expect(orderScenes({ ...order, board: null }, words).at(-1)?.title).toBe('The draw has not been held yet.');
  expect(orderScenes({ ...order, state: 'CANCELLED' }, wordsIn('TY')).at(-1)?.title).toContain('hủy');
});
