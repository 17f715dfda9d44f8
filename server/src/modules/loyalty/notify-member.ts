import type { MemberId } from '@fairground/contract/ids';
import { loyaltyChanged } from '@fairground/contract/loyalty/pushes';
import { afterCommit } from '../../platform/database/index.ts';
import type { Tx } from '../../platform/database/index.ts';
import type { LoyaltyDeps } from './deps.ts';

/** Tells the open pages of a member after the commit that its points or orders changed. */
export const notifyMember = ({ realtime }: Pick<LoyaltyDeps, 'realtime'>, tx: Tx, member: MemberId): void =>
  afterCommit(tx, () => realtime.toMember(loyaltyChanged, member, {}));
