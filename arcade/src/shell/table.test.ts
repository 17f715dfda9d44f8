import { money } from '@fairground/contract/money';
import type { Round } from '@fairground/contract/studio/round';
import { expect, onTestFinished, test, vi } from 'vitest';
import { Refused } from '../session/calls.ts';
import type { Session } from '../session/session.ts';
import { createSignal } from '../session/signal.ts';
import type { Game, Phase } from './game.ts';
import { createTable } from './table.ts';

/** A table on which everything that happens is written down in its order. */
const aTable = (answer: () => Promise<Partial<Round>>, roundMsMin = 0) => {
  const log: string[] = [];
  const phase = createSignal<Phase>('ready');
  const note = (line: string) => () => void log.push(line);
  const session = {
    play: async () => {
      log.push('ordered');
      return answer();
    },
    settle: note('balance shown'),
  } as unknown as Session;
  const game = {
    choice: () => ({ kind: 'slot', mode: 'base' }),
    begin: note('begin'),
    abort: note('abort'),
    show: () => Promise.resolve(void log.push('show')),
  } as unknown as Game;
  const table = createTable({
    session,
    game: () => game,
    bet: createSignal(money(1n)),
    phase,
    roundMsMin,
    tell: (word) => void log.push(`tell ${word}`),
    onBegin: () => undefined,
    onResult: () => Promise.resolve(void log.push('celebrated')),
    onRefused: (code) => void log.push(code),
    onFault: (error) => void log.push(String(error)),
  });
  return { table, log, phase };
};

test('the page holds its balance from before the order until the game shows its own', async () => {
  const { table, log } = aTable(() => Promise.resolve({ state: 'DONE' }));

  await table.play();

  expect(log).toEqual([
    ...['tell showing', 'tell round-open', 'ordered', 'begin', 'show'],
    ...['balance shown', 'tell shown', 'celebrated', 'tell round-closed'],
  ]);
});

test('a round that waits for steps lets the balance go as soon as it stands there', async () => {
  const { table, log, phase } = aTable(() => Promise.resolve({ state: 'OPEN' }));

  await table.play();

  expect(log.slice(-2)).toEqual(['show', 'tell shown']);
  expect(phase.get()).toBe('open');
});

test('a stake that is refused moves nothing on the table, and the next one can be placed', async () => {
  const { table, log, phase } = aTable(() => Promise.reject(new Refused('studio.insufficient-funds')));

  await table.play();

  expect(log).toEqual([
    ...['tell showing', 'tell round-open', 'ordered', 'tell shown', 'tell round-closed'],
    'studio.insufficient-funds',
  ]);
  expect(phase.get()).toBe('ready');
});

test('where the brand asks for a least time between rounds, the next one can be ordered when it is over', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { table, log, phase } = aTable(() => Promise.resolve({ state: 'DONE' }), 2_500);

  const played = table.play();
  await vi.advanceTimersByTimeAsync(2_400);
  expect([log.at(-1), phase.get()]).toEqual(['tell round-closed', 'busy']);
  await vi.advanceTimersByTimeAsync(100);
  await played;

  expect(phase.get()).toBe('ready');
});
