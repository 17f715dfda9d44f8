import { describe, expect, test } from 'vitest';
import type { Decision } from '@fairground/contract/studio/hands';
import { percentText, toNumber } from '../maths/fraction.ts';
import { wordsOf } from '../random/repeatable.ts';
import { BLACKJACK, blackjackReturn, dealDealer, dealSeat, isNatural, pointsOf, valueOf } from './blackjack.ts';
import { blackjackFigures, dealerEnds, insuranceReturn, strategyAgainst } from './blackjack-exact.ts';
import { IllegalDecision, laterStake, playSeat } from './blackjack-play.ts';

/** Cards by their ranks, all of one suit: `A`, `2` … `10`, `K`. */
const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
const cards = (text: string): number[] => text.split(' ').map((rank) => RANKS.indexOf(rank));
const up = (rank: string): number => RANKS.indexOf(rank);
const play = (text: string, open: string, ...decisions: Decision[]) =>
  playSeat(BLACKJACK, cards(text), up(open), decisions);

describe('[part of K-02] blackjack', () => {
  test('an ace counts eleven while that does not bust', () => {
    expect(pointsOf(cards('A 6'))).toEqual({ total: 17, isSoft: true });
    expect(pointsOf(cards('A 6 10'))).toEqual({ total: 17, isSoft: false });
    expect(pointsOf(cards('A A 9'))).toEqual({ total: 21, isSoft: true });
    expect(pointsOf(cards('K Q 2'))).toEqual({ total: 22, isSoft: false });
  });

  test('the dealer draws to sixteen and stands on every seventeen, or draws with a soft one where the rules say so', () => {
    for (let round = 0; round < 400; round += 1) {
      const dealer = dealDealer(wordsOf(`dealer ${round}`), BLACKJACK);
      expect(pointsOf(dealer).total).toBeGreaterThanOrEqual(17);
      expect(pointsOf(dealer.slice(0, -1)).total).toBeLessThan(17);
      const other = dealDealer(wordsOf(`dealer ${round}`), { ...BLACKJACK, soft17: 'hit' });
      expect(pointsOf(other)).not.toEqual({ total: 17, isSoft: true });
    }
  });

  test('twenty-one stands by itself, and a hand that is over takes nothing more', () => {
    expect(play('5 6 10', '7', 'hit')).toMatchObject({ turn: null, can: [] });
    expect(play('10 9 5', '7', 'hit')).toMatchObject({ turn: null, can: [] });
    expect(() => play('10 9 5 2', '7', 'hit', 'hit')).toThrow(IllegalDecision);
    expect(() => play('10 9', '7', 'split')).toThrow(IllegalDecision);
    expect(() => play('10 9 2', '7', 'hit', 'double')).toThrow(IllegalDecision);
  });

  test('a pair is split once: each hand gets a card, is played in turn and may be doubled', () => {
    const split = play('8 8 3 10 9', '6', 'split');

    expect(split.hands.map(({ cards: each }) => each)).toEqual([cards('8 3'), cards('8 10')]);
    expect(split.can).toEqual(['hit', 'stand', 'double']);
    const done = play('8 8 3 10 9', '6', 'split', 'double', 'stand');
    expect(done.hands).toMatchObject([{ cards: cards('8 3 9'), isDoubled: true }, { cards: cards('8 10') }]);
    expect(done.turn).toBeNull();
    expect(play('K 10', '6').can).toContain('split');
  });

  test('split aces get one card each, and ace and ten then count as twenty-one and no natural', () => {
    const done = play('A A K 5', '6', 'split');

    expect(done).toMatchObject({ turn: null, can: [] });
    expect(toNumber(blackjackReturn(BLACKJACK, cards('10 9'), done.hands, 'hand'))).toBe(2);
  });

  test('insurance is offered against an ace alone, before anything else is decided, to a natural too', () => {
    expect(play('10 5', 'A').can).toContain('insure');
    expect(play('10 5', 'K').can).not.toContain('insure');
    expect(play('10 5', 'A', 'insure')).toMatchObject({ isInsured: true, can: ['hit', 'stand', 'double'] });
    expect(play('10 5 2', 'A', 'hit').can).not.toContain('insure');
    expect(play('A K', '6')).toMatchObject({ turn: null });
    expect(play('A K', 'A').can).toEqual(['stand', 'insure']);
    expect(play('A K', 'A', 'insure')).toMatchObject({ turn: null, isInsured: true });
  });

  test('a natural is paid three to two, two of them stand off, and a dealer with one takes the first stake alone', () => {
    const returned = (hands: string, dealer: string, spot = 'hand') =>
      toNumber(
        blackjackReturn(
          BLACKJACK,
          cards(dealer),
          hands.split(' | ').map((each) => ({ cards: cards(each), isDoubled: false })),
          spot,
        ),
      );

    expect(returned('A K', '10 9')).toBe(2.5);
    expect(returned('A K', 'A Q')).toBe(1);
    expect(returned('10 9 2', 'A Q')).toBe(0);
    expect(returned('5 6 10', 'K A', 'double:1')).toBe(1);
    expect(returned('8 3 | 8 10', 'A K', 'hand')).toBe(0);
    expect(returned('8 3 | 8 10', 'A K', 'split')).toBe(1);
    expect(returned('10 9', 'A K', 'insurance')).toBe(3);
    expect(returned('10 9', 'A 9', 'insurance')).toBe(0);
    expect(returned('10 K 5', '10 6 K')).toBe(0);
    expect(returned('10 7', '10 7')).toBe(1);
    expect(() => returned('10 7', '10 7', 'pair')).toThrow('Not a bet');
  });

  test('doubling and splitting stake the hand again, insurance half of it', () => {
    expect(laterStake('double', 1)).toEqual({ spot: 'double:2', halves: 2n });
    expect(laterStake('split', 0)).toEqual({ spot: 'split', halves: 2n });
    expect(laterStake('insure', 0)).toEqual({ spot: 'insurance', halves: 1n });
    expect(laterStake('hit', 0)).toBeUndefined();
  });
});

describe('the basic strategy', () => {
  test('the dealer busts as often as published tables of full decks say', () => {
    const busts = [2, 5, 6, 7, 10].map((open) =>
      percentText(dealerEnds(BLACKJACK, open).get(22) ?? { n: 0n, d: 1n }, 1),
    );

    expect(busts).toEqual(['35.4', '41.6', '42.3', '26.2', '23.0']);
  });

  test('comes to the choices every table of it names', () => {
    const against = (open: number) => strategyAgainst(BLACKJACK, open);
    const hard = (total: number, open: number) =>
      against(open).advise({ total, isSoft: false, isFirst: true }).decision;
    const pair = (value: number, open: number) =>
      against(open).advise({ total: value === 1 ? 12 : 2 * value, isSoft: value === 1, isFirst: true, pair: value })
        .decision;

    expect([hard(16, 10), hard(16, 6), hard(12, 2), hard(12, 4), hard(11, 6), hard(9, 3), hard(17, 1)]).toEqual([
      'hit',
      'stand',
      'hit',
      'stand',
      'double',
      'double',
      'stand',
    ]);
    expect([pair(8, 10), pair(1, 10), pair(10, 6), pair(5, 6), pair(9, 7)]).toEqual([
      'split',
      'split',
      'stand',
      'double',
      'stand',
    ]);
  });

  test('what it returns is exact, and as many played rounds come to the same', () => {
    const { mean } = blackjackFigures(BLACKJACK);
    const strategies = Array.from({ length: 10 }, (_, index) => strategyAgainst(BLACKJACK, index + 1));
    const advised = new Map<string, Decision>();
    const rounds = 40_000;
    let returned = 0;
    let squares = 0;
    const words = wordsOf('rounds of blackjack');
    for (let round = 0; round < rounds; round += 1) {
      const dealer = dealDealer(words, BLACKJACK);
      const open = dealer[0] ?? 0;
      const row = dealSeat(words, BLACKJACK);
      const decisions: Decision[] = [];
      let seat = playSeat(BLACKJACK, row, open, decisions);
      while (seat.turn !== null) {
        const hand = seat.hands[seat.turn]?.cards ?? [];
        const isFirst = hand.length === 2;
        const pair = seat.can.includes('split') ? valueOf(hand[0] ?? 0) : undefined;
        const points = pointsOf(hand);
        const name = `${valueOf(open)} ${points.total} ${points.isSoft} ${isFirst} ${pair} ${seat.hands.length}`;
        const strategy = strategies[valueOf(open) - 1];
        const known =
          advised.get(name) ??
          (isNatural(hand) && seat.hands.length === 1
            ? 'stand'
            : seat.hands.length === 1
              ? strategy?.advise({ ...points, isFirst, pair }).decision
              : strategy?.afterSplit({ ...points, isFirst }).decision) ??
          'stand';
        advised.set(name, known);
        decisions.push(known);
        seat = playSeat(BLACKJACK, row, open, decisions);
      }
      const spots = ['hand', ...(seat.hands.length === 2 ? ['split'] : [])];
      for (const [index, { isDoubled }] of seat.hands.entries()) if (isDoubled) spots.push(`double:${index + 1}`);
      const gain = spots.reduce(
        (sum, spot) => sum + toNumber(blackjackReturn(BLACKJACK, dealer, seat.hands, spot)) - 1,
        0,
      );
      returned += gain;
      squares += gain * gain;
    }
    const found = 1 + returned / rounds;
    const deviation = Math.sqrt(squares / rounds / rounds);

    expect(Math.abs(found - toNumber(mean))).toBeLessThan(4 * deviation);
    expect(percentText(mean, 4)).toBe('99.4296');
  });

  test('insurance returns twelve thirteenths', () => {
    expect(insuranceReturn(BLACKJACK)).toEqual({ n: 12n, d: 13n });
  });
});
