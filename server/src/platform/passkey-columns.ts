import type { MadePasskey } from './webauthn.ts';

/** What the passkeys of members and those of staff keep alike; whose each is stands beside it. */
export type PasskeyColumns = {
  credential_id: Buffer;
  public_key: Buffer;
  algorithm: number;
  sign_count: bigint;
  transports: string[];
  name: string;
  made_at: Date;
  used_at: Date | null;
};

export type NamedPasskey = MadePasskey & {
  readonly transports: readonly string[];
  readonly name: string;
  readonly madeAt: Date;
};

/** The columns of a passkey that was just made. */
export const passkeyColumns = (passkey: NamedPasskey): Omit<PasskeyColumns, 'used_at'> => ({
  credential_id: passkey.credentialId,
  public_key: passkey.publicKey,
  algorithm: passkey.algorithm,
  sign_count: passkey.signCount,
  transports: [...passkey.transports],
  name: passkey.name,
  made_at: passkey.madeAt,
});
