import type { PictureType } from '@fairground/contract/pictures/rules';

const SIGNATURES: readonly (readonly [PictureType, readonly number[]])[] = [
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['image/jpeg', [0xff, 0xd8, 0xff]],
];

/** What a file says it is with its first bytes; neither its name nor a header is asked. */
export const kindOf = (bytes: Uint8Array): PictureType | undefined =>
  SIGNATURES.find(([, signature]) => signature.every((byte, at) => bytes[at] === byte))?.[0];
