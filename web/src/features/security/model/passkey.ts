import type { BodyOf, ValueOf } from '@fairground/contract/endpoint';
import type { beginPasskey, finishPasskey } from '@fairground/contract/identity/endpoints';

type Wanted = ValueOf<typeof beginPasskey>;
type Made = Omit<BodyOf<typeof finishPasskey>, 'name' | 'challengeId'>;

/** The signatures every authenticator in use can make: ES256, RS256, EdDSA. */
const ALGORITHMS = [-7, -257, -8];

export const toBase64url = (bytes: ArrayBuffer): string =>
  btoa(String.fromCodePoint(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

export const fromBase64url = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.codePointAt(0) ?? 0);

/** What the browser is asked for: a passkey it finds by itself at the next login, made by somebody it has checked. */
export const creationOptions = (wanted: Wanted): PublicKeyCredentialCreationOptions => ({
  challenge: fromBase64url(wanted.challenge),
  rp: { id: wanted.rpId, name: wanted.rpName },
  user: { id: fromBase64url(wanted.userHandle), name: wanted.userName, displayName: wanted.userName },
  pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
  excludeCredentials: wanted.excludeCredentials.map((id) => ({ type: 'public-key', id: fromBase64url(id) })),
  authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
  attestation: 'none',
  timeout: wanted.timeoutMs,
});

/** A browser without passkeys, or a page that is not on a safe address, offers none. */
export const canMakePasskeys = (): boolean =>
  typeof window !== 'undefined' && window.isSecureContext && 'PublicKeyCredential' in window;

/** Why no passkey came about, as far as the page knows. */
export class PasskeyError extends Error {
  readonly reason: 'cancelled' | 'exists' | 'failed';

  constructor(reason: PasskeyError['reason'], options?: ErrorOptions) {
    super(`No passkey was made: ${reason}.`, options);
    this.name = 'PasskeyError';
    this.reason = reason;
  }
}

/** Lets the browser make a passkey and writes down what the server needs of it. */
export const makePasskey = async (wanted: Wanted): Promise<Made> => {
  const credential = await create(wanted);
  if (!(credential instanceof PublicKeyCredential)) throw new PasskeyError('failed');
  const { response } = credential;
  if (!(response instanceof AuthenticatorAttestationResponse)) throw new PasskeyError('failed');
  return {
    credentialId: toBase64url(credential.rawId),
    clientDataJson: toBase64url(response.clientDataJSON),
    attestationObject: toBase64url(response.attestationObject),
    transports: response.getTransports(),
  };
};

const create = async (wanted: Wanted): Promise<Credential | null> => {
  try {
    return await navigator.credentials.create({ publicKey: creationOptions(wanted) });
  } catch (error) {
    const said = error instanceof DOMException ? error.name : '';
    if (said === 'InvalidStateError') throw new PasskeyError('exists', { cause: error });
    // A closed prompt and one nobody answered look the same, so that no site can learn who has which passkey.
    throw new PasskeyError(said === 'NotAllowedError' || said === 'AbortError' ? 'cancelled' : 'failed', {
      cause: error,
    });
  }
};
