import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/database/index.ts';
import type { Passwords } from '../../platform/passwords/index.ts';
import type { RandomSource } from '../../platform/random.ts';
import type { SecretKeys } from '../../platform/secret-box.ts';
import type { Audit } from '../audit/index.ts';
import type { HoldRoleChange, RoleChangeKind } from './change-roles.ts';
import type { HoldKeyGrant, KeyGrantKind } from './keys/grant-key.ts';
import type { HoldReset, ResetKind } from './reset-staff.ts';

/** Everything staff accounts need from the rest of the product. */
export type OperatorsDeps = {
  readonly db: Db;
  readonly clock: Clock;
  readonly random: RandomSource;
  readonly audit: Pick<Audit, 'record'>;
  readonly passwords: Pick<Passwords, 'hash' | 'verify' | 'refuseWhenFull'>;
  readonly secretsKey: SecretKeys | undefined;
  /** Names the product in authenticator apps. */
  readonly siteName: string;
  /** Where the console will answer; links begin with it. */
  readonly publicUrl: string | undefined;
  /** Four-eyes: `register` of the approvals module. Without it no roles are changed. */
  readonly registerRoleChange?: (kind: RoleChangeKind) => HoldRoleChange;
  /** The same for resets of a lost authenticator. */
  readonly registerReset?: (kind: ResetKind) => HoldReset;
  /** The same for new API keys. */
  readonly registerKeyGrant?: (kind: KeyGrantKind) => HoldKeyGrant;
};
