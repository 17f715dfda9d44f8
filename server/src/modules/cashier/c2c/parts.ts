import type { SecretBox } from '../../../platform/secret-box.ts';
import type { DepositDeps } from '../deposit/parts.ts';

/** What the use cases of payments between members are handed: they credit deposits and spend what withdrawals hold. */
export type C2cCore = DepositDeps & { readonly box: SecretBox };
