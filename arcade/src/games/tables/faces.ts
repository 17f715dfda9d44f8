import type { TableKind } from '@fairground/contract/studio/game';
import type { MakeFace } from './face.ts';
import { baccaratFace, dragonTigerFace } from './faces/card-faces.ts';
import { blackjackFace } from './faces/blackjack-face.ts';
import { bauCuaFace, sicBoFace, xocDiaFace } from './faces/dice-faces.ts';
import { rouletteFace } from './faces/roulette-face.ts';
import { fanTanFace, moneyWheelFace } from './faces/show-faces.ts';

export const FACES: Readonly<Record<TableKind, MakeFace>> = {
  baccarat: baccaratFace,
  roulette: rouletteFace,
  'sic-bo': sicBoFace,
  'dragon-tiger': dragonTigerFace,
  'bau-cua': bauCuaFace,
  'xoc-dia': xocDiaFace,
  'fan-tan': fanTanFace,
  'money-wheel': moneyWheelFace,
  blackjack: blackjackFace,
};
