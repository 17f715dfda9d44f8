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
  defaultPlayType: '',
};
const frame = { kind: 'frame', href: '/game?nodeId=7' };

test('[part of T-17] a lottery of the sea opens as a game of its own, with nothing around it', () => {
  for (const gameType of ['LOTT', 'ELOTT'] as const)
    expect(launchStepOf({ ...slot, gameType, accountTypeName: 'TCG_SEA', vassalage: 'TCG_LOTTO_VN' })).toEqual({
      kind: 'seamless',
      href: '/seamless?nodeId=7&lottoArea=SEA',
    });
});

test('[part of T-17] [R-05] the lottery of Vietnam has a page, by its account or by its vendor, with its code or its game code', () => {
  const lottery = { ...slot, gameType: 'LOTT' as const, accountTypeName: 'TCG_LOTTO_VN' };

  expect(launchStepOf({ ...lottery, code: 'MB' })).toEqual({ kind: 'page', href: '/vnlottery?gameCode=MB' });
  expect(launchStepOf({ ...lottery, accountTypeName: 'LOTT', vassalage: 'TCG_LOTTO_VN' })).toEqual({
    kind: 'page',
    href: '/vnlottery?gameCode=jl-7',
  });
});

test('[part of T-17] [part of R-04] lotteries of our own go to the draw room, at their play where they have a code and a play', () => {
  const lottery = { ...slot, gameType: 'ELOTT' as const };

  for (const accountTypeName of ['LOTT', 'ELOTT'])
    expect(launchStepOf({ ...lottery, accountTypeName })).toEqual({ kind: 'page', href: '/lottery' });
  expect(launchStepOf({ ...lottery, accountTypeName: 'LOTT', code: 'K3', defaultPlayType: 'a b' })).toEqual({
    kind: 'page',
    href: '/lottery?gameCode=K3&playType=a+b',
  });
  expect(launchStepOf({ ...lottery, accountTypeName: 'LOTT', code: 'K3' })).toEqual({ kind: 'page', href: '/lottery' });
});

test('[part of T-17] any other lottery is launched like a game of a third party', () => {
  const lottery = { ...slot, gameType: 'LOTT' as const, accountTypeName: 'SGW' };

  expect(launchStepOf(lottery)).toEqual(frame);
  expect(launchStepOf({ ...lottery, isGame: 'VASSALAGE' })).toEqual({ kind: 'vendor-list', vendor: 'JL' });
});

test('[part of T-17] only lotteries are distinguished by their account', () => {
  expect(launchStepOf({ ...slot, accountTypeName: 'TCG_SEA' })).toEqual(frame);
  expect(launchStepOf({ ...slot, accountTypeName: 'TCG_LOTTO_VN', vassalage: 'TCG_LOTTO_VN' })).toEqual(frame);
  expect(launchStepOf({ ...slot, accountTypeName: 'ELOTT' })).toEqual(frame);
});

test('[part of T-17] [part of R-06] sport, e-sport and cockfight open the book at the competition or the room of their code', () => {
  const opened = (gameType: LaunchableGame['gameType'], code: string) => launchStepOf({ ...slot, gameType, code });

  expect(opened('SPORTS', '')).toEqual({ kind: 'page', href: '/sports/book' });
  expect(opened('SPORTS', 'red-river')).toEqual({ kind: 'page', href: '/sports/book/red-river' });
  expect(opened('ESPORTS', 'five-lane')).toEqual({ kind: 'page', href: '/esports/book' });
  expect(opened('COCKFIGHT', 'ring-sunrise')).toEqual({ kind: 'page', href: '/cockfight/ring/ring-sunrise' });
  expect(launchStepOf({ ...slot, gameType: 'SPORTS', isGame: 'VASSALAGE' })).toEqual({
    kind: 'page',
    href: '/sports/book',
  });
});

test('[part of T-17] a vendor with a list shows it, and every other game opens in the frame', () => {
  expect(launchStepOf({ ...slot, isGame: 'VASSALAGE', vassalage: 'PT' })).toEqual({
    kind: 'vendor-list',
    vendor: 'PT',
  });
  expect(launchStepOf(slot)).toEqual(frame);
});

test('a game of cards against people opens the room of its code, and all rooms without one', () => {
  expect(launchStepOf({ ...slot, gameType: 'PVP', code: 'holdem-4-fast' })).toEqual({
    kind: 'page',
    href: '/pvp/room/holdem-4-fast?nodeId=7',
  });
  expect(launchStepOf({ ...slot, gameType: 'PVP' })).toEqual({ kind: 'page', href: '/pvp/rooms' });
});
