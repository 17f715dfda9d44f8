import { expect, test } from 'vitest';
import { isOpenGame, planOpening } from './open-game.ts';

const wanted = { nodeId: '7', account: 'ann' };
const newId = () => 'new-request';

test('[part of R-08] a tab with nothing open asks for a session under a name of its own', () => {
  expect(planOpening(null, wanted, newId)).toEqual({
    game: { ...wanted, requestId: 'new-request', sessionId: null },
    left: null,
  });
});

test('[part of R-08] a reload goes on with what the tab has, also when the first answer never came', () => {
  for (const sessionId of ['12', null]) {
    const kept = { ...wanted, requestId: 'first-request', sessionId };

    expect(planOpening(kept, wanted, newId)).toEqual({ game: kept, left: null });
  }
});

test('another game takes the place of the one before, whose session is left', () => {
  const kept = { nodeId: '6', account: 'ann', requestId: 'first-request', sessionId: '12' };

  expect(planOpening(kept, wanted, newId)).toEqual({
    game: { ...wanted, requestId: 'new-request', sessionId: null },
    left: '12',
  });
});

test('the session of somebody who was here before is neither used nor touched', () => {
  const kept = { nodeId: '7', account: 'ben', requestId: 'first-request', sessionId: '12' };

  expect(planOpening(kept, wanted, newId)).toMatchObject({ game: { account: 'ann', sessionId: null }, left: null });
});

test('what is stored in another shape counts as nothing', () => {
  expect(isOpenGame({ nodeId: '7', account: 'ann', requestId: 'x', sessionId: null })).toBe(true);
  for (const value of [null, 7, {}, { nodeId: 7, account: 'ann', requestId: 'x', sessionId: null }])
    expect(isOpenGame(value)).toBe(false);
});
