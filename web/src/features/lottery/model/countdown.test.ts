import { gameOf } from '@fairground/engines/lottery/games';
import { expect, test } from 'vitest';
import { clockFace, openPart, phaseAt, remainingAt } from './countdown.ts';
import { lastIssue, nextIssue } from './current-issue.ts';
import { aheadOf, bestOf } from './server-clock.ts';

const at = (time: string): number => Date.parse(`2026-03-21T${time}Z`);
const ISSUE = {
  openAt: new Date(at('10:00:00')),
  lockAt: new Date(at('10:00:55')),
  drawAt: new Date(at('10:01:00')),
};

test('bets are taken until the lock and not at it', () => {
  expect(phaseAt(ISSUE, at('09:59:59'))).toBe('coming');
  expect(phaseAt(ISSUE, at('10:00:54'))).toBe('open');
  expect(phaseAt(ISSUE, at('10:00:55'))).toBe('locked');
  expect(phaseAt(ISSUE, at('10:01:00'))).toBe('drawn');
});

test('the countdown goes to the lock, then to the draw, and never below nothing', () => {
  expect(remainingAt(ISSUE, at('10:00:50'))).toBe(5_000);
  expect(remainingAt(ISSUE, at('10:00:56'))).toBe(4_000);
  expect(remainingAt(ISSUE, at('10:02:00'))).toBe(0);
  expect(openPart(ISSUE, at('10:00:00'))).toBe(1);
  expect(openPart(ISSUE, at('10:00:44'))).toBe(0.2);
  expect(openPart(ISSUE, at('10:02:00'))).toBe(0);
});

test('a clock shows a second that has begun until it is over', () => {
  expect(clockFace(0)).toEqual({ days: 0, text: '00:00' });
  expect(clockFace(1)).toEqual({ days: 0, text: '00:01' });
  expect(clockFace(61_000)).toEqual({ days: 0, text: '01:01' });
  expect(clockFace(3_600_000)).toEqual({ days: 0, text: '01:00:00' });
  expect(clockFace(90_061_000)).toEqual({ days: 1, text: '01:01:01' });
});

test('[part of R-04] the time of the server is known whatever the clock of the browser shows', () => {
  const serverMs = at('10:00:30');
  const slow = { sentMs: 1_000, receivedMs: 1_800, serverMs };
  const quick = { sentMs: 2_000, receivedMs: 2_040, serverMs };

  const best = bestOf([slow, quick]);

  expect(best).toBe(quick);
  expect(best && aheadOf(best) + 2_020).toBe(serverMs);
  expect(bestOf([])).toBeUndefined();
});

test('the issue that is drawn next is the same while it is locked, and another one from the draw on', () => {
  const game = gameOf('SSC1M');
  if (game === undefined) throw new Error('SSC1M is offered.');
  const open = nextIssue(game, at('10:00:30'));
  const locked = nextIssue(game, at('10:00:58'));
  const after = nextIssue(game, at('10:01:00'));

  expect(locked).toEqual(open);
  expect(after?.numero).not.toBe(open?.numero);
  expect(lastIssue(game, at('10:01:00'))?.numero).toBe(open?.numero);
  expect(open && phaseAt(open, at('10:00:58'))).toBe('locked');
});
