import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server';
import { cose, decodeAttestationObject, decodeCredentialPublicKey } from '@simplewebauthn/server/helpers';

/** Checks what a browser says a passkey did. Every fault in it, of whatever kind, is the same no. */

export type Site = { readonly hostname: string; readonly origins: readonly string[] };

export type MadePasskey = {
  readonly credentialId: Buffer;
  readonly publicKey: Buffer;
  readonly algorithm: number;
  readonly signCount: bigint;
};

/** ES256, EdDSA and RS256: what authenticators in use speak. */
const ALGORITHMS = [-7, -8, -257];

const TRANSPORTS = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;

export const knownTransports = (given: readonly string[]) => TRANSPORTS.filter((known) => given.includes(known));

export const readMadePasskey = async (
  made: { readonly credentialId: string; readonly clientDataJson: string; readonly attestationObject: string },
  { challenge, site }: { readonly challenge: string; readonly site: Site },
): Promise<MadePasskey | undefined> => {
  const verified = await orNothing(async () => {
    refuseCertificates(made.attestationObject);
    return verifyRegistrationResponse({
      response: {
        id: made.credentialId,
        rawId: made.credentialId,
        type: 'public-key',
        response: { clientDataJSON: made.clientDataJson, attestationObject: made.attestationObject },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin: [...site.origins],
      expectedRPID: site.hostname,
      // The passkey stands for both factors, so it must have asked for a finger, a face or a pin.
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    });
  });
  if (verified?.verified !== true) return undefined;
  const { id, publicKey, counter } = verified.registrationInfo.credential;
  return {
    credentialId: Buffer.from(id, 'base64url'),
    publicKey: Buffer.from(publicKey),
    algorithm: Number(decodeCredentialPublicKey(publicKey).get(cose.COSEKEYS.alg)),
    signCount: BigInt(counter),
  };
};

/**
 * We do not ask who built the authenticator. A statement with certificates, which name addresses to look their
 * revocation up at, would make the server call any address somebody names.
 */
const refuseCertificates = (attestationObject: string): void => {
  const decoded = decodeAttestationObject(Uint8Array.from(Buffer.from(attestationObject, 'base64url')));
  const format = decoded.get('fmt');
  const isPlain = format === 'none' || (format === 'packed' && decoded.get('attStmt').get('x5c') === undefined);
  if (!isPlain) throw new Error('A statement with certificates was not asked for.');
};

export type Signed = {
  readonly credentialId: string;
  readonly clientDataJson: string;
  readonly authenticatorData: string;
  readonly signature: string;
};

/** The passkey's counter after a signature that is right for the challenge. */
export const readSignature = async (
  signed: Signed,
  {
    challenge,
    site,
    passkey,
  }: {
    readonly challenge: string;
    readonly site: Site;
    readonly passkey: { readonly publicKey: Buffer; readonly signCount: bigint };
  },
): Promise<bigint | undefined> => {
  const verified = await orNothing(() =>
    verifyAuthenticationResponse({
      response: {
        id: signed.credentialId,
        rawId: signed.credentialId,
        type: 'public-key',
        response: {
          clientDataJSON: signed.clientDataJson,
          authenticatorData: signed.authenticatorData,
          signature: signed.signature,
        },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin: [...site.origins],
      expectedRPID: site.hostname,
      requireUserVerification: true,
      credential: {
        id: signed.credentialId,
        publicKey: Uint8Array.from(passkey.publicKey),
        counter: Number(passkey.signCount),
      },
    }),
  );
  return verified?.verified === true ? BigInt(verified.authenticationInfo.newCounter) : undefined;
};

/** The library throws for each of the many ways to be wrong, with words that are none of the caller's business. */
const orNothing = async <Result>(check: () => Promise<Result>): Promise<Result | undefined> => {
  try {
    return await check();
  } catch {
    return undefined;
  }
};
