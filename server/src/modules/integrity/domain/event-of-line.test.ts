import { expect, test } from 'vitest';
import { kindOfAction } from './event-of-line.ts';

test.each([
  ['wallet.adjust', 'adjustment'],
  ['catalog.stop-play', 'gaming-switch'],
  ['catalog.close-vendor', 'game-change'],
  ['lottery.correct-draw', 'override'],
  ['system.set-flag', 'configuration-change'],
  ['members.change-status', 'account-status'],
  ['operators.change-roles', 'authority-change'],
  ['verification.decide-case', 'identity-change'],
  ['studio.change-pool', 'jackpot-change'],
  ['integrity.set-threshold', 'configuration-change'],
  ['sports.correct-result', 'override'],
  ['sports.void-market', 'override'],
  ['sports.lock-price', 'override'],
  ['rooms.void-hand', 'override'],
  ['agents.recalculate-run', 'override'],
  ['promotions.give-grant', 'adjustment'],
  ['promotions.revoke-grant', 'adjustment'],
  ['loyalty.adjust-points', 'adjustment'],
  ['rooms.switch-room', 'game-change'],
  ['sports.change-limits', 'configuration-change'],
  ['promotions.publish-terms', 'configuration-change'],
  ['loyalty.change-rebate-rule', 'configuration-change'],
  ['agents.offer-of-house', 'configuration-change'],
])('%s is written down as %s', (action, kind) => {
  expect(kindOfAction(action)).toBe(kind);
});

test('what only looks, and daily work without weight, is no significant event', () => {
  expect(
    [
      'sports.mark-bet-seen',
      'promotions.decide-application',
      'risk.show-case',
      'members.reveal-field',
      'members.set-labels',
      'content.add-banner',
      'desk.export-report',
    ].map(kindOfAction),
  ).toEqual(Array.from({ length: 7 }, () => undefined));
});
