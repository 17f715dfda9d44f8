import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { GAME_KINDS } from '@fairground/contract/studio/game';
import { expect, test } from 'vitest';
import { CRASH, crashPoint } from '../instant/crash.ts';
import { DICE, rollDice } from '../instant/dice.ts';
import { dealHiLo, HI_LO } from '../instant/hi-lo.ts';
import { drawKeno, KENO } from '../instant/keno.ts';
import { LIMBO, limboPoint } from '../instant/limbo.ts';
import { placeMines, minesRules } from '../instant/mines.ts';
import { dropBall, PLINKO } from '../instant/plinko.ts';
import { placeTraps, towerRules, TOWERS_RULES } from '../instant/towers.ts';
import { spinWheel, WHEELS } from '../instant/wheel.ts';
import { below, drawn, shuffled, weighted } from '../random/words.ts';
import type { Words } from '../random/words.ts';
import { BACCARAT, dealBaccarat } from '../tables/baccarat.ts';
import { BLACKJACK, dealDealer, dealSeat } from '../tables/blackjack.ts';
import { BAU_CUA, shakeBauCua } from '../tables/bau-cua.ts';
import { dealDragonTiger, DRAGON_TIGER } from '../tables/dragon-tiger.ts';
import { ROULETTE, spinRoulette } from '../tables/roulette.ts';
import { rollSicBo, SIC_BO } from '../tables/sic-bo.ts';
import { shakeXocDia, XOC_DIA } from '../tables/xoc-dia.ts';
import { ByTheDocument } from '../testing/by-the-document.ts';
import { commitmentOf, newServerSeed, writeSeed } from './seed.ts';
import { previousSeed, publicValueOf, seatValueOf } from './shared-round.ts';
import { wordsOf } from './stream.ts';

const sha = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');

const SEEDS = Array.from({ length: 12 }, (_, index) => sha(`a seed of the tests ${index}`));
const numbers = (size: number): number[] => Array.from({ length: size }, (_, index) => index);

test('the example of the page is what the engine computes', () => {
  const seed = newServerSeed(Uint8Array.from({ length: 32 }, (_, index) => index));
  const words = wordsOf(seed, { game: 'dice', clientSeed: 'lucky-player', nonce: 7 });
  const block = Array.from({ length: 8 }, () => words().toString(16).padStart(8, '0')).join(' ');

  expect(commitmentOf(seed)).toBe('23681dc3bfbcfc94941ed248f4a3e8807750498e265cb6024021158b7b671afe');
  expect(block).toBe('e15d3d30 78d1e8a0 5729de01 984ddcf2 5d46ce16 233e99fc bfeec283 a8adf127');
  expect(new ByTheDocument(writeSeed(seed), 'dice', 'lucky-player', 7).below(10_000)).toBe(4112);
});

test.each(SEEDS)('both implementations draw the same numbers, orders and choices from seed %s', (text) => {
  const seed = newServerSeed(Buffer.from(text, 'hex'));
  const words = wordsOf(seed, { game: 'a-game', clientSeed: 'My_Word-1', nonce: 12 });
  const page = new ByTheDocument(text, 'a-game', 'My_Word-1', 12);

  // Half of all words are thrown away for the first bound: the rejection rule itself is compared.
  for (const bound of [2 ** 31 + 1, 2 ** 31 + 1, 2 ** 31 + 1, 1, 2, 3, 37, 52, 10_000, 2 ** 32])
    expect(below(words, bound)).toBe(page.below(bound));
  expect(shuffled(words, numbers(52))).toEqual(page.order(numbers(52)));
  expect(drawn(words, 20, 80)).toEqual(page.some(20, numbers(80)));
  expect(weighted(words, [5, 0, 1, 30])).toBe(page.choice([5, 0, 1, 30]));
});

test('commitment, chain and public value are the hashes the page writes down', () => {
  for (const text of SEEDS) {
    const seed = newServerSeed(Buffer.from(text, 'hex'));

    expect(commitmentOf(seed)).toBe(sha(`fairground/commit/1|${text}`));
    expect(writeSeed(previousSeed(seed))).toBe(sha(`fairground/chain/1|${text}`));
  }
  expect(publicValueOf({ game: 'crash', round: '4711', bets: ['b9', 'b10'], beacon: '-' })).toBe(
    sha('fairground/bets/1|crash|4711|-|b10,b9'),
  );
  expect(seatValueOf('abc', '17')).toBe(sha('fairground/seat/1|abc|17'));
});

/** Each game of the page's table: as the page says it, and as the engine does it. */
const GAMES: Readonly<Record<string, readonly [(page: ByTheDocument) => unknown, (words: Words) => unknown]>> = {
  dice: [(page) => page.below(10_000), (words) => rollDice(words, DICE)],
  crash: [
    (page) => {
      const [a, b] = [page.word(), page.word()];
      const point = (99n * 2n ** 64n) / (a * 2n ** 32n + b + 1n);
      return Number(point < 100n ? 100n : point > 1_000_000n ? 1_000_000n : point);
    },
    (words) => crashPoint(words, CRASH),
  ],
  mines: [(page) => page.some(3, numbers(25)), (words) => placeMines(words, minesRules(3))],
  'hi-lo': [(page) => numbers(52).map(() => page.below(52)), (words) => dealHiLo(words, HI_LO)],
  limbo: [
    (page) => {
      const [a, b] = [page.word(), page.word()];
      const point = (99n * 2n ** 64n) / (a * 2n ** 32n + b + 1n);
      return Number(point < 100n ? 100n : point > 100_000_000n ? 100_000_000n : point);
    },
    (words) => limboPoint(words, LIMBO),
  ],
  towers: [
    (page) => numbers(9).map(() => page.some(2, numbers(3))),
    (words) => placeTraps(words, towerRules(TOWERS_RULES, 'expert')),
  ],
  plinko: [(page) => numbers(16).map(() => page.below(2)), (words) => dropBall(words, PLINKO[16].high)],
  wheel: [(page) => page.below(20), (words) => spinWheel(words, WHEELS.medium)],
  keno: [(page) => page.some(20, numbers(80)).map((number) => number + 1), (words) => drawKeno(words, KENO)],
  baccarat: [
    (page) => {
      const cards = page.some(6, numbers(416));
      const { length } = thirdsByTheDocument(cards);
      return [cards[0], cards[2], cards[1], cards[3], ...cards.slice(4, 4 + length)];
    },
    (words) => {
      const { player, banker } = dealBaccarat(words, BACCARAT);
      return [...player.slice(0, 2), ...banker.slice(0, 2), ...player.slice(2), ...banker.slice(2)];
    },
  ],
  'dragon-tiger': [
    (page) => page.some(2, numbers(416)),
    (words) => Object.values(dealDragonTiger(words, DRAGON_TIGER)),
  ],
  roulette: [(page) => page.below(37), (words) => spinRoulette(words, ROULETTE)],
  'sic bo': [(page) => [1, 1, 1].map((one) => page.below(6) + one), (words) => rollSicBo(words, SIC_BO)],
  'blackjack: the dealer': [
    (page) => {
      const cards = [page.below(52), page.below(52)];
      while (blackjackByTheDocument(cards) < 17) cards.push(page.below(52));
      return cards;
    },
    (words) => dealDealer(words, BLACKJACK),
  ],
  'blackjack: a seat': [(page) => numbers(44).map(() => page.below(52)), (words) => dealSeat(words, BLACKJACK)],
  'bầu cua': [
    (page) => [1, 2, 3].map(() => ['bau', 'cua', 'tom', 'ca', 'ga', 'nai'][page.below(6)]),
    (words) => shakeBauCua(words, BAU_CUA),
  ],
  'xóc đĩa': [(page) => [1, 2, 3, 4].map(() => page.below(2) === 1), (words) => shakeXocDia(words, XOC_DIA)],
};

/** The best count of a hand that does not go over; an ace is one or eleven. */
function blackjackByTheDocument(cards: readonly number[]): number {
  let [points, aces] = [0, 0];
  for (const card of cards) {
    points += card % 13 === 0 ? 11 : Math.min((card % 13) + 1, 10);
    if (card % 13 === 0) aces += 1;
  }
  for (; points > 21 && aces > 0; aces -= 1) points -= 10;
  return points;
}

/** The third cards of baccarat, from the rules of the game as a table: who gets the fifth and the sixth card. */
function thirdsByTheDocument(cards: readonly number[]): readonly ('player' | 'banker')[] {
  const value = (card = 0): number => ((card % 13) + 1 > 9 ? 0 : (card % 13) + 1);
  const player = (value(cards[0]) + value(cards[2])) % 10;
  const banker = (value(cards[1]) + value(cards[3])) % 10;
  if (Math.max(player, banker) > 7) return [];
  if (player > 5) return banker > 5 ? [] : ['banker'];
  // Row: the banker's points; column: the player's third card.
  const table = [
    '1111111111',
    '1111111111',
    '1111111111',
    '1111111101',
    '0011111100',
    '0000111100',
    '0000001100',
    '0000000000',
  ];
  return table[banker]?.[value(cards[4])] === '1' ? ['player', 'banker'] : ['player'];
}

test.each(Object.entries(GAMES))('%s draws as the page says', (_, [byThePage, byTheEngine]) => {
  for (const text of SEEDS) {
    const words = wordsOf(newServerSeed(Buffer.from(text, 'hex')), { game: 'a-game', clientSeed: 'me', nonce: 3 });

    expect(byTheEngine(words)).toEqual(byThePage(new ByTheDocument(text, 'a-game', 'me', 3)));
  }
});

/** `Xóc Đĩa` is `xoc-dia`. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('đ', 'd')
    .replaceAll(/[\s–]+/gu, '-');

test('the page lists what the studio plays: each game, and none that nobody plays', () => {
  const page = readFileSync(new URL('../../../docs/fairness.md', import.meta.url), 'utf8');
  const table = page.slice(page.indexOf('| game | its draw |')).split('\n\n')[0] ?? '';
  const listed = [...table.matchAll(/^\| ([^|]+?) \|/gm)].map(([, name = '']) => plain(name)).slice(1);

  expect(GAME_KINDS.filter((kind) => !listed.some((name) => name.includes(kind)))).toEqual([]);
  expect(listed.filter((name) => !GAME_KINDS.some((kind) => name.includes(kind)))).toEqual([]);
});
