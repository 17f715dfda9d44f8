import { readFileSync } from 'node:fs';

export const MODES = ['play', 'sandbox', 'live'] as const;
export type Mode = (typeof MODES)[number];

/** The mode a brand is of; a brand that cannot be read stops the start later, with a reason. */
export const modeOfBrand = (folder: string): Mode => {
  try {
    const file = new URL(`../../../brands/${encodeURIComponent(folder)}/brand.json`, import.meta.url);
    const { mode } = JSON.parse(readFileSync(file, 'utf8')) as { readonly mode?: unknown };
    return MODES.find((known) => known === mode) ?? 'sandbox';
  } catch {
    return 'sandbox';
  }
};
