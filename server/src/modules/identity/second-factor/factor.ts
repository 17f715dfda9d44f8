import type { MemberId } from '@fairground/contract/ids';
import type { Reader, Tx } from '../../../platform/database/index.ts';

/** The authenticator of an account, as the second verification asks for it. */
export type Factor = {
  readonly read: (
    reader: Reader,
    memberId: MemberId,
  ) => Promise<{ readonly hasTotp: boolean; readonly recoveryCodesLeft: number }>;
  /** Whether the code is right now; a right one is used up. */
  readonly checkTotp: (tx: Tx, memberId: MemberId, code: string) => Promise<boolean>;
  readonly spendRecoveryCode: (tx: Tx, memberId: MemberId, code: string) => Promise<boolean>;
};
