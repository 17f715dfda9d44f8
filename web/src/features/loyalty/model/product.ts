import { BET_CATEGORIES } from '@fairground/contract/betting/endpoints';
import type { BetCategory } from '@fairground/contract/betting/endpoints';

const KNOWN: ReadonlySet<string> = new Set(BET_CATEGORIES);

/** Whether a word names a product of ours. */
export const isProduct = (word: string): word is BetCategory => KNOWN.has(word);
