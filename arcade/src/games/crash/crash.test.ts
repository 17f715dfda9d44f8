import { money } from '@fairground/contract/money';
import type { CrashView, OwnCrashBet } from '@fairground/contract/crash-room/flight';
import type { SlipId } from '@fairground/contract/studio/table';
import { multiplierAt, reachedAfterMs } from '@fairground/engines/instant/crash';
import { describe, expect, test } from 'vitest';
import { betOfPanel, heightOf, momentOf, panelOrder, readTimes } from './flight-model.ts';
import { aFlight, at } from './testing/a-flight.ts';

const round = (part: Partial<NonNullable<CrashView['round']>>): Pick<CrashView, 'round'> => ({
  round: aFlight(part),
});
const bet = (part: Partial<OwnCrashBet> = {}): OwnCrashBet => ({
  panel: 'a',
  amount: money(10n),
  autoAt: null,
  exitAt: null,
  slipId: 1n as SlipId,
  requestId: 'request-1',
  exitBy: null,
  ...part,
});

describe('the moment of a flight', () => {
  test('follows the clock of the room: boarding, closed, flying by the engine’s own growth, ended', () => {
    expect(momentOf(round({}), at(2).getTime())).toMatchObject({ phase: 'boarding', leftMs: 6_000, wholeMs: 8_000 });
    expect(momentOf(round({}), at(9).getTime()).phase).toBe('closed');
    expect(momentOf(round({ phase: 'DEALT', fliesAt: at(10) }), at(9.5).getTime())).toMatchObject({
      phase: 'closed',
      leftMs: 500,
    });
    expect(momentOf(round({ phase: 'DEALT', fliesAt: at(10) }), at(15).getTime())).toMatchObject({
      phase: 'flying',
      times: multiplierAt(5_000),
    });
    expect(momentOf(round({ phase: 'DEALT', fliesAt: at(10), point: 250 }), at(99).getTime())).toMatchObject({
      phase: 'ended',
      times: 250,
      elapsedMs: reachedAfterMs(250),
    });
    expect(momentOf(round({ phase: 'CANCELLED' }), at(99).getTime()).phase).toBe('called-off');
    expect(momentOf({ round: null }, 0).phase).toBe('waiting');
  });
});

describe('the large button of a bet', () => {
  const order = (
    phase: Parameters<typeof panelOrder>[0]['phase'],
    part: Partial<Parameters<typeof panelOrder>[0]> = {},
  ) => panelOrder({ phase, bet: undefined, isQueued: false, isBusy: false, ...part });

  test('bets while bets are taken, takes back what was bet, leaves what flies, and prepares the next otherwise', () => {
    expect(order('boarding')).toBe('bet');
    expect(order('boarding', { bet: bet() })).toBe('undo');
    expect(order('closed', { bet: bet() })).toBe('none');
    expect(order('flying', { bet: bet() })).toBe('leave');
    expect(order('flying', { bet: bet({ exitAt: 150 }) })).toBe('queue');
    expect(order('flying')).toBe('queue');
    expect(order('ended', { isQueued: true })).toBe('unqueue');
    expect(order('flying', { bet: bet(), isBusy: true })).toBe('none');
  });

  test('has the bet of its own panel in the flight that is shown, and no earlier one', () => {
    const seat = { roundId: 1n, number: 7, bets: [bet({ panel: 'b' })], stake: money(10n), win: null } as never;
    expect(betOfPanel({ ...round({}), seat }, 'b')?.panel).toBe('b');
    expect(betOfPanel({ ...round({}), seat }, 'a')).toBeUndefined();
    expect(betOfPanel({ ...round({ number: 8 }), seat }, 'b')).toBeUndefined();
  });
});

test('an automatic exit is typed with a point or a comma, within what the game pays', () => {
  expect(['2', '2.5', '1,01', ' 10.00× ', '10000', '1,000.5'].map(readTimes)).toEqual([
    200, 250, 101, 1_000, 1_000_000, 100_050,
  ]);
  expect(['', '1', '1.00', '10001', '-2', '2.555', 'abc'].map(readTimes)).toEqual(Array(7).fill(undefined));
});

test('past flights are coloured by how far they got', () => {
  expect([100, 149, 150, 299, 300, 999, 1_000].map(heightOf)).toEqual([
    'low',
    'low',
    'middle',
    'middle',
    'high',
    'high',
    'sky',
  ]);
});
