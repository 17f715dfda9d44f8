import type { RoomSheet } from './rooms.ts';

/** Everybody brings the same, nobody joins later, blinds rise, and the last one with chips has them all. */

type Tabled = { readonly sheet: Pick<RoomSheet, 'style'>; readonly table: { readonly hand_no: number } };

export const isSitAndGo = ({ style }: Pick<RoomSheet, 'style'>): boolean => style === 'sit-and-go';

/** From its first hand on, seats are kept until their chips are gone. */
export const hasBegun = ({ sheet, table }: Tabled): boolean => isSitAndGo(sheet) && table.hand_no > 0;

const HANDS_A_LEVEL = 6;
const DOUBLED_MOST = 10;

/** By what the blinds of a hand are multiplied: they double every six hands. */
export const blindsFactor = (sheet: Pick<RoomSheet, 'style'>, no: number): number =>
  isSitAndGo(sheet) ? 2 ** Math.min(DOUBLED_MOST, Math.floor((no - 1) / HANDS_A_LEVEL)) : 1;
