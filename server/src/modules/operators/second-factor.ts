import type { Tx } from '../../platform/database/index.ts';
import { stepOfCode } from '../../platform/totp/index.ts';
import type { Core } from './core.ts';
import { aboutTotp } from './core.ts';
import { readPasskeyProof } from './passkeys.ts';
import type { SignedByPasskey } from './passkeys.ts';
import { usePasskey } from './store/passkeys.ts';
import { setLastStep } from './store/staff.ts';
import type { Staff } from './store/staff.ts';

/** The second factor of a login: authenticator code or passkey. */
export type SecondFactor = { readonly code?: string | undefined; readonly passkey?: SignedByPasskey | undefined };

/** Uses up what was shown, in the transaction of what it opens; false when it is wrong. */
export type UseSecondFactor = (tx: Tx, staff: Staff, now: Date) => Promise<boolean>;

/** Reads a second factor before the transaction: the signature of a passkey is checked outside of locks. */
export const readSecondFactor = async (
  core: Core,
  found: Staff | undefined,
  { code, passkey }: SecondFactor,
  host: string,
): Promise<UseSecondFactor> => {
  if (passkey !== undefined) {
    const proof = await readPasskeyProof(core, found?.id, passkey, host);
    return (tx, _staff, now) => (proof === undefined ? Promise.resolve(false) : usePasskey(tx, proof, now));
  }
  return async (tx, staff, now) => {
    const secret = core.secrets.open(staff.totpSecret, aboutTotp(staff.id));
    const step = code === undefined ? undefined : stepOfCode(secret, code, { now, lastStep: staff.totpLastStep });
    if (step !== undefined) await setLastStep(tx, staff.id, step);
    return step !== undefined;
  };
};
