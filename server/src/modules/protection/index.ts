/** Lets a player set limits, pause and leave, and keeps everybody to it. */
import type { ErrorCode } from '@fairground/contract/errors';
import type { MemberId } from '@fairground/contract/ids';
import type { Money } from '@fairground/contract/money';
import type { Tx } from '../../platform/database/index.ts';
import type { Module } from '../../platform/module.ts';
import type { ProtectionDeps } from './deps.ts';

export type Protection = Module & {
  /**
   * What forbids a member to pay in this much more, if anything does: a pause, an exclusion or a deposit limit. Locks the
   * member's limits until the commit, so that deposits at the same moment are counted one after another. `waiting` is what
   * the member's unpaid deposits already ask for.
   */
  readonly objectionToDeposit: (
    tx: Tx,
    member: MemberId,
    deposit: { readonly amount: Money; readonly waiting: Money },
  ) => Promise<ErrorCode | undefined>;
};

export const createProtection = (_deps: ProtectionDeps): Protection => ({
  objectionToDeposit: () => Promise.resolve(undefined),
});
