import type { GameKind } from '@fairground/contract/studio/game';
import type { MakeGame } from '../shell/game.ts';

/** Played round by round; fishing is a room of its own. */
export type RoundKind = Exclude<GameKind, 'fishing'>;

/** Each game is a part of its own: a player loads the one that is played. */
const MAKERS: Readonly<Record<RoundKind, () => Promise<{ readonly makeGame: MakeGame }>>> = {
  slot: () => import('./slot/slot.ts'),
  dice: () => import('./dice/dice.ts'),
  crash: () => import('./crash/crash.ts'),
  plinko: () => import('./plinko/plinko.ts'),
  wheel: () => import('./wheel/wheel.ts'),
  keno: () => import('./keno/keno.ts'),
  mines: () => import('./mines/mines.ts'),
  'hi-lo': () => import('./hi-lo/hi-lo.ts'),
};

export const makerOf = async (kind: RoundKind): Promise<MakeGame> => (await MAKERS[kind]()).makeGame;
