import type { GameStatus } from '@fairground/contract/catalog/game';

/** Whether no engine plays a game yet. Nothing lists, counts or finds it until one does. */
export const isBuilding = ({ status }: { readonly status: GameStatus }): boolean => status === 'COMING_SOON';
