import { expect, test } from 'vitest';
import { countdownText, matchSeconds, minuteText, stageOf } from './clock.ts';

const at = new Date('2026-11-17T05:00:00Z');
const nowMs = at.getTime() + 10_000;
const live = {
  sport: 'FOOTBALL',
  state: 'LIVE',
  periods: [],
  clock: { seconds: 600, at, isRunning: true, speed: 1 },
} as const;

test('the clock of a match runs on from the last value of the feed, at its speed, and stands while it is stopped', () => {
  expect(matchSeconds(live, nowMs)).toBe(610);
  expect(matchSeconds({ clock: { ...live.clock, speed: 30 } }, nowMs)).toBe(900);
  expect(matchSeconds({ clock: { ...live.clock, isRunning: false } }, nowMs)).toBe(600);
});

test('minutes are counted from one, and those over a half are set apart', () => {
  const played = (seconds: number) => ({ ...live, clock: { ...live.clock, seconds } });

  expect(minuteText(played(0), nowMs)).toBe("1'");
  expect(minuteText(played(46 * 60), nowMs)).toBe("45+2'");
  expect(minuteText({ ...played(46 * 60), periods: [{ home: 0, away: 0 }] }, nowMs)).toBe("47'");
});

test('a row says what stage a match is in', () => {
  expect(stageOf({ ...live, state: 'BREAK' }, nowMs)).toEqual({ is: 'break' });
  expect(stageOf({ ...live, sport: 'ESPORTS', periods: [{ home: 1, away: 0 }] }, nowMs)).toEqual({ is: 'map', map: 2 });
  expect(stageOf({ ...live, state: 'PREMATCH' }, nowMs)).toEqual({ is: 'before' });
  expect(stageOf({ ...live, state: 'CLOSED' }, nowMs)).toEqual({ is: 'over' });
});

test('a start that is near is counted down', () => {
  expect(countdownText(new Date(nowMs + 247_000), nowMs)).toBe('4:07');
  expect(countdownText(at, nowMs)).toBe('0:00');
});
