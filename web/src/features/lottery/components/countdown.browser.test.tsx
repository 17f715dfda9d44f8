import type { Game } from '@fairground/engines/lottery/games';
import { GAMES } from '@fairground/engines/lottery/games';
import { Profiler } from 'react';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderOnSite } from '../../../testing/stand.tsx';
import { setServerAhead } from '../hooks/use-clock.ts';
import { nextIssue } from '../model/current-issue.ts';
import { Countdown } from './countdown.tsx';

/** A lottery that draws every minute. */
const gameOfMinutes = (): Game => {
  const game = GAMES.find(({ timetable: { schedule } }) => schedule.kind === 'interval' && schedule.seconds === 60);
  if (game === undefined) throw new Error('No lottery draws every minute.');
  return game;
};

const GAME = gameOfMinutes();
const NOON = Date.parse('2026-11-17T05:00:00Z');
const ISSUE = nextIssue(GAME, NOON);
const LOCK_MS = ISSUE?.lockAt.getTime() ?? 0;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  vi.spyOn(performance, 'now').mockImplementation(() => Date.now());
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** Within a second, as visitors come. */
const beginAt = (nowMs: number) => setServerAhead(nowMs + 300 - performance.now());

const passSeconds = async (count: number) => {
  for (let passed = 0; passed < count; passed += 1) await vi.advanceTimersByTimeAsync(1_000);
};

const faces = () =>
  page
    .getByRole('timer')
    .elements()
    .map(({ textContent }) => textContent);

test('every countdown of the page counts down, and none of them renders while only the seconds change', async () => {
  beginAt(LOCK_MS - 45_000);
  const onRender = vi.fn();
  await renderOnSite(
    <Profiler id="countdowns" onRender={onRender}>
      {Array.from({ length: 70 }, (_, place) => (
        <Countdown key={place} game={GAME} />
      ))}
    </Profiler>,
  );
  expect(new Set(faces())).toEqual(new Set(['00:45']));
  onRender.mockClear();

  await passSeconds(20);

  expect(faces()).toHaveLength(70);
  expect(new Set(faces())).toEqual(new Set(['00:25']));
  expect(onRender).not.toHaveBeenCalled();
});

test('a countdown that the browser does not draw is not written, and is right as soon as it comes near', async () => {
  // The browser tells by itself, some frames later, that it draws the place: only the test says here what is skipped.
  const quiet = (event: Event): void => {
    if (event.isTrusted) event.stopImmediatePropagation();
  };
  addEventListener('contentvisibilityautostatechange', quiet, { capture: true });
  onTestFinished(() => removeEventListener('contentvisibilityautostatechange', quiet, { capture: true }));
  beginAt(LOCK_MS - 45_000);
  await renderOnSite(
    <div className="lot-late">
      <Countdown game={GAME} />
    </div>,
  );
  const tellSkipped = (skipped: boolean) =>
    document
      .querySelector('.lot-late')
      ?.dispatchEvent(new ContentVisibilityAutoStateChangeEvent('contentvisibilityautostatechange', { skipped }));

  tellSkipped(true);
  await passSeconds(5);
  expect(faces()).toEqual(['00:45']);

  tellSkipped(false);
  expect(faces()).toEqual(['00:40']);
});

test('one timer moves all of them', async () => {
  beginAt(LOCK_MS - 45_000);
  const timersOf = async (countdowns: number): Promise<number> => {
    const before = vi.getTimerCount();
    await renderOnSite(
      <>
        {Array.from({ length: countdowns }, (_, place) => (
          <Countdown key={place} game={GAME} />
        ))}
      </>,
    );
    return vi.getTimerCount() - before;
  };
  const ofTheSite = await timersOf(0);

  expect(await timersOf(70)).toBe(ofTheSite + 1);
});

test('a hidden tab stands still and shows the right time when it is seen again', async () => {
  beginAt(LOCK_MS - 45_000);
  await renderOnSite(<Countdown game={GAME} />);
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange'));

  await passSeconds(10);
  expect(faces()).toEqual(['00:45']);

  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(faces()).toEqual(['00:35']);
  await passSeconds(1);
  expect(faces()).toEqual(['00:34']);
});

test('seconds are not read aloud; that little is left and that bets are closed is', async () => {
  beginAt(LOCK_MS - 12_000);
  await renderOnSite(<Countdown game={GAME} size="lg" />);
  const status = () => page.getByRole('status').element().textContent;
  expect(page.getByRole('timer').element().closest('[aria-live], [role=status]')).toBeNull();
  expect(status()).toBe('');

  await passSeconds(3);
  expect(status()).toBe('Ten seconds until bets close.');

  await passSeconds(10);
  expect(status()).toBe('Bets are closed. The draw follows.');
});
