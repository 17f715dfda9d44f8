import { createNumbers, SEED_STYLE } from '@fairground/contract/numbers';
import { money } from '@fairground/contract/money';
import { TABLE_KINDS } from '@fairground/contract/studio/game';
import type { TableBet } from '@fairground/contract/studio/game';
import type { StudioRoundId } from '@fairground/contract/studio/round';
import type { Seat, SlipId } from '@fairground/contract/studio/table';
import { compilePart } from '@fairground/locales/catalogue';
import { wordsOf } from '@fairground/engines/random/repeatable';
import { tableGame } from '@fairground/engines/tables/table-games';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createSignal } from '../../session/signal.ts';
import { createTexts } from '../../texts/texts.ts';
import { createBetting } from './betting.ts';
import { chipLadder, fittingChips, shortAmount } from './chips.ts';
import { FACES } from './faces.ts';
import { keyOrder } from './keys.ts';
import { paysText, spotName } from './names.ts';

const textsIn = (language: 'EN' | 'TY') =>
  createTexts({ arcade: compilePart(language, 'arcade'), figures: {}, errors: {} }, language, {
    numbers: createNumbers(SEED_STYLE),
    timeZone: 'UTC',
  });
const EN = textsIn('EN');

describe.each(TABLE_KINDS)('the face of %s', (kind) => {
  const game = tableGame(kind);

  test.each(['EN', 'TY'] as const)('has spots that are bets of the game, each with a name in %s', (language) => {
    const texts = textsIn(language);
    const { spots } = FACES[kind](texts);

    expect(spots.filter(({ spot }) => !game.bets.includes(spot))).toEqual([]);
    expect(new Set(spots.map(({ spot }) => spot)).size).toBe(spots.length);
    const names = game.bets.map((bet) => spotName(bet, kind, texts));
    expect(names.filter((name) => name === '' || name.startsWith('spot-'))).toEqual([]);
  });

  test('describes every result as text', () => {
    const face = FACES[kind](EN);
    const results = Array.from({ length: 40 }, (_, round) => game.deal(wordsOf(`${kind} ${round}`), game.rules));

    const told = results.map(face.resultText);

    expect(told.filter((line) => line === '' || line.includes('spot-') || line.includes('undefined'))).toEqual([]);
    expect(new Set(told).size).toBeGreaterThan(2);
  });
});

/** `row / column / row / column` as the cells it covers. */
const cellsOf = (area: string): string[] => {
  const [top = 0, left = 0, bottom = 0, right = 0] = area.split(' / ').map(Number);
  return Array.from({ length: bottom - top }, (_, row) =>
    Array.from({ length: right - left }, (__, column) => `${top + row} ${left + column}`),
  ).flat();
};

test.each(['roulette', 'sic-bo'] as const)('on a phone no two places of %s lie on each other', (kind) => {
  const places = FACES[kind](EN).spots.filter(({ dot }) => dot === undefined);
  const cells = places.flatMap(({ narrow, area }) => cellsOf(narrow ?? area ?? ''));

  expect(places.filter(({ narrow }) => narrow === undefined)).toEqual([]);
  expect(new Set(cells).size).toBe(cells.length);
});

test('every bet between numbers is in reach of a finger, in one layer, and no two of a layer in one place', () => {
  const { spots } = FACES.roulette(EN);
  const between = spots.filter(({ dot }) => dot !== undefined);

  expect(between.map(({ spot }) => spot).toSorted()).toEqual(
    tableGame('roulette')
      .bets.filter((bet) => /^(split|street|trio|corner|line|first-four):/.test(bet))
      .toSorted(),
  );
  const places = between.map(({ layer, narrow, dot }) => `${layer} ${narrow} ${dot}`);
  expect(between.filter(({ layer }) => layer === undefined || layer === 'number')).toEqual([]);
  expect(new Set(places).size).toBe(places.length);
});

test('pays are written as on a rate card, chips in few letters', () => {
  expect([paysText('1.95', EN), paysText('9.00', EN), paysText(null, EN)]).toEqual(['0.95 : 1', '8 : 1', '0 : 1']);
  expect([500n, 5_000n, 12_500n, 2_000_000n].map((value) => shortAmount(money(value * 10_000n), EN))).toEqual([
    '500',
    '5K',
    '12.5K',
    '2M',
  ]);
});

test('the tray holds the smallest chip and the largest ones a balance pays for, and none above what the table takes', () => {
  const levels = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000].map((times) => money(BigInt(times)));
  const ladder = chipLadder(levels, money(200n));

  expect(ladder.at(-1)).toBe(200n);
  expect(fittingChips(ladder, money(7n))).toEqual([1n, 2n, 5n, 10n, 20n, 50n]);
  expect(fittingChips(ladder, money(0n))[0]).toBe(1n);
  expect(fittingChips(ladder, money(150n))).toEqual([1n, 5n, 10n, 20n, 50n, 100n]);
  expect(fittingChips(ladder, money(10_000n))).toEqual([1n, 10n, 20n, 50n, 100n, 200n]);
});

test('keys choose chips, take back and repeat; with another key held they are the browser’s', () => {
  const pressed = (key: string, ctrlKey = false) => keyOrder({ key, ctrlKey, altKey: false, metaKey: false });

  expect(['1', '6', 'z', 'x', 'c', 'q'].map((key) => pressed(key))).toEqual([
    0,
    5,
    'undo',
    'clear',
    'repeat',
    undefined,
  ]);
  expect(pressed('z', true)).toBeUndefined();
});

describe('the chips of a player', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const CHIP = money(10_000_000n);
  const aTable = () => {
    const slips: Seat['slips'] = [];
    const seat = createSignal<Seat | null>(null);
    const show = (): void =>
      seat.set({
        roundId: 1n as StudioRoundId,
        number: 1,
        slips: [...slips],
        stake: money(0n),
        win: null,
        isCancelled: false,
        endedByRule: false,
      });
    const place = (bets: readonly TableBet[]): Promise<void> => {
      const slipId = BigInt(slips.length + 1) as SlipId;
      slips.push({ slipId, requestId: `slip-${slipId}`, bets: [...bets], stake: CHIP });
      show();
      return Promise.resolve();
    };
    const undo = (requestId: string): Promise<void> => {
      slips.splice(
        slips.findIndex((slip) => slip.requestId === requestId),
        1,
      );
      show();
      return Promise.resolve();
    };
    const open = { is: true };
    const faults: unknown[] = [];
    const betting = createBetting({
      table: { seat, place, undo } as never,
      isOpen: () => open.is,
      onRefused: (code) => void faults.push(code),
      onFault: (error) => void faults.push(error),
    });
    return { betting, slips, open, faults };
  };

  test('that are placed within a short pause are sent together, and cancelled together', async () => {
    const { betting, slips } = aTable();
    betting.lay('banker', CHIP);
    betting.lay('banker', CHIP);
    betting.lay('tie', CHIP);
    betting.undo();
    expect(betting.stakes.get()).toEqual(new Map([['banker', 2n * CHIP]]));

    await vi.runAllTimersAsync();
    expect(slips.map(({ bets }) => bets)).toEqual([[{ spot: 'banker', amount: 2n * CHIP }]]);
    betting.undo();
    await vi.runAllTimersAsync();

    expect(slips).toEqual([]);
    expect(betting.stakes.get().size).toBe(0);
  });

  test('are repeated once a round is over, and none is placed when the bets are closed', async () => {
    const { betting, slips, open, faults } = aTable();
    betting.lay('tie', CHIP);
    await vi.runAllTimersAsync();
    betting.remember();
    betting.clear();
    await vi.runAllTimersAsync();
    expect(slips).toEqual([]);

    betting.repeat();
    await vi.runAllTimersAsync();
    open.is = false;
    betting.lay('banker', CHIP);
    betting.undo();
    await vi.runAllTimersAsync();

    expect(slips.map(({ bets }) => bets)).toEqual([[{ spot: 'tie', amount: CHIP }]]);
    expect(faults).toEqual([]);
  });
});
