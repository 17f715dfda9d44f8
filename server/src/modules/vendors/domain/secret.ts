import { createHash, hash } from 'node:crypto';
import { newToken } from '../../../platform/random.ts';
import type { RandomSource } from '../../../platform/random.ts';

/** 256 random bits that are shown once; only their hash is kept. */
export const newSecret = (random: RandomSource): { readonly told: string; readonly hash: Buffer } => {
  const told = newToken(random);
  return { told, hash: hashOf(told) };
};

/** SHA-256 of a secret in hex, for statements that pass many rows. */
export const hexHashOf = (told: string): string => hash('sha256', told);

export const hashOf = (told: string): Buffer => createHash('sha256').update(told).digest();
