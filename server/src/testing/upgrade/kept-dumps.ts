import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { constants, gunzipSync, gzipSync } from 'node:zlib';
import type { Kept } from './facts.ts';

const folder = new URL('dumps/', import.meta.url);
const pathOf = (name: string): string => fileURLToPath(new URL(name, folder));

export type Dump = { readonly script: string; readonly kept: Kept };

/** The dumps there are, oldest first, and the time of the newest migration that each of them has. */
export const DUMPS = [
  ['2026-11-18', '20261203_1700'],
  ['2026-11-19', '20261223_0511'],
  ['2026-11-20', '20261224_0901'],
] as const;

/** A dump by the day it was made. */
export const readDump = (name: string): Dump => {
  const unpacked = (ending: string): string =>
    gunzipSync(readFileSync(pathOf(`${name}.${ending}.gz`))).toString('utf8');
  return { script: unpacked('sql'), kept: JSON.parse(unpacked('json')) as Kept };
};

/** Answers how many bytes it takes. */
export const writeDump = (name: string, { script, kept }: Dump): number => {
  const packed = (text: string): Buffer => gzipSync(text, { level: constants.Z_BEST_COMPRESSION });
  const parts = [
    ['sql', packed(script)],
    ['json', packed(JSON.stringify(kept))],
  ] as const;
  for (const [ending, bytes] of parts) writeFileSync(pathOf(`${name}.${ending}.gz`), bytes);
  return parts.reduce((sum, [, bytes]) => sum + bytes.length, 0);
};
