import type { MemberId } from '@fairground/contract/ids';
import type { Money } from '@fairground/contract/money';
import type { Tx } from '../../../platform/database/index.ts';
import type { Module } from '../../../platform/module.ts';
import type { CashierDeps } from '../deps.ts';

export type TurnoverSource = 'DEPOSIT' | 'TRANSFER_IN' | 'PROMO' | 'POINT_CONVERT' | 'ADJUST';

/** What must be played before money may leave (domain 9.5). */
export type Turnover = Module & {
  /** Opens a requirement in the transaction of the credit it belongs to; the same source and reference open it once. */
  readonly open: (
    tx: Tx,
    requirement: {
      readonly member: MemberId;
      readonly source: TurnoverSource;
      readonly reference: string;
      readonly required: Money;
    },
  ) => Promise<void>;
};

export const createTurnover = (_deps: CashierDeps): Turnover => ({ open: () => Promise.resolve() });
