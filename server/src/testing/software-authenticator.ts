import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** A passkey made of software: it keeps a key, and signs as the standard says a real one does. */
export type Passkey = ReturnType<typeof makePasskey>;

export type Ceremony = {
  readonly challenge: string;
  readonly origin?: string;
  readonly rpId?: string;
  readonly type?: string;
  /** What the owner did: touched it (1) and showed a finger or a pin (4). */
  readonly flags?: number;
  readonly count?: number;
};

const PRESENT = 1;
const VERIFIED = 4;
const WITH_KEY = 64;
export const ORIGIN = 'http://play.example';
export const HOSTNAME = 'play.example';

export const makePasskey = (userHandle: string) => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialId = randomBytes(32);
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const coseKey = cbor(
    new Map<number, unknown>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]),
  );

  const authenticatorData = ({ rpId = HOSTNAME, flags = PRESENT | VERIFIED, count = 0 }: Ceremony, more: Buffer) => {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(count);
    const hash = createHash('sha256').update(rpId).digest();
    return Buffer.concat([hash, Buffer.from([more.length > 0 ? flags | WITH_KEY : flags]), counter, more]);
  };
  const clientData = ({ challenge, origin = ORIGIN }: Ceremony, type: string): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

  return {
    credentialId: text(credentialId),
    /** What a browser hands over for a new passkey; `statement` is the attestation, none unless given. */
    create: (ceremony: Ceremony, statement: { fmt: string; attStmt: Map<string, unknown> } = NO_STATEMENT) => {
      const length = Buffer.alloc(2);
      length.writeUInt16BE(credentialId.length);
      const key = Buffer.concat([Buffer.alloc(16), length, credentialId, coseKey]);
      const attestation = new Map<string, unknown>([
        ['fmt', statement.fmt],
        ['attStmt', statement.attStmt],
        ['authData', authenticatorData(ceremony, key)],
      ]);
      return {
        name: 'Laptop',
        credentialId: text(credentialId),
        clientDataJson: text(clientData(ceremony, ceremony.type ?? 'webauthn.create')),
        attestationObject: text(cbor(attestation)),
        transports: ['internal', 'carrier-pigeon'],
      };
    },
    /** What a browser hands over for a login. */
    get: (ceremony: Ceremony) => {
      const data = authenticatorData(ceremony, Buffer.alloc(0));
      const client = clientData(ceremony, ceremony.type ?? 'webauthn.get');
      const signed = Buffer.concat([data, createHash('sha256').update(client).digest()]);
      return {
        credentialId: text(credentialId),
        clientDataJson: text(client),
        authenticatorData: text(data),
        signature: text(sign('sha256', signed, privateKey)),
        userHandle,
      };
    },
  };
};

const NO_STATEMENT = { fmt: 'none', attStmt: new Map<string, unknown>() };

const text = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');

/** As much of CBOR (RFC 8949) as a passkey writes: whole numbers, bytes, words, lists and maps. */
const cbor = (value: unknown): Buffer => {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value]);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Array.isArray(value)) return Buffer.concat([head(4, value.length), ...value.map(cbor)]);
  if (value instanceof Map)
    return Buffer.concat([head(5, value.size), ...[...value].flatMap(([key, held]) => [cbor(key), cbor(held)])]);
  throw new TypeError('A passkey writes no such thing.');
};

const head = (major: number, length: number): Buffer => {
  if (length < 24) return Buffer.from([(major << 5) | length]);
  if (length < 256) return Buffer.from([(major << 5) | 24, length]);
  return Buffer.from([(major << 5) | 25, length >> 8, length & 255]);
};
