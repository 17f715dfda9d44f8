import { TABLE_KINDS } from '@fairground/contract/studio/game';
import type { GameKind, TableKind } from '@fairground/contract/studio/game';
import type { MakeGame } from '../shell/game.ts';

/** Played round by round; fishing, crash and tables have rooms of their own. */
export type RoundKind = Exclude<GameKind, 'fishing' | 'crash' | TableKind>;

/** Each game is a part of its own: a player loads the one that is played. */
const MAKERS: Readonly<Record<RoundKind, () => Promise<{ readonly makeGame: MakeGame }>>> = {
  slot: () => import('./slot/slot.ts'),
  dice: () => import('./dice/dice.ts'),
  plinko: () => import('./plinko/plinko.ts'),
  wheel: () => import('./wheel/wheel.ts'),
  keno: () => import('./keno/keno.ts'),
  limbo: () => import('./limbo/limbo.ts'),
  mines: () => import('./mines/mines.ts'),
  'hi-lo': () => import('./hi-lo/hi-lo.ts'),
  towers: () => import('./towers/towers.ts'),
};

/** A table has rounds of its own, and a room around it instead of the shell. */
export const isTable = (kind: GameKind): kind is TableKind => TABLE_KINDS.some((table) => table === kind);

export const makerOf = async (kind: RoundKind): Promise<MakeGame> => (await MAKERS[kind]()).makeGame;
