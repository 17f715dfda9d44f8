import { createSecretBox } from '../../platform/secret-box.ts';
import type { SecretBox } from '../../platform/secret-box.ts';
import type { ClosedColumn } from '../../platform/rekey.ts';
import type { OperatorsDeps } from './deps.ts';

/** What the use cases of this module share. */
export type Core = OperatorsDeps & { readonly secrets: SecretBox };

const OWNER = 'operators';

export const createCore = (deps: OperatorsDeps): Core => ({
  ...deps,
  secrets: secretBoxOf(deps.secretsKey, deps.random),
});

/** Names the row a secret belongs to: a secret moved to another row does not open. */
export const aboutTotp = (staffId: bigint | string): string => `totp ${staffId}`;

export const totpColumn = (box: SecretBox): ClosedColumn => ({
  box,
  table: 'operators_staff',
  key: 'id',
  column: 'totp_secret',
  about: { column: 'id', of: aboutTotp },
});

export const secretBoxOf = (
  keys: Parameters<typeof createSecretBox>[0],
  random: Parameters<typeof createSecretBox>[1],
): SecretBox => createSecretBox(keys, random, OWNER);
