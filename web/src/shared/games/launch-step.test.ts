import type { GameNodeId } from '@fairground/contract/catalog/game';
import { expect, test } from 'vitest';
import { type LaunchableGame, launchStepOf } from './launch-step.ts';

const slot: LaunchableGame = {
  nodeId: 7n as GameNodeId,
  gameType: 'RNG',
  vassalage: 'JL',
  accountTypeName: 'JL',
  isGame: 'GAME',
  code: '',
  gameCode: 'jl-7',
};

test('[part of T-17] a lottery of the sea opens as a game of its own', () => {
  expect(launchStepOf({ ...slot, gameType: 'ELOTT', accountTypeName: 'TCG_SEA' })).toEqual({ kind: 'frame' });
});

test('[part of T-17] the lottery of Vietnam has a page, by its account or by its vendor', () => {
  const page = { kind: 'page', href: '/vnlottery?gameCode=MB' };

  expect(launchStepOf({ ...slot, gameType: 'LOTT', accountTypeName: 'TCG_LOTTO_VN', code: 'MB' })).toEqual(page);
  expect(launchStepOf({ ...slot, gameType: 'LOTT', vassalage: 'TCG_LOTTO_VN', gameCode: 'MB' })).toEqual(page);
});

test('[part of T-17] lotteries of the house go to the draw room, others are launched like any game', () => {
  expect(launchStepOf({ ...slot, gameType: 'LOTT', accountTypeName: 'ELOTT' })).toEqual({
    kind: 'page',
    href: '/lottery',
  });
  expect(launchStepOf({ ...slot, gameType: 'LOTT', accountTypeName: 'SGW' })).toEqual({ kind: 'frame' });
});

test('[part of T-17] a vendor with a list shows it, and every other game opens in the frame', () => {
  expect(launchStepOf({ ...slot, isGame: 'VASSALAGE', vassalage: 'PT' })).toEqual({
    kind: 'vendor-list',
    vendor: 'PT',
  });
  expect(launchStepOf(slot)).toEqual({ kind: 'frame' });
});
