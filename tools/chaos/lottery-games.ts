import { randomInt } from 'node:crypto';
import { GAMES, gameOf } from '@fairground/engines/lottery/games';
import type { Game } from '@fairground/engines/lottery/games';
import { ratio } from '@fairground/engines/lottery/ratio';

const SHARED = 'MEGA1M';
const BALLS = 45;

const numbersFrom = (first: number, count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => String(1 + ((first + index) % BALLS)).padStart(2, '0'));

/**
 * A game of shared prizes that is drawn every minute, where the jackpot asks for four numbers instead of six: it is won,
 * rolls and goes down to the next tier again and again.
 */
const aSharedGame = (): Game => {
  const mega = gameOf('MEGA645');
  if (mega === undefined) throw new Error('There is no game of shared prizes.');
  return {
    ...mega,
    code: SHARED,
    timetable: {
      ...mega.timetable,
      schedule: { kind: 'interval', seconds: 60 },
      lockSeconds: 5,
      suffix: SHARED,
    },
    pool: {
      tiers: [
        { tier: 'hit4', part: ratio(1, 5), seed: 1_000n },
        { tier: 'hit3', part: ratio(3, 10) },
      ],
      fixed: new Map([
        ['hit6', ratio(20)],
        ['hit5', ratio(5)],
      ]),
      rollsMax: 1,
    },
  };
};

/** What nodes run: every game of our own, and one whose pools move every minute. */
export const CHAOS_GAMES: readonly Game[] = [...GAMES, aSharedGame()];

/** What is bought of a game: the words of an order besides its name and its issue, and what it costs. */
export type Basket = { readonly code: string; readonly order: object; readonly stake: bigint };

const WHOLE = 10_000n;

/** Two digits of the last place of five, where a bet in five wins, at the highest series or somewhat below. */
const digits = (code: string, serial: number): Basket => ({
  code,
  order: {
    prizeMode: 'Elott',
    prizeGroup: serial % 2 === 0 ? 1980 : 1960,
    lines: [{ play: 'position.pick', content: '||||1,2', unit: 'whole', multiple: 1, bets: 2 }],
  },
  stake: 4n * WHOLE,
});

/** Nine numbers in a row: all 84 tickets of six among them. Few different ones, so that a draw often has no winner. */
const tickets = (serial: number): Basket => ({
  code: SHARED,
  order: {
    prizeMode: 'SEA',
    prizeGroup: 1960,
    lines: [
      {
        ...{
          play: 'six.system',
          content: numbersFrom((serial % 5) * 9, 9)
            .toSorted()
            .join(','),
        },
        ...{ unit: 'whole', multiple: 1, bets: 84 },
      },
    ],
  },
  stake: 84n * WHOLE,
});

/** Issues of these lock every minute or less, so that nodes die in every state of an issue. */
const BASKETS: readonly ((serial: number) => Basket)[] = [
  (serial) => digits('SSC45S', serial),
  (serial) => digits('SSC1M', serial),
  tickets,
];

export const anyBasket = (): ((serial: number) => Basket) => BASKETS[randomInt(BASKETS.length)] ?? tickets;

/** Another result for an issue of shared prizes that was paid. */
export const anotherBoard = (): readonly string[] => numbersFrom(randomInt(BALLS), 7);

export const isShared = (code: string): boolean => code === SHARED;
