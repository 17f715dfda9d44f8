import { SLICES_MAX, SLICE_WHOLE_MIN } from '@fairground/contract/cashier/slice-states';
import type { MemberId } from '@fairground/contract/ids';
import { UNITS_PER_WHOLE } from '@fairground/contract/money';
import type { Reader } from '../../../platform/database/index.ts';
import type { CashierDeps } from '../deps.ts';

/** Channel, provider and house account of payments between members. */
export const C2C = 'c2c';
export const SLICE_MIN = SLICE_WHOLE_MIN * UNITS_PER_WHOLE;
export const MATCH_RULES = { sliceMin: SLICE_MIN, slicesMax: SLICES_MAX };
/** Both sides are identified to this level. */
export const C2C_LEVEL = 2;
/** So long a withdrawal waits for members before the sandbox's counterparty takes it. */
export const COUNTERPARTY_MINUTES = 1;

/** Off unless an operator switches it on, and only on play money: paying each other is money transmission elsewhere. */
export const isC2cOn = async ({ mode, system }: Pick<CashierDeps, 'mode' | 'system'>): Promise<boolean> =>
  mode === 'sandbox' && (await system.readFlags()).C2C === true;

export const isIdentified = async (
  { verification }: Pick<CashierDeps, 'verification'>,
  reader: Reader,
  member: MemberId,
): Promise<boolean> => (await verification.levelOf(reader, member)) >= C2C_LEVEL;
