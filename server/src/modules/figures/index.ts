/** Adds up, per member, team and site and per business day, what was staked, paid, deposited and withdrawn. */
import type { Module } from '../../platform/module.ts';
import type { FiguresDeps } from './deps.ts';

export type Figures = Module;

export const createFigures = (_deps: FiguresDeps): Figures => ({});
